import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useSyncExternalStore } from 'react';
import { texts } from '../../editing-protocol/texts/texts.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { useStatus, type Status } from '../state/status.ts';
import classes from './shell.module.css';

const ICONS = { idle: undefined, saved: IconCheck, problem: IconAlertTriangle } satisfies Record<
  Status['kind'],
  unknown
>;

/** Says what was saved, or what is wrong. Screen readers announce it. */
export function StatusLine() {
  const { kind, text } = useStatus();
  const isSaving = useSyncExternalStore(drafts.subscribe, drafts.progress) === 'saving';
  const Drawing = ICONS[kind];
  return (
    <output
      className={classes.status}
      data-kind={isSaving ? 'saving' : kind}
      title={isSaving ? undefined : text || undefined}
    >
      {isSaving ? (
        // Not announced: it changes with every pause in typing.
        <>
          <IconPencil size={16} stroke={1.5} aria-hidden />
          <span className={classes.statusText} aria-hidden>
            {texts.shell.status.notSavedYet}
          </span>
        </>
      ) : (
        <>
          {Drawing && <Drawing size={16} stroke={1.5} aria-hidden />}
          {/* The key restarts the fade for each message. */}
          <span key={text} className={classes.statusText}>
            {text}
          </span>
        </>
      )}
    </output>
  );
}
