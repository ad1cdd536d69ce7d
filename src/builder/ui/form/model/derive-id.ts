import { slugify } from '../../../../i18n/name-forms.ts';
import { withoutBlockedWords } from '../../../../schema/blocked-words.ts';
import { uniqueName } from '../../kit/unique-name.ts';
import { createField } from './create-field.ts';
import { type FormSchema } from './json-schema.ts';
import { nameOf } from './walk-fields.ts';
import { isMap } from '../../../../data/plain.ts';

/** Longest id that is made of a text, in characters; it ends with a whole word. */
const MAX_ID_LENGTH = 40;

/** What an id is made with. */
interface Item {
  schema: FormSchema;
  /** The schema of the file, for references. */
  root: FormSchema;
  /** The items that the new one joins. */
  others: readonly unknown[];
}

/** Returns a new list item whose id follows its name, unless it has no id or the author typed one. */
export function withDerivedId(before: unknown, after: unknown, item: Item): unknown {
  if (!isMap(before) || !isMap(after) || typeof after['id'] !== 'string') return after;
  const isTyped = after['id'] !== before['id'] || ![derivedId(before, item), ''].includes(after['id']);
  return isTyped ? after : { ...after, id: derivedId(after, item) };
}

/** Returns an id made of an item's name that no other item has; '' for an item without a name. */
function derivedId({ id: _id, ...value }: Readonly<Record<string, unknown>>, { schema, root, others }: Item): string {
  const name = nameOf(createField(schema, value, { path: [], root, required: true })) ?? '';
  // An anchor with a word that blockers match would be refused.
  const words = withoutBlockedWords(slugify(name));
  const base =
    words.length > MAX_ID_LENGTH
      ? words
          .slice(0, MAX_ID_LENGTH + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, MAX_ID_LENGTH)
      : words;
  const taken = others.flatMap((other) => (isMap(other) && typeof other['id'] === 'string' ? [other['id']] : []));
  return base === '' ? '' : uniqueName(base, taken, base);
}
