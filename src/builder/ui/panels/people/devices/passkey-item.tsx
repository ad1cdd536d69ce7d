import type { ListedPasskey } from '../../../../protocol/own-access-calls.ts';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { OwnedItem } from '../../../kit/owned-item.tsx';
import { timeAgoWithin } from '../../../kit/relative-time.ts';

interface ItemProps {
  passkey: ListedPasskey;
  /** In milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  /** Left out for the last one, which stays. */
  remove: (() => void) | undefined;
}

/** Returns how a passkey is called. */
export function nameOfPasskey({ browser, system }: ListedPasskey): string {
  const { devices: words } = signInTexts();
  // Passkeys of earlier versions don't say where they were created.
  if (browser === undefined && system === undefined) return words.oldPasskey;
  return words.passkeyOf(words.device({ browser, system }));
}

/** A passkey of the person, with a button that removes it; the one with which this session was started has none. */
export function PasskeyItem({ passkey, now, isBusy, remove }: ItemProps) {
  const { devices: words } = signInTexts();
  const { created, used, isThis } = passkey;
  const name = nameOfPasskey(passkey);
  const added = created === undefined ? '' : words.added(timeAgoWithin(created, Math.max(now, created)));
  return (
    <OwnedItem
      name={name}
      badge={isThis && words.usedHere}
      lines={[added, used !== undefined && words.lastUsed(timeAgoWithin(used, Math.max(now, used)))]}
      isBusy={isBusy}
      action={!isThis && remove && { label: words.remove, description: words.removeOf(name, added), run: remove }}
    />
  );
}
