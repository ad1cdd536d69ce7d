import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../../protocol/calls.ts';
import type { SiteState } from '../../../../protocol/compare-calls.ts';
import type { DraftSelection } from '../../../../protocol/draft-selection.ts';
import { call } from '../../../state/api.ts';
import { RUNS_GIT } from '../../../state/queries.ts';

/** Two states of the site, the older one first. */
export interface ComparedStates {
  before: SiteState;
  after: SiteState;
  /** What of the draft is compared. Default: all of it. */
  selection?: DraftSelection;
}

/** The pages that differ between two states, and the edits in words. */
export const siteDifferencesQuery = (states: ComparedStates) =>
  queryOptions({
    queryKey: ['site-differences', states],
    queryFn: () => call('siteDifferences', states),
    meta: { [RUNS_GIT]: true },
  });

/** A page in two states. */
export const comparedPageQuery = (input: CallInput<'comparedPage'>) =>
  queryOptions({
    queryKey: ['compared-page', input],
    queryFn: () => call('comparedPage', input),
    meta: { [RUNS_GIT]: true },
  });

/** Returns two states in the order of time: the draft is the latest. */
export function inOrder(one: SiteState, other: SiteState): Omit<ComparedStates, 'selection'> {
  const isLater = one === 'draft' || (other !== 'draft' && one > other);
  return isLater ? { before: other, after: one } : { before: one, after: other };
}
