import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ValueChange as Change } from '../../../protocol/history-answers.ts';
import { BeforeAfter } from './before-after.tsx';
import classes from './changes.module.css';
import { areShort, labelBelow } from './short-values.ts';
import { shortenParts, wordDiff } from './word-diff.ts';

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
        {kind === 'moved' || areShort(change) ? (
          <div className={classes.words}>
            <BeforeAfter before={before} after={after} />
          </div>
        ) : (
          <WordDiff before={before} after={after} />
        )}
      </div>
      <UndoButton label={texts.changes.discard.one(label)} isBusy={isBusy} onUndo={onUndo} />
    </li>
  );
}

/** Takes a change back. */
export function UndoButton({ label, isBusy, onUndo }: { label: string; isBusy: boolean; onUndo: () => void }) {
  return (
    <Tooltip label={texts.changes.discard.hint}>
      <ActionIcon
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
    </Tooltip>
  );
}

interface WordDiffProps {
  before: string;
  after: string;
  /** Whether what didn't change is shown whole, too. */
  isWhole?: boolean;
}

/** Shows removed words struck through and added words underlined. */
export function WordDiff({ before, after, isWhole = false }: WordDiffProps) {
  const parts = useMemo(() => {
    const all = wordDiff(before, after);
    return isWhole ? all : shortenParts(all);
  }, [before, after, isWhole]);
  if (parts.length === 0) return null;
  return (
    <div className={classes.words}>
      <VisuallyHidden>
        {before !== '' && `${texts.changes.before(before)} `}
        {after !== '' && texts.changes.after(after)}
      </VisuallyHidden>
      <span aria-hidden>
        {parts.map(({ kind, text }, index) => {
          if (kind === 'removed') return <del key={index}>{text}</del>;
          return kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
        })}
      </span>
    </div>
  );
}
