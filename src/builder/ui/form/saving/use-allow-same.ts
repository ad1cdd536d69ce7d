import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import type { operationSchema } from '../../../protocol/edit-request.ts';
import { texts } from '../../../texts/texts.ts';
import { useEdit } from '../../state/edit.ts';
import { inTurn } from './in-turn.ts';
import { fileQuery, useSite } from '../../state/queries.ts';
import { readWritten } from '../../state/refresh.ts';

type Operation = z.input<typeof operationSchema>;

const CHECKS_FILE = 'content/translation-checks.yaml';

/**
 * Returns a function that says that a text is meant to be the same in both languages, in the settings of the translation
 * check; `undefined` if the site has no such file.
 */
export function useAllowSame(): ((text: string, label: string) => Promise<void>) | undefined {
  const client = useQueryClient();
  const edit = useEdit();
  const hasChecks = useSite().files.some(({ file }) => file === CHECKS_FILE);
  const allow = useCallback(
    async (text: string, label: string) => {
      const outcome = await inTurn(async () => {
        await readWritten(client, CHECKS_FILE);
        const { data } = await client.fetchQuery(fileQuery(CHECKS_FILE));
        const { sameAllowed: allowed } = data as { sameAllowed?: unknown };
        const operation: Operation = Array.isArray(allowed)
          ? { op: 'insert', path: ['sameAllowed'], index: allowed.length, value: text }
          : { op: 'put', path: [], key: 'sameAllowed', value: [text] };
        return edit({
          edits: [{ file: CHECKS_FILE, operations: [operation] }],
          label: texts.state.steps.sameOnPurpose(label),
        });
      });
      // The states of translations are part of every file's answer.
      if (outcome.ok) await client.invalidateQueries();
    },
    [client, edit],
  );
  return hasChecks ? allow : undefined;
}
