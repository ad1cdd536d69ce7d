import { texts } from '../../../texts/texts.ts';
import { Control } from '../controls/control.tsx';
import { controlProps, inputTextOf } from '../controls/control-props.ts';
import { TextControl } from '../controls/text-control.tsx';
import type { TextTarget } from '../text/text-target.ts';
import { shownLength } from '../../state/facts.ts';
import { lengthNote } from '../model/length-note.ts';
import type { LeafField, VariantsField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { type Leaf, lowerFirst } from '../saving/use-leaf.ts';
import { remedyValue } from './leaf-view.tsx';
import { FromOthers, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import { AcceptButton } from './accept-button.tsx';
import { formatPath } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';

interface VariantInputProps {
  parent: VariantsField;
  variant: LeafField;
  leaf: Leaf;
  id: string;
  /** Whether the text is shown as it's written. */
  isRaw: boolean;
  onTarget: (target: TextTarget) => void;
}

/** The input of one language or region. What is wrong with it is shown by `VariantMessages`. */
export function VariantInput({ parent, variant, leaf, id, isRaw, onTarget }: VariantInputProps) {
  const { site } = useForm();
  const key = String(variant.path.at(-1));
  const language = parent.by === 'language' ? key : site.regions.find(({ code }) => code === key)?.language;
  const isText = variant.control === 'text' || variant.control === 'rich-text';
  const props = controlProps(variant, id, leaf);
  return (
    <div className={classes.variant}>
      {isText ? (
        <TextControl {...props} code={key.toUpperCase()} language={language} isRaw={isRaw} onTarget={onTarget} />
      ) : (
        <>
          <label htmlFor={id} className={classes.variantName}>
            {variant.title}
          </label>
          <Control {...props} />
        </>
      )}
      <div className={classes.marks}>
        <TranslationMark field={parent} languageKey={key} />
        <Length text={inputTextOf(leaf.value)} language={key} field={variant} />
      </div>
    </div>
  );
}

interface VariantMessagesProps {
  variant: LeafField;
  leaf: Leaf;
  /** Id of the input. */
  id: string;
  /** Whether the message says which input it's about: it stands below several. */
  isNamed?: boolean;
}

/** What is wrong with the value of one language or region. */
export const VariantMessages = ({ variant, leaf, id, isNamed = false }: VariantMessagesProps) => (
  <>
    <Problems
      id={id}
      problems={leaf.problems}
      {...(isNamed && { of: variant.title })}
      onRemedy={(suggestion) => leaf.choose(remedyValue(variant, suggestion))}
    />
    <FromOthers id={id} leaf={leaf} />
  </>
);

interface LengthProps {
  text: string;
  language: string;
  field: Pick<LeafField, 'limit' | 'recommendedLength'>;
}

/** How much of a text's greatest length is used, or that it's longer than reads well. */
function Length({ text, language, field }: LengthProps) {
  const { site } = useForm();
  const note = lengthNote(shownLength(text, language, site), field);
  if (!note) return null;
  return (
    <span className={classes.length} data-state={note.state}>
      {note.words}
    </span>
  );
}

/** What is to be done about a translation, and a button that accepts it as it is. */
function TranslationMark({ field, languageKey }: { field: VariantsField; languageKey: string }) {
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
