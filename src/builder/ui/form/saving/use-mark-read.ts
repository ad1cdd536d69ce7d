import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_LABEL_LENGTH } from '../../../protocol/site-methods.ts';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { refusedBy, showOutcome } from '../../state/edit.ts';
import { inTurn } from './in-turn.ts';
import { noteWritten, refreshFiles } from '../../state/refresh.ts';
import type { FieldPlace } from '../../state/view.tsx';

/** A translation as a person knows it. */
export interface Translation extends FieldPlace {
  /** The language or region. */
  key: string;
  /** Where it is, in words: "Pricing: title, Danish". */
  label: string;
  /** Identifies the text of the file in which the translation was seen. */
  hash: string | undefined;
}

/** Returns a function that says that a translation still fits its source, in a comment behind it. */
export function useMarkRead(): (translation: Translation) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ file, path, key, label, hash }) => {
      const words = texts.state.steps.stillFits(label).slice(0, MAX_LABEL_LENGTH);
      const seen = hash === undefined ? {} : { hash };
      const outcome = await inTurn(() => call('markRead', { file, path: [...path], key, ...seen, label: words })).catch(
        refusedBy,
      );
      showOutcome(client, outcome);
      noteWritten(outcome.files);
      if (outcome.ok) await refreshFiles(client, outcome.files, 'at once');
    },
    [client],
  );
}
