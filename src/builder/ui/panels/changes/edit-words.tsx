import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import { BeforeAfter } from './before-after.tsx';
import classes from './changes.module.css';
import { areShort, type Values } from './short-values.ts';
import { isHexColor } from '../../form/model/hex-color.ts';
import { shortenParts, wordDiff } from './word-diff.ts';

/** What a value was and is: colors and short ones side by side, others by their words. */
export function EditWords({ before, after, isMoved = false }: Values & { isMoved?: boolean }) {
  if (before === after) return null;
  const isOnOneLine = isMoved || areShort({ before, after }) || isHexColor(before) || isHexColor(after);
  if (!isOnOneLine) return <WordDiff before={before} after={after} />;
  return (
    <div className={classes.words}>
      <BeforeAfter before={before || '–'} after={after || '–'} />
    </div>
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
