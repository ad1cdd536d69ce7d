import { VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/texts.ts';
import { changesQuery, countChanges } from '../panels/changes/use-repository.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useFile } from '../state/queries.ts';
import { savedText } from '../state/saved-text.ts';
import { keptWords } from '../state/stand-in.ts';
import { useLoss } from '../state/connection.ts';
import { useStatus, type Status } from '../state/status.ts';
import { versionWords } from './version-words.ts';
import classes from './shell.module.css';

const ICONS = {
  idle: IconCheck,
  saved: IconCheck,
  typing: IconPencil,
  problem: IconAlertTriangle,
} satisfies Record<Status['kind'] | 'typing', unknown>;

/** Says what state the words are in: typed, saved on this computer, in a version; or what is wrong. */
export function StatusLine() {
  const { kind, text, hint = '', isAnnounced } = useShown();
  const version = useVersion();
  const Drawing = ICONS[kind];
  return (
    <div className={classes.status} data-kind={kind}>
      {text !== '' && <Drawing size={16} stroke={1.5} aria-hidden />}
      <div className={classes.statusLines}>
        <output className={classes.statusText} title={`${text} ${hint}`.trim() || undefined}>
          {/* The key restarts the fade for each message. */}
          <span key={text} aria-hidden={!isAnnounced || undefined}>
            {text}
            {hint !== '' && <VisuallyHidden> {hint}</VisuallyHidden>}
          </span>
        </output>
        {kind !== 'problem' && <span className={classes.version}>{version}</span>}
      </div>
    </div>
  );
}

/** Returns what the status line shows, and whether screen readers announce it. */
function useShown(): Pick<Status, 'text' | 'hint'> & { kind: keyof typeof ICONS; isAnnounced: boolean } {
  const { kind, text, hint, isInNotice = false } = useStatus();
  const progress = useSyncExternalStore(drafts.subscribe, drafts.progress);
  const file = useOpenFile();
  const isLocked = Boolean(useFile(file?.file)?.locked);
  const [kept, loss] = [keptWords.use(), useLoss()];
  if (kept && kind !== 'problem')
    return { kind: 'typing', text: loss ? kept.waiting : kept.sending, isAnnounced: true };
  // It changes with every pause in typing.
  if (progress === 'saving' || (kind === 'idle' && progress === 'unsaved'))
    return { kind: 'typing', text: texts.shell.status.notSavedYet, isAnnounced: false };
  if (kind !== 'idle') return { kind, text, hint, isAnnounced: !isInNotice };
  // Before the first edit, everything is as it was saved. It's true of each page that is opened, and no news.
  const saved = file && !isLocked ? savedText(file.title) : '';
  return { kind, text: saved, isAnnounced: false };
}

/** Returns whether what is saved is in a version; nothing while that isn't known for the latest words. */
function useVersion(): string {
  const { since } = useStatus();
  const { data, dataUpdatedAt } = useQuery(changesQuery);
  if (!data || dataUpdatedAt < since) return '';
  return versionWords({ ...data, changes: countChanges(data.files) });
}
