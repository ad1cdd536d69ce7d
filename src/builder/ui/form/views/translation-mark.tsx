import { texts } from '../../../texts/texts.ts';
import { AcceptButton } from './accept-button.tsx';
import type { VariantsField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { lowerFirst } from '../saving/use-leaf.ts';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';

/** What is to be done about a translation, and a button that accepts it as it is. */
export function TranslationMark({ field, languageKey }: { field: VariantsField; languageKey: string }) {
  const { file, title } = useForm();
  const found = file.translations.find(
    ({ path, key }) => key === languageKey && formatPath(path) === formatPath(field.path),
  );
  if (!found) return null;
  const text = valueAt(file.data, [...field.path, languageKey]);
  return (
    <span className={classes.mark} data-state={found.state}>
      {texts.translations.states[found.state]}
      <AcceptButton
        variant="subtle"
        translation={{ ...found, file: file.file, hash: file.hash, label: `${title}: ${lowerFirst(field.label)}` }}
        text={typeof text === 'string' ? text : ''}
        name={field.variants.find(({ path }) => path.at(-1) === languageKey)?.label ?? field.label}
      />
    </span>
  );
}
