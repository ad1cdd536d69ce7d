import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import type { FileAnswer } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { call, ServerError } from '../state/api.ts';
import { showOutcome } from '../state/edit.ts';
import { indexOfId } from '../state/identities.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { fileQuery } from '../state/queries.ts';
import { noteWritten, readWritten } from '../state/refresh.ts';
import { showRefusal } from '../state/toasts.ts';
import { showStatus } from '../state/status.ts';
import { sectionsInCache, sectionsOnServer } from './read-sections.ts';

/** Returns functions that let other pages show a section too, and that give a page its own copy again. */
export function useSharing(file: string): {
  makeShared: (index: number, name: string) => Promise<void>;
  makeOwn: (index: number) => Promise<void>;
} {
  const client = useQueryClient();
  const share = useCallback(
    async (index: number, name?: string) => {
      const id = sectionsInCache(client, file)?.ids[index];
      await inTurn(async () => {
        await readWritten(client, file);
        const page = sectionsOnServer(client, file);
        const place = indexOfId(page?.ids ?? [], id);
        const title = page?.sections[place]?.title;
        if (title !== undefined) await shareSection(client, { file, index: place, title, name });
      }).catch((error: unknown) => {
        if (!(error instanceof ServerError)) throw error;
        showStatus({ kind: 'problem', text: error.message });
      });
    },
    [client, file],
  );
  return { makeShared: share, makeOwn: share };
}

async function shareSection(
  client: QueryClient,
  { file, index, title, name }: { file: string; index: number; title: string; name: string | undefined },
): Promise<void> {
  const { steps } = texts.outline;
  const hash = client.getQueryData<FileAnswer>(fileQuery(file).queryKey)?.hash;
  const outcome = await call('share', {
    file,
    index,
    ...(name !== undefined && { name }),
    ...(hash !== undefined && { hash }),
    label: (name === undefined ? steps.detached(title) : steps.shared(title)).slice(0, MAX_LABEL_LENGTH),
  });
  showOutcome(client, outcome);
  noteWritten(outcome.files);
  const [problem] = outcome.problems;
  if (outcome.ok) await client.invalidateQueries();
  else if (problem) showRefusal(texts.outline.unchanged, `${problem.message} ${problem.hint}`);
}
