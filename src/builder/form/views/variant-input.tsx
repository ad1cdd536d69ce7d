import { useId } from 'react';
import { Control } from '../controls/control.tsx';
import { controlProps, textOf } from '../controls/control-props.ts';
import { TextControl } from '../controls/text-control.tsx';
import { shownLength } from '../model/facts.ts';
import type { LeafField, VariantsField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import type { Leaf } from '../saving/use-leaf.ts';
import { remedyValue } from './leaf-view.tsx';
import { Conflict, Problems } from './messages.tsx';
import { TranslationMark } from './translation-mark.tsx';
import classes from './field.module.css';

interface VariantInputProps {
  parent: VariantsField;
  variant: LeafField;
  leaf: Leaf;
}

/** The input of one language or region. */
export function VariantInput({ parent, variant, leaf }: VariantInputProps) {
  const id = useId();
  const { site } = useForm();
  const key = String(variant.path.at(-1));
  const language = parent.by === 'language' ? key : site.regions.find(({ code }) => code === key)?.language;
  const isText = variant.control === 'text' || variant.control === 'rich-text';
  const props = controlProps(variant, id, leaf);
  return (
    <div className={classes.variant}>
      {isText ? (
        <TextControl {...props} code={key.toUpperCase()} language={language} />
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
        <Length text={textOf(leaf.value)} language={key} limit={variant.limit} />
      </div>
      <Problems
        id={id}
        problems={leaf.problems}
        onRemedy={(suggestion) => leaf.choose(remedyValue(variant, suggestion))}
      />
      <Conflict leaf={leaf} />
    </div>
  );
}

/** How much of a text's greatest length is used. */
function Length({ text, language, limit }: { text: string; language: string; limit: number | undefined }) {
  const { site } = useForm();
  if (limit === undefined) return null;
  const length = shownLength(text, language, site.facts, site.regions);
  return (
    <span className={classes.length} data-over={length > limit || undefined}>
      {`${length} of ${limit}`}
    </span>
  );
}
