import { useId, useEffect, useState } from 'react';
import { Control } from '../controls/control.tsx';
import { controlProps } from '../controls/control-props.ts';
import type { LeafField } from '../model/form-field.ts';
import { useLeaf, type Leaf } from '../saving/use-leaf.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { FieldHeader } from './field-header.tsx';
import { weakContrasts } from '../model/contrasts-of.ts';
import { ContrastNote } from '../problems/contrast-note.tsx';
import { FromOthers, describedByProblems, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import type { FieldProblem } from '../../../protocol/answers.ts';
import { parsePath } from '../../../../data/path.ts';

/** Turns what a remedy says into the kind of value that a field has. */
export const remedyValue = (field: LeafField, suggestion: string): unknown =>
  field.control === 'number' && Number.isFinite(Number(suggestion)) ? Number(suggestion) : suggestion;

/** A single value with its title. */
export function LeafView({ field }: { field: LeafField }) {
  const id = useId();
  const leaf = useReverted(useLeaf(field), field.control === 'switch');
  const ref = useFocusedField(field.path);
  const control = <Control {...controlProps(field, id, leaf)} />;
  const isSwitch = field.control === 'switch';
  return (
    <div ref={ref} className={isSwitch ? `${classes.field} ${classes.row}` : classes.field} data-plain>
      <FieldHeader field={field} labelFor={id}>
        {isSwitch && control}
      </FieldHeader>
      {!isSwitch && control}
      <LeafProblems id={id} field={field} leaf={leaf} />
      <FromOthers id={id} leaf={leaf} />
    </div>
  );
}

/** What is wrong with a single value. For a color that can't be read, how it looks, in place of the check's words. */
function LeafProblems({ id, field, leaf }: { id: string; field: LeafField; leaf: Leaf }) {
  const { file } = useForm();
  const take = (suggestion: string) => leaf.choose(remedyValue(field, suggestion));
  const isUnreadable = weakContrasts(file, field.path, leaf.value).length > 0;
  // The check may find the color at fault that this one was fine with.
  const others = leaf.problems.filter(({ path }) => !isUnreadable || parsePath(path)[0] !== 'colors');
  return (
    <>
      {isUnreadable && (
        <ContrastNote
          id={describedByProblems(id, leaf.problems)}
          file={file}
          path={field.path}
          value={leaf.value}
          onTake={take}
        />
      )}
      <Problems
        id={isUnreadable ? `${id}-other` : id}
        problems={others}
        at={{ file: file.file, path: field.path }}
        onRemedy={take}
      />
    </>
  );
}

/**
 * Returns a field that shows the file's value again once a chosen one is refused, and why it was. Nothing is lost by it: it can
 * be chosen again.
 * @param isChosen whether the field is chosen rather than typed
 */
function useReverted(leaf: Leaf, isChosen: boolean): Leaf {
  const [refusal, setRefusal] = useState<readonly FieldProblem[]>([]);
  const { isRefused, problems, discard } = leaf;
  const isReverted = isChosen && isRefused;
  if (isReverted && refusal !== problems) setRefusal(problems);
  useEffect(() => {
    if (isReverted) discard();
  }, [isReverted, discard]);
  if (refusal.length === 0 || isRefused) return leaf;
  const choose = (value: unknown) => {
    setRefusal([]);
    leaf.choose(value);
  };
  return { ...leaf, problems: refusal, choose };
}
