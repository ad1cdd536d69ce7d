import { keyInForm } from '../model/key-in-form.ts';
import { useId, useRef, useState } from 'react';
import type { LeafField, VariantsField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { groupProps, Problems } from '../problems/messages.tsx';
import { TextTools } from './text-tools.tsx';
import { VariantInput, VariantMessages } from './variant-input.tsx';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';
import type { TextTarget } from '../text/text-target.ts';

/** A text in all languages, or a value in all regions: one input for each, side by side where there is room. */
export function VariantsView({ field }: { field: VariantsField }) {
  const id = useId();
  const { problems, additionAt } = useForm();
  const ref = useFocusedField(field.path);
  const target = useRef<TextTarget>(undefined);
  const [isRaw, setRaw] = useState(false);
  const isText = field.variants.some(({ control }) => control === 'text' || control === 'rich-text');
  const isRich = field.variants.some(({ control }) => control === 'rich-text');
  const own = additionAt(field.path) ? [] : (problems.get(formatPath(field.path)) ?? []);

  const idOf = (variant: LeafField) => `${id}-${String(variant.path.at(-1))}`;

  const act = (action: (target: TextTarget) => void) => {
    // Before any text has had the cursor, the first one takes it.
    if (!target.current) ref.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
    if (target.current) action(target.current);
  };
  return (
    <div ref={ref} {...groupProps(id, own)} className={classes.field} data-plain={!isRich || undefined}>
      <FieldHeader field={field} id={id}>
        {isText && <TextTools isRich={isRich} isRaw={isRaw} onRaw={setRaw} act={act} />}
      </FieldHeader>
      <div className={classes.variants} data-numbers={!isText || undefined} data-count={field.variants.length}>
        {field.variants.map((variant) => (
          <Variant
            key={keyInForm(variant)}
            parent={field}
            variant={variant}
            id={idOf(variant)}
            hasMessages={isText}
            isRaw={isRaw}
            onTarget={(found) => {
              target.current = found;
            }}
          />
        ))}
      </div>
      {/* Three prices stand in a row: a message in a third of it would take nine lines. */}
      {!isText &&
        field.variants.map((variant) => <RowMessages key={keyInForm(variant)} variant={variant} id={idOf(variant)} />)}
      <Problems id={id} problems={own} />
    </div>
  );
}

function RowMessages({ variant, id }: { variant: LeafField; id: string }) {
  return <VariantMessages variant={variant} leaf={useLeaf(variant)} id={id} isNamed />;
}

interface VariantProps {
  parent: VariantsField;
  variant: LeafField;
  /** Id of the input. */
  id: string;
  hasMessages: boolean;
  isRaw: boolean;
  onTarget: (target: TextTarget) => void;
}

function Variant({ parent, variant, id, hasMessages, isRaw, onTarget }: VariantProps) {
  const leaf = useLeaf(variant);
  const ref = useFocusedField(variant.path);
  return (
    <div ref={ref}>
      <VariantInput parent={parent} variant={variant} leaf={leaf} id={id} isRaw={isRaw} onTarget={onTarget} />
      {hasMessages && <VariantMessages variant={variant} leaf={leaf} id={id} />}
    </div>
  );
}
