import type { LeafField } from '../model/form-field.ts';

/** What an input gets from its field. */
export interface ControlProps {
  field: LeafField;
  id: string;
  value: unknown;
  /** Takes a typed value, which is saved after a pause. */
  change: (value: unknown) => void;
  /** Takes a chosen value, which is saved at once. */
  choose: (value: unknown) => void;
  onBlur: () => void;
  /** Whether the value can't be saved as it is. */
  error: boolean;
  /** Ids of what describes the input: its help and its problems. */
  describedBy: string | undefined;
}

/** A value as an input of texts shows it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The attributes that every input has. */
export const inputProps = ({ field, id, onBlur, error, describedBy }: ControlProps) => ({
  id,
  size: 'xs' as const,
  'aria-label': field.label,
  'aria-describedby': describedBy,
  'aria-description': field.help === '' ? undefined : field.help,
  'data-path': field.path.join('.'),
  required: field.required,
  withAsterisk: false,
  onBlur,
  error,
});
