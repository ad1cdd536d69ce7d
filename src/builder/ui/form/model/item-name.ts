import { texts } from '../../../texts/texts.ts';
import type { ListField } from './form-field.ts';

/** Names an item of a list: the title of its schema, or that of the list in the singular. */
export const itemName = ({ itemSchema, title }: Pick<ListField, 'itemSchema' | 'title'>): string =>
  itemSchema.title ?? singular(title) ?? texts.form.list.item;

/** Returns the singular of a regular English plural; `undefined` if the word isn't one. */
function singular(plural: string): string | undefined {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ch|sh|ss|x)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined;
}
