import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStore } from '../../../../components/create-store.ts';
import { pushChannel } from '../../../../page/behaviors/push-channel.ts';
import { DRAFTS_EVENT, type DraftsChange } from '../../../protocol/draft-place.ts';
import { call } from '../../state/api.ts';
import { RUNS_GIT } from '../../state/queries.ts';
import type { OwnDraft } from './own-draft.ts';
import { followTabs, keepChoice, leaveEnded, sayTold } from './switch-draft.ts';

/** The drafts beside the main one. */
export const draftsQuery = queryOptions({ queryKey: ['drafts'], queryFn: () => call('drafts', {}) });

/** What applying a draft would change. */
export const draftChangesQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft-changes', id],
    queryFn: () => call('draftChanges', { id }),
    meta: { [RUNS_GIT]: true },
    refetchOnMount: 'always',
    gcTime: 0,
  });

/** The dialog about drafts that is open. */
export const draftDialog = createStore<'choose' | 'create' | 'apply' | 'discard' | undefined>(undefined);

/** Stays in the draft that the page edits as long as there is one, and follows the other tabs. */
export function useOwnDraft({ id, name }: OwnDraft): void {
  const client = useQueryClient();
  useEffect(() => {
    // The cookie may name a draft that has ended, or one of another site at the same address.
    if (id === '') keepChoice('');
    sayTold();
    const take = ({ ended }: DraftsChange) => {
      if (id !== '' && ended === id) leaveEnded(name);
      else void client.invalidateQueries(draftsQuery);
    };
    const ends = [followTabs(), pushChannel().on(DRAFTS_EVENT, take)];
    return () => ends.forEach((end) => end());
  }, [client, id, name]);
}
