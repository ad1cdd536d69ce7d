import { Button } from '@mantine/core';
import type { VariantsField } from '../model/form-field.ts';
import { pathName } from '../model/walk-fields.ts';
import { useForm } from '../saving/form-state.tsx';
import { useMarkRead } from '../../state/use-mark-read.ts';
import { lowerFirst } from '../saving/use-leaf.ts';
import classes from './field.module.css';

/** What is to be done about a translation, by its state. */
export const TRANSLATION_WORDS = {
  missing: 'Missing',
  same: 'Same in both languages',
  older: 'The other language changed since',
  untranslated: 'Not translated yet',
};

/** What is to be done about a translation, and a button that says that it still fits. */
export function TranslationMark({ field, languageKey }: { field: VariantsField; languageKey: string }) {
  const { file, title } = useForm();
  const markRead = useMarkRead();
  const found = file.translations.find(
    ({ path, key }) => key === languageKey && pathName(path) === pathName(field.path),
  );
  if (!found) return null;
  const markFound = () =>
    markRead({ file: file.file, path: field.path, key: languageKey, label: `${title}: ${lowerFirst(field.label)}` });
  return (
    <span className={classes.mark} data-state={found.state}>
      {TRANSLATION_WORDS[found.state]}
      {found.state === 'older' && (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`${field.label}, ${languageKey}: still fits`}
          onClick={() => void markFound()}
        >
          Still fits
        </Button>
      )}
    </span>
  );
}
