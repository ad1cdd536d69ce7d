import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushChannel } from '../../../../../page/behaviors/push-channel.ts';
import { REVIEWS_EVENT } from '../../../../protocol/review-calls.ts';
import { ownReviewsQuery, reviewQuery, reviewsQuery } from '../../../state/reviews.ts';

const QUERIES = new Set<unknown>([...ownReviewsQuery.queryKey, ...reviewsQuery.queryKey, reviewQuery(0).queryKey[0]]);

/** Reads requests again as soon as one has changed. */
export function useReviewEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const filter = { predicate: ({ queryKey: [kind] }: { queryKey: readonly unknown[] }) => QUERIES.has(kind) };
    // An answer that is under way doesn't have the last change yet.
    const refetch = () => client.cancelQueries(filter).then(() => client.invalidateQueries(filter));
    return pushChannel().on(REVIEWS_EVENT, () => void refetch());
  }, [client]);
}
