import { Badge, Button } from '@mantine/core';
import type { ListedSession } from '../../../../protocol/own-access-calls.ts';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';
import { timeAgo } from '../../../kit/relative-time.ts';
import classes from './devices.module.css';

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
  const since = words.since(timeAgo(created, Math.max(now, created)));
  return (
    <li className={classes.item}>
      <div>
        <strong>{device}</strong>
        {isThis && (
          <Badge size="sm" variant="light" tt="none" className={classes.badge}>
            {words.thisDevice}
          </Badge>
        )}
        <span className={classes.line}>{since}</span>
        {!isThis && (
          <span className={classes.line}>
            {words.lastUsed(now - used < NOTED_EVERY_MS ? words.lastHour : timeAgo(used, now))}
          </span>
        )}
      </div>
      {!isThis && (
        <Button variant="default" size="xs" aria-label={words.signOutOf(device, since)} disabled={isBusy} onClick={end}>
          {words.signOut}
        </Button>
      )}
    </li>
  );
}
