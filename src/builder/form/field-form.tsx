import type { Field } from '../state/view.tsx';

/** The form of a section or of a settings file, made from its schema. Focuses the field that `field` names. */
export function FieldForm({ field: _field }: { field: Field }) {
  return null;
}
