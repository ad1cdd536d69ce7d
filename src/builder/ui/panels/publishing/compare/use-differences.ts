import { useState } from 'react';
import type { ComparedDifference } from '../../../../protocol/compare-calls.ts';
import type { useComparison } from './use-comparison.ts';

/** The differences of the page that is looked at, one of which is shown. */
export interface ShownDifferences {
  differences: readonly ComparedDifference[];
  /** The number of the one that is shown. */
  current: number | undefined;
  choose: (number: number) => void;
  /** Shows the next one, or the previous; after the last comes the first. */
  step: (by: 1 | -1) => void;
}

/**
 * Shows the differences of a page one after the other, beginning with the first.
 * @param onChoose called when another one is chosen
 */
export function useDifferences(
  { compared, states, region, page }: ReturnType<typeof useComparison>,
  onChoose: () => void,
): ShownDifferences {
  const place = `${states.before} ${states.after} ${region} ${page}`;
  const [chosen, setChosen] = useState({ place, number: 1 });
  const differences = compared?.differences ?? [];
  const { length } = differences;
  const wanted = chosen.place === place ? chosen.number : 1;
  const current = length === 0 ? undefined : Math.min(wanted, length);
  const choose = (number: number) => {
    setChosen({ place, number });
    onChoose();
  };
  const step = (by: 1 | -1) => {
    if (current !== undefined) choose(((current - 1 + by + length) % length) + 1);
  };
  return { differences, current, choose, step };
}
