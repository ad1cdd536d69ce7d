import { Button, Text, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenTranslation } from '../../editing-protocol/builder/translation-methods.ts';
import { TRANSLATION_WORDS } from '../form/views/translation-mark.tsx';
import { useOpenField } from '../state/open-field.ts';
import { useMarkRead } from '../state/use-mark-read.ts';
import { translationsQuery } from './translations-query.ts';
import classes from './translations.module.css';

interface TranslationLineProps {
  translation: OpenTranslation;
  /** Called when its field is opened. */
  onOpen: () => void;
  /** Called once the translation is marked as read. */
  onRead: () => void;
}

/** A text that needs a translator; a click opens its field. An older one may be marked as still fitting. */
export function TranslationLine({ translation, onOpen, onRead }: TranslationLineProps) {
  const { file, path, key, state, label, text } = translation;
  const client = useQueryClient();
  const openField = useOpenField();
  const markRead = useMarkRead();
  const read = useMutation({
    mutationFn: async () => {
      await markRead(translation);
      await client.invalidateQueries(translationsQuery);
    },
    onSuccess: onRead,
  });
  const open = () => {
    onOpen();
    openField({ file, path: [...path, key] });
  };
  return (
    <div className={classes.line}>
      <UnstyledButton className={classes.open} onClick={open}>
        <Text span size="sm" lineClamp={2}>
          {text}
        </Text>
        <Text span size="xs" c="dimmed">
          {`${label}: ${TRANSLATION_WORDS[state]}`}
        </Text>
      </UnstyledButton>
      {state === 'older' && (
        <Button
          className={classes.read}
          size="compact-xs"
          variant="default"
          aria-label={`${label}: still fits`}
          loading={read.isPending}
          onClick={() => read.mutate()}
        >
          Still fits
        </Button>
      )}
    </div>
  );
}
