import { Badge, Button } from '@mantine/core';
import type { ListedPasskey } from '../../../../protocol/own-access-calls.ts';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { timeAgo } from '../../../kit/relative-time.ts';
import classes from './devices.module.css';

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
  const added = created === undefined ? '' : words.added(timeAgo(created, Math.max(now, created)));
  return (
    <li className={classes.item}>
      <div>
        <strong>{name}</strong>
        {isThis && (
          <Badge size="sm" variant="light" tt="none" className={classes.badge}>
            {words.usedHere}
          </Badge>
        )}
        {added !== '' && <span className={classes.line}>{added}</span>}
        {used !== undefined && (
          <span className={classes.line}>{words.lastUsed(timeAgo(used, Math.max(now, used)))}</span>
        )}
      </div>
      {!isThis && remove && (
        <Button variant="default" size="xs" aria-label={words.removeOf(name, added)} disabled={isBusy} onClick={remove}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}
