import type { FocusEvent, MouseEvent } from 'react';
import type { FormField, LeafField } from '../model/form-field.ts';
import type { Leaf } from '../saving/use-leaf.ts';
import { describedByProblems, describedByTypist, describeInput } from '../problems/messages.tsx';

/** What an input gets from its field. */
export interface ControlProps<F extends FormField = LeafField> {
  field: F;
  id: string;
  value: unknown;
  /** Takes a typed value, which is saved after a pause. */
  change: (value: unknown) => void;
  /** Takes a chosen value, which is saved at once. */
  choose: (value: unknown) => void;
  onBlur: () => void;
  /** Whether the value can't be saved as it is. */
  error: boolean;
  /** Ids of what is wrong with the value, and of who else types it. */
  describedBy: string | undefined;
  /** Whether somebody else has the text. */
  readOnly: boolean;
}

/** Returns what the input of a field gets. Its problems are shown by `Problems` with the same id. */
export const controlProps = <F extends FormField>(field: F, id: string, leaf: Leaf): ControlProps<F> => ({
  field,
  id,
  value: leaf.value,
  change: leaf.change,
  choose: leaf.choose,
  onBlur: leaf.flush,
  error: leaf.problems.some(({ severity }) => severity === 'error'),
  readOnly: leaf.typist?.isAlone === true,
  describedBy:
    [describedByProblems(id, leaf.problems), describedByTypist(id, leaf)].filter(Boolean).join(' ') || undefined,
});

/** A value as an input of texts shows it. */
export const inputTextOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What assistive technology says of an input. */
export const ariaProps = ({ field, error, describedBy }: ControlProps<FormField>) => {
  const { help } = field;
  return {
    'aria-label': field.label,
    'aria-description': help === '' ? undefined : help,
    'aria-describedby': describedBy,
    'aria-invalid': error || undefined,
  };
};

/** The attributes that every text input has. */
export const inputProps = (props: ControlProps<FormField>) => ({
  ...ariaProps(props),
  id: props.id,
  size: 'xs' as const,
  'data-path': props.field.path.join('.'),
  required: props.field.required,
  readOnly: props.readOnly,
  withAsterisk: false,
  onBlur: props.onBlur,
  error: props.error,
  inputContainer: describeInput(props.describedBy),
});

/** The input that a press of the mouse is about to focus. */
let entered: EventTarget | undefined;

/** The last day that an input of days takes: years have four digits, and the browser's picker would take six. */
export const LAST_DAY = '9999-12-31';

/**
 * Selects the value of an input that gets the focus, by key or by mouse, so that what is typed replaces it. A further click
 * sets the cursor.
 */
export const SELECT_ON_FOCUS = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    entered = document.activeElement === currentTarget ? undefined : currentTarget;
  },
  // The press has set the cursor, unless it was drawn over some of the letters.
  onMouseUp: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (entered === currentTarget && currentTarget.selectionStart === currentTarget.selectionEnd)
      currentTarget.select();
    entered = undefined;
  },
};
