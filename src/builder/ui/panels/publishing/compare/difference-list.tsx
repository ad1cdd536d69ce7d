import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ComparedDifference } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { EditWords } from '../../changes/edit-words.tsx';
import { AlsoChanged } from './also-changed.tsx';
import type { useComparison } from './use-comparison.ts';
import classes from './compare.module.css';

interface ListProps {
  comparison: ReturnType<typeof useComparison>;
  current: number | undefined;
  choose: (number: number) => void;
}

/** The differences of a page in words, each of which leads to its place, and below them what else was edited. */
export function DifferenceList({ comparison, current, choose }: ListProps) {
  const words = compareTexts();
  const differences = comparison.compared?.differences ?? [];
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
      <AlsoChanged comparison={comparison} />
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
