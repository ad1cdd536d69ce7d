import type { FormField, LeafField } from './form-field.ts';

/** The fields directly below a field. */
export function childFields(field: FormField): readonly FormField[] {
  switch (field.shape) {
    case 'leaf':
    case 'words':
      return [];
    case 'variants':
      return field.variants;
    case 'alternatives':
      return [field.field];
    case 'group':
    case 'record':
      return field.fields;
    case 'list':
      return field.items;
  }
}

/** A field and all fields below it, from top to bottom. */
export const everyField = (field: FormField): FormField[] => [field, ...childFields(field).flatMap(everyField)];

/** Returns the text that names an item of a list or a group: its first text in the first language. */
export function nameOf(field: FormField): string | undefined {
  const texts = everyField(field).filter((each): each is LeafField => each.shape === 'leaf');
  const isText = ({ control, value }: LeafField) => control === 'text' && typeof value === 'string' && value !== '';
  const isName = ({ control, value }: LeafField) => control !== 'switch' && typeof value === 'string' && value !== '';
  const value = (texts.find(isText) ?? texts.find(isName))?.value;
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : undefined;
}
