import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageWeighing, VisitorWeight } from '../../../../protocol/before-calls.ts';
import type { DraftSelection } from '../../../../protocol/draft-selection.ts';
import { call } from '../../../state/api.ts';
import { RUNS_GIT } from '../../../state/queries.ts';

/** A draft never changes, so what follows from a choice of it doesn't either. */
const FOREVER = { staleTime: Infinity, meta: { [RUNS_GIT]: true } } as const;

/** What is wrong with what is chosen. While another choice is checked, the last answer stays. */
export const selectionCheckQuery = (selection: DraftSelection) =>
  queryOptions({
    queryKey: ['selection', 'check', selection],
    queryFn: () => call('checkSelection', selection),
    placeholderData: keepPreviousData,
    ...FOREVER,
  });

/** What the chosen pages weigh. */
export const weighingsQuery = (selection: DraftSelection) =>
  queryOptions({
    queryKey: ['selection', 'weights', selection],
    queryFn: () => call('weighSelection', selection),
    placeholderData: keepPreviousData,
    ...FOREVER,
  });

/** How a page looks when it's shared, where that changes. */
export const sharedCardsQuery = (selection: DraftSelection, file: string) =>
  queryOptions({
    queryKey: ['selection', 'cards', selection, file],
    queryFn: () => call('sharedCards', { ...selection, file }),
    ...FOREVER,
  });

/** By how much a page has to grow to be named: more than this share of its weight, from 0 to 1, and this many bytes. */
const NOTABLE = { share: 0.2, bytes: 50_000 };

/** What a page may weigh more or less by the way it's made, in bytes: a smaller change isn't named. */
const TOLERANCE = 1_000;

export const sumOfWeight = ({ html, pictures }: VisitorWeight): number => html + pictures;

/** Returns whether visitors load as much of a page as now. */
export const isAsHeavy = ({ before, after }: PageWeighing): boolean =>
  before !== undefined && Math.abs(sumOfWeight(after) - sumOfWeight(before)) < TOLERANCE;

/** Returns whether visitors load much more of a page than now. */
export function isMuchHeavier({ before, after }: PageWeighing): boolean {
  if (!before) return false;
  const growth = sumOfWeight(after) - sumOfWeight(before);
  return growth > NOTABLE.bytes && growth > sumOfWeight(before) * NOTABLE.share;
}
