import { Text, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenTranslation } from '../../../protocol/translation-methods.ts';
import { texts } from '../../../texts/texts.ts';
import { useOpenField } from '../../state/open-field.ts';
import { AcceptButton } from '../../form/views/accept-button.tsx';
import { translationsQuery } from './translations-query.ts';
import classes from './translations.module.css';

interface TranslationLineProps {
  translation: OpenTranslation;
  /** Called when its field is opened. */
  onOpen: () => void;
  /** Called once the translation is accepted. */
  onAccept: () => void;
}

/** A text that needs a translator; a click opens its field. It may be accepted as it is. */
export function TranslationLine({ translation, onOpen, onAccept }: TranslationLineProps) {
  const { file, path, key, state, label, text } = translation;
  const client = useQueryClient();
  const openField = useOpenField();
  const accepted = async () => {
    await client.invalidateQueries(translationsQuery);
    onAccept();
  };
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
          {`${label}: ${texts.translations.states[state]}`}
        </Text>
      </UnstyledButton>
      <AcceptButton
        className={classes.accept}
        variant="default"
        translation={translation}
        text={text}
        name={label}
        onAccept={accepted}
      />
    </div>
  );
}
