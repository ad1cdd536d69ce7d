import { keyInForm } from '../model/key-in-form.ts';
import { useId, useRef, useState } from 'react';
import { Tooltip } from '@mantine/core';
import type { LeafField, VariantsField } from '../model/form-field.ts';
import { factsIn, type Selection, factValue } from '../model/facts.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf, type Leaf } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { groupProps, Problems } from '../problems/messages.tsx';
import { TextTools } from './text-tools.tsx';
import { VariantInput, VariantMessages } from './variant-input.tsx';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';
import { texts } from '../../../texts/texts.ts';
import { RichText } from '../../../../components/rich-text.tsx';
import { inputTextOf } from '../controls/control-props.ts';

/** The input that had the focus last: where tools write to. */
interface Target {
  input: HTMLTextAreaElement;
  leaf: Leaf;
}

/** A text in all languages, or a value in all regions: one input for each, side by side where there is room. */
export function VariantsView({ field }: { field: VariantsField }) {
  const id = useId();
  const { problems, additionAt } = useForm();
  const ref = useFocusedField(field.path);
  const target = useRef<Target | undefined>(undefined);
  const [isPreviewed, setPreviewed] = useState(false);
  const isText = field.variants.some(({ control }) => control === 'text' || control === 'rich-text');
  const isRich = field.variants.some(({ control }) => control === 'rich-text');
  const texts = field.variants.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const own = additionAt(field.path) ? [] : (problems.get(formatPath(field.path)) ?? []);

  const idOf = (variant: LeafField) => `${id}-${String(variant.path.at(-1))}`;

  const rewrite = (change: (selection: Selection) => Selection) => {
    const { input, leaf } = target.current ?? {};
    if (!input || !leaf) return ref.current?.querySelector('textarea')?.focus();
    const next = change({ text: input.value, start: input.selectionStart, end: input.selectionEnd });
    leaf.change(next.text);
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <div ref={ref} {...groupProps(id, own)} className={classes.field} data-plain={!isRich || undefined}>
      <FieldHeader field={field} id={id}>
        {isText && <TextTools isRich={isRich} isPreviewed={isPreviewed} onPreview={setPreviewed} rewrite={rewrite} />}
      </FieldHeader>
      <div className={classes.variants} data-numbers={!isText || undefined} data-count={field.variants.length}>
        {field.variants.map((variant) => (
          <Variant
            key={keyInForm(variant)}
            parent={field}
            variant={variant}
            id={idOf(variant)}
            hasMessages={isText}
            onFocus={(found) => {
              target.current = found;
            }}
          />
        ))}
      </div>
      {/* Three prices stand in a row: a message in a third of it would take nine lines. */}
      {!isText &&
        field.variants.map((variant) => <RowMessages key={keyInForm(variant)} variant={variant} id={idOf(variant)} />)}
      {isPreviewed && <RichPreview variants={field.variants} />}
      <FactChips names={factsIn(texts)} />
      <Problems id={id} problems={own} />
    </div>
  );
}

function RowMessages({ variant, id }: { variant: LeafField; id: string }) {
  return <VariantMessages variant={variant} leaf={useLeaf(variant)} id={id} isNamed />;
}

function Variant({
  parent,
  variant,
  id,
  hasMessages,
  onFocus,
}: {
  parent: VariantsField;
  variant: LeafField;
  /** Id of the input. */
  id: string;
  hasMessages: boolean;
  onFocus: (target: Target) => void;
}) {
  const leaf = useLeaf(variant);
  const ref = useFocusedField(variant.path);
  return (
    <div
      ref={ref}
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && onFocus({ input: target, leaf })}
      onSelect={({ target }) => target instanceof HTMLTextAreaElement && onFocus({ input: target, leaf })}
    >
      <VariantInput parent={parent} variant={variant} leaf={leaf} id={id} />
      {hasMessages && <VariantMessages variant={variant} leaf={leaf} id={id} />}
    </div>
  );
}

/** The facts that a text names, with their values. */
function FactChips({ names }: { names: readonly string[] }) {
  const { site } = useForm();
  const facts = site.facts.filter(({ name }) => names.includes(name));
  if (facts.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={texts.form.text.facts}>
      {facts.map((fact) => {
        const values = site.languages.map(({ code }) => factValue(fact, code, site.regions));
        return (
          <Tooltip key={fact.name} label={[...new Set(values)].join(' / ')} multiline maw={280}>
            <li className={classes.chip}>
              <span className={classes.chipName}>{fact.name}</span>
              <span className={classes.chipValue}>{values[0]}</span>
            </li>
          </Tooltip>
        );
      })}
    </ul>
  );
}

/** How a rich text looks: paragraphs, lists, bold words and links. */
function RichPreview({ variants }: { variants: readonly LeafField[] }) {
  return (
    <div className={classes.variants}>
      {variants.map((variant) => (
        <Preview key={variant.title} variant={variant} />
      ))}
    </div>
  );
}

function Preview({ variant }: { variant: LeafField }) {
  const { value } = useLeaf(variant);
  return (
    // The links lead away from the builder: they are shown, not followed.
    <div inert className={classes.preview} lang={String(variant.path.at(-1))}>
      <RichText text={inputTextOf(value)} />
    </div>
  );
}
