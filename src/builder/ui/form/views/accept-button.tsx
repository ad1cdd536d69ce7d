import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { texts } from '../../../texts/texts.ts';
import { showStatus } from '../../state/status.ts';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import { useEdit, refusedBy, showOutcome } from '../../state/edit.ts';
import { inTurn } from '../saving/in-turn.ts';
import { fileQuery, useSite } from '../../state/queries.ts';
import { readWritten, noteWritten, refreshFiles } from '../../state/refresh.ts';
import { MAX_LABEL_LENGTH } from '../../../protocol/transport.ts';
import { call } from '../../state/api.ts';
import type { FieldPlace } from '../../state/view.tsx';

interface AcceptButtonProps extends Pick<ButtonProps, 'className' | 'variant'> {
  translation: Translation & Pick<OpenTranslation, 'state'>;
  /** The translation. */
  text: string;
  /** Where the button stands, for its accessible name: "Pricing: title, Danish". */
  name: string;
  /** Called once the translation is accepted. */
  onAccept?: () => unknown;
}

/** Accepts a translation as it is: an older one still fits, and one like its source, marked as untranslated or not, is meant to be. */
export function AcceptButton({ translation, text, name, onAccept, ...look }: AcceptButtonProps) {
  const { state, label } = translation;
  const markRead = useMarkRead();
  const allowSame = useAllowSame();
  const accept = useMutation({
    mutationFn: async () => {
      if (state !== 'same') await markRead(translation);
      if (state !== 'older') await allowSame?.(text, label);
      await onAccept?.();
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
  if (state === 'missing' || (state === 'same' && !allowSame)) return null;
  const words = texts.translations.accept[state === 'older' ? 'older' : 'same'];
  return (
    <Button
      {...look}
      size="compact-xs"
      h={24}
      aria-label={`${name}: ${words.toLowerCase()}`}
      loading={accept.isPending}
      onClick={() => accept.mutate()}
    >
      {words}
    </Button>
  );
}

const CHECKS_FILE = 'content/translation-checks.yaml';

/**
 * Returns a function that says that a text is meant to be the same in both languages, in the settings of the translation
 * check; `undefined` if the site has no such file.
 */
function useAllowSame(): ((text: string, label: string) => Promise<void>) | undefined {
  const client = useQueryClient();
  const edit = useEdit();
  const hasChecks = useSite().files.some(({ file }) => file === CHECKS_FILE);
  const allow = useCallback(
    async (text: string, label: string) => {
      const outcome = await inTurn(async () => {
        await readWritten(client, CHECKS_FILE);
        const { data } = await client.fetchQuery(fileQuery(CHECKS_FILE));
        const { sameAllowed: allowed } = data as { sameAllowed?: unknown };
        if (Array.isArray(allowed) && allowed.includes(text)) return undefined;
        const operation: Operation = Array.isArray(allowed)
          ? { op: 'insert', path: ['sameAllowed'], index: allowed.length, value: text }
          : { op: 'put', path: [], key: 'sameAllowed', value: [text] };
        return edit({
          edits: [{ file: CHECKS_FILE, operations: [operation] }],
          label: texts.state.steps.sameOnPurpose(label),
        });
      });
      // The states of translations are part of every file's answer.
      if (outcome?.ok) await client.invalidateQueries();
    },
    [client, edit],
  );
  return hasChecks ? allow : undefined;
}

/** A translation as a person knows it. */
interface Translation extends FieldPlace {
  /** The language or region. */
  key: string;
  /** Where it is, in words: "Pricing: title, Danish". */
  label: string;
  /** Identifies the text of the file in which the translation was seen. */
  hash: string | undefined;
}

/** Returns a function that says that a translation still fits its source, in a comment behind it. */
function useMarkRead(): (translation: Translation) => Promise<void> {
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
      if (outcome.ok) await refreshFiles(client, outcome.files, { movesTexts: true });
    },
    [client],
  );
}
