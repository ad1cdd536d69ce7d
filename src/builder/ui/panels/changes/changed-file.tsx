import { Button, Collapse, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ChangedFile as File } from '../../../protocol/history-answers.ts';
import { ChangeBadge } from './change-badge.tsx';
import classes from './changes.module.css';
import { UndoButton, ValueChangeItem } from './value-change.tsx';

const words = texts.changes;

const STATUS_WORDS = { added: words.added, deleted: words.deleted, changed: undefined };

const DISCARD = { added: words.discard.added, deleted: words.discard.deleted, changed: words.discard.all };

/** A changed file: its changes in words, its diff, and buttons that take one or all of them back. */
export function ChangedFileItem({
  file: { file, title, status, changes, diff },
  isBusy,
  onUndo,
}: {
  file: File;
  isBusy: boolean;
  /** Takes one change back; without an id the whole file. */
  onUndo: (change?: string) => void;
}) {
  const [isOpen, { toggle }] = useDisclosure();
  const diffId = useId();
  const word = STATUS_WORDS[status];
  // A picture that no commit has couldn't be brought back.
  const canUndo = status !== 'added' || diff !== '';
  return (
    <li className={classes.file}>
      <div className={classes.fileHeader}>
        <h3 title={file}>{title}</h3>
        {word && <ChangeBadge isNew={status === 'added'}>{word}</ChangeBadge>}
        {canUndo && changes.length !== 1 && (
          <UndoButton label={DISCARD[status](title)} isBusy={isBusy} onUndo={() => onUndo()} />
        )}
      </div>
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={words.changesOf(title)}>
          {changes.map((change) => (
            <ValueChangeItem
              key={change.id}
              title={title}
              change={change}
              isBusy={isBusy}
              onUndo={() => onUndo(change.id)}
            />
          ))}
        </ul>
      )}
      {diff !== '' && (
        <>
          <Button
            className={classes.diffButton}
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<IconChevronRight size={14} stroke={1.5} aria-hidden data-open={isOpen || undefined} />}
            aria-expanded={isOpen}
            aria-controls={diffId}
            aria-label={words.exact.showOf(title)}
            onClick={toggle}
          >
            {words.exact.show}
          </Button>
          <Collapse expanded={isOpen} id={diffId} transitionDuration={120}>
            {isOpen && <DiffView diff={diff} title={title} />}
          </Collapse>
        </>
      )}
    </li>
  );
}

const SIGNS: Record<DiffLine['kind'], string> = { same: ' ', removed: '−', added: '+', gap: ' ' };
const WORDS: Partial<Record<DiffLine['kind'], string>> = {
  removed: `${texts.changes.exact.removed} `,
  added: `${texts.changes.exact.added} `,
};

/** Shows a unified diff of a file, line by line. */
function DiffView({ diff, title }: { diff: string; title: string }) {
  const lines = useMemo(() => readDiff(diff), [diff]);
  return (
    <ol className={classes.diff} aria-label={texts.changes.exact.label(title)}>
      {lines.map(({ kind, text, number }, index) => (
        <li key={index} data-kind={kind}>
          <span className={classes.number} aria-hidden>
            {number}
          </span>
          <span className={classes.sign} aria-hidden>
            {SIGNS[kind]}
          </span>
          <code>
            {WORDS[kind] && <VisuallyHidden>{WORDS[kind]}</VisuallyHidden>}
            {text}
          </code>
        </li>
      ))}
    </ol>
  );
}

/** A line of a unified diff. */
interface DiffLine {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
  /** Number in the file after the change, or before it for a removed line. */
  number?: number;
}

/** Reads a unified diff of one file. The lines before the first `@@` name the file and are left out. */
function readDiff(diff: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let [before, after] = [0, 0];
  let isInside = false;
  for (const line of diff.replace(/\n$/, '').split('\n')) {
    const [, oldStart, newStart] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
    if (oldStart !== undefined && newStart !== undefined) {
      if (isInside) lines.push({ kind: 'gap', text: '⋯' });
      isInside = true;
      [before, after] = [Number(oldStart), Number(newStart)];
    } else if (isInside) {
      const text = line.slice(1);
      if (line.startsWith('+')) lines.push({ kind: 'added', text, number: after++ });
      else if (line.startsWith('-')) lines.push({ kind: 'removed', text, number: before++ });
      else if (!line.startsWith('\\')) {
        lines.push({ kind: 'same', text, number: after++ });
        before++;
      }
    }
  }
  return lines;
}
