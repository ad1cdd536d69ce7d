import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useStatus, type Status } from '../state/status.ts';
import classes from './shell.module.css';

const ICONS = { idle: undefined, saved: IconCheck, problem: IconAlertTriangle } satisfies Record<
  Status['kind'],
  unknown
>;

/** Says what was saved, or what is wrong. Screen readers announce it. */
export function StatusLine() {
  const { kind, text } = useStatus();
  const Drawing = ICONS[kind];
  return (
    <output className={classes.status} data-kind={kind} title={text || undefined}>
      {Drawing && <Drawing size={16} stroke={1.5} aria-hidden />}
      {/* The key restarts the fade for each message. */}
      <span key={text} className={classes.statusText}>
        {text}
      </span>
    </output>
  );
}
