import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_LABEL_LENGTH, type FileAnswer } from '../../editing-protocol/builder/site-methods.ts';
import { call, ServerError } from '../api.ts';
import { showOutcome } from '../state/edit.ts';
import { fileQuery } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';
import { sectionsInCache } from './read-sections.ts';

/** Returns functions that let other pages show a section too, and that give a page its own copy again. */
export function useSharing(file: string): {
  makeShared: (index: number, name: string) => Promise<void>;
  makeOwn: (index: number) => Promise<void>;
} {
  const client = useQueryClient();
  const share = useCallback(
    async (index: number, name?: string) => {
      const title = sectionsInCache(client, file)?.sections[index]?.title;
      const hash = client.getQueryData<FileAnswer>(fileQuery(file).queryKey)?.hash;
      if (title === undefined) return;
      try {
        const outcome = await call('share', {
          file,
          index,
          ...(name !== undefined && { name }),
          ...(hash !== undefined && { hash }),
          label: `${title}: ${name === undefined ? 'made this page’s own' : 'made shared'}`.slice(0, MAX_LABEL_LENGTH),
        });
        showOutcome(outcome);
        const [problem] = outcome.problems;
        if (outcome.ok) await client.invalidateQueries();
        else if (problem)
          notifications.show({
            color: 'red',
            title: 'Nothing was changed',
            message: `${problem.message} ${problem.hint}`,
          });
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        showStatus({ kind: 'problem', text: error.message });
      }
    },
    [client, file],
  );
  return { makeShared: share, makeOwn: share };
}
