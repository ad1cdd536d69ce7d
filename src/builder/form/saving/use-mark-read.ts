import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_LABEL_LENGTH, type Outcome } from '../../../editing-protocol/builder/site-methods.ts';
import { call } from '../../api.ts';
import { refreshFiles } from '../../state/refresh.ts';
import { showOutcome } from '../../state/edit.ts';
import type { VariantsField } from '../model/form-field.ts';
import { useForm } from './form-state.tsx';
import { lowerFirst } from './use-leaf.ts';

/** Returns a function that says that a translation still fits its source, in a comment behind it. */
export function useMarkRead(): (field: VariantsField, key: string) => Promise<Outcome> {
  const { file, title } = useForm();
  const client = useQueryClient();
  return useCallback(
    async ({ path, label }, key) => {
      const outcome = await call('markRead', {
        file: file.file,
        path: [...path],
        key,
        label: `${title}: ${lowerFirst(label)} still fits`.slice(0, MAX_LABEL_LENGTH),
      });
      showOutcome(outcome);
      if (outcome.ok) await refreshFiles(client, outcome.files, 'at once');
      return outcome;
    },
    [client, file.file, title],
  );
}
