import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ComparedDifference, WordedEdit } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { EditWords } from './edit-words.tsx';
import classes from './compare.module.css';

interface ListProps {
  differences: readonly ComparedDifference[];
  current: number | undefined;
  /** Edits that this page doesn't show. */
  unseen: readonly WordedEdit[];
  choose: (number: number) => void;
}

/** The differences of a page in words. Each leads to its place. */
export function DifferenceList({ differences, current, unseen, choose }: ListProps) {
  const words = compareTexts();
  return (
    <div className={classes.list} tabIndex={-1}>
      <h3 id="compared-differences">{words.list}</h3>
      {differences.length === 0 && <p className={classes.note}>{words.same}</p>}
      <ol aria-labelledby="compared-differences">
        {differences.map((difference) => (
          <DifferenceItem
            key={difference.number}
            difference={difference}
            isCurrent={difference.number === current}
            choose={() => choose(difference.number)}
          />
        ))}
      </ol>
      {unseen.length > 0 && (
        <>
          <h3 id="compared-unseen">{words.unseen}</h3>
          <ul aria-labelledby="compared-unseen">
            {unseen.map(({ label, before, after }) => (
              <li key={`${label} ${before} ${after}`} className={classes.unseen}>
                <strong>{label}</strong>
                <EditWords before={before} after={after} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  difference: ComparedDifference;
  isCurrent: boolean;
  choose: () => void;
}

function DifferenceItem({ difference: { kind, label, before, after }, isCurrent, choose }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={item} className={classes.difference} data-kind={kind} data-current={isCurrent || undefined}>
      <UnstyledButton className={classes.choose} aria-current={isCurrent || undefined} onClick={choose}>
        <span className={classes.kind}>{compareTexts().kinds[kind]}</span> <strong>{label}</strong>
      </UnstyledButton>
      <EditWords before={before} after={after} />
    </li>
  );
}
