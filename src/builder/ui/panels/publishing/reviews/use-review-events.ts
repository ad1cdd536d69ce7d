import type { QueryFilters } from '@tanstack/react-query';
import { REVIEWS_EVENT } from '../../../../protocol/review-calls.ts';
import { ownReviewsQuery, reviewQuery, reviewsQuery } from '../../../state/reviews.ts';
import { useRefetchOn } from '../../use-refetch-on.ts';

const KINDS = new Set<unknown>([ownReviewsQuery, reviewsQuery, reviewQuery(0)].map(({ queryKey: [kind] }) => kind));

const QUERIES: QueryFilters = { predicate: ({ queryKey: [kind] }) => KINDS.has(kind) };

/** Reads requests again as soon as one has changed. */
export const useReviewEvents = (): void => useRefetchOn(REVIEWS_EVENT, QUERIES);
