import { ActionIcon } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { texts } from '../../../texts/texts.ts';
import type { ValueChange as Change } from '../../../protocol/history-answers.ts';
import classes from './changes.module.css';
import { EditWords } from './edit-words.tsx';
import { labelBelow } from './short-values.ts';

interface ValueChangeProps {
  /** Of the changed file. */
  title: string;
  change: Change;
  isBusy: boolean;
  onUndo: () => void;
}

/** A changed value: where, what it was and what it is, and a button that takes it back. */
export function ValueChangeItem({ title, change, isBusy, onUndo }: ValueChangeProps) {
  const { kind, label, before, after } = change;
  return (
    <li className={classes.change}>
      <div>
        <div className={classes.label}>{labelBelow(title, label)}</div>
        <EditWords before={before} after={after} isMoved={kind === 'moved'} />
      </div>
      <UndoButton label={texts.changes.discard.one(label)} isBusy={isBusy} onUndo={onUndo} />
    </li>
  );
}

/** Takes a change back. */
export function UndoButton({ label, isBusy, onUndo }: { label: string; isBusy: boolean; onUndo: () => void }) {
  return (
    <ActionIcon
      data-tooltip={texts.changes.discard.hint}
      variant="subtle"
      color="gray"
      size={28}
      data-undo
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => isBusy || onUndo()}
    >
      <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
