import { UnstyledButton } from '@mantine/core';
import { formatPath } from '../../../../../data/path.ts';
import type { OpenTranslation } from '../../../../protocol/answers.ts';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import { texts } from '../../../../texts/texts.ts';
import { useOpenField } from '../../../state/open-field.ts';
import { useSite } from '../../../state/queries.ts';
import classes from './before.module.css';
import { HintList } from './hint-list.tsx';

interface TranslationsProps {
  translations: readonly OpenTranslation[];
  onOpen: () => void;
}

/** The translations that stayed behind what is published. Each opens its field. */
export function OlderTranslations({ translations, onOpen }: TranslationsProps) {
  const words = publicationTexts().before.translations;
  const openField = useOpenField();
  const { files } = useSite();
  return (
    <HintList
      title={words.title}
      hint={words.hint}
      items={translations}
      keyOf={({ file, path, key, state }) => `${file} ${formatPath([...path, key])} ${state}`}
    >
      {({ file, path, key, state, label }) => (
        <UnstyledButton
          className={classes.open}
          onClick={() => {
            onOpen();
            openField({ file, path: [...path, key] });
          }}
        >
          <strong>{[files.find((one) => one.file === file)?.title, label].filter(Boolean).join(': ')}</strong>
          <span>{texts.translations.states[state]}</span>
        </UnstyledButton>
      )}
    </HintList>
  );
}
