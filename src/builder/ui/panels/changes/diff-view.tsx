import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import classes from './changes.module.css';
import { readDiff, type DiffLine } from './diff-lines.ts';

const SIGNS: Record<DiffLine['kind'], string> = { same: ' ', removed: '−', added: '+', gap: ' ' };
const WORDS: Partial<Record<DiffLine['kind'], string>> = {
  removed: `${texts.changes.exact.removed} `,
  added: `${texts.changes.exact.added} `,
};

/** Shows a unified diff of a file, line by line. */
export function DiffView({ diff, title }: { diff: string; title: string }) {
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
