import { useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushChannel } from '../../../page/behaviors/push-channel.ts';

/**
 * Reads queries again whenever an event is pushed. An answer that is under way doesn't have what the event tells of, and isn't
 * asked for again unless it's cancelled.
 * @param filters has to be the same object with each rendering
 */
export function useRefetchOn(event: string, filters: QueryFilters): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => client.cancelQueries(filters).then(() => client.invalidateQueries(filters));
    return pushChannel().on(event, () => void refetch());
  }, [client, event, filters]);
}
