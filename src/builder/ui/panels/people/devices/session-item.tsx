import type { ListedSession } from '../../../../protocol/own-access-calls.ts';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { OwnedItem } from '../../../kit/owned-item.tsx';
import { timeAgoWithin } from '../../../kit/relative-time.ts';

/** The use of a session is noted once an hour, in milliseconds. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

interface ItemProps {
  session: ListedSession;
  /** In milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  end: () => void;
}

/** A browser in which the person is signed in, with a button that ends that; the one that shows this has none. */
export function SessionItem({ session, now, isBusy, end }: ItemProps) {
  const { devices: words } = signInTexts();
  const { created, used, isThis } = session;
  const device = words.device(session);
  const since = words.since(timeAgoWithin(created, Math.max(now, created)));
  const lastUsed = now - used < NOTED_EVERY_MS ? words.lastHour : timeAgoWithin(used, now);
  return (
    <OwnedItem
      name={device}
      badge={isThis && words.thisDevice}
      lines={[since, !isThis && words.lastUsed(lastUsed)]}
      isBusy={isBusy}
      action={!isThis && { label: words.signOut, description: words.signOutOf(device, since), run: end }}
    />
  );
}
