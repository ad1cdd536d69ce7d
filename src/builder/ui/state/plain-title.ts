import { isMap } from '../../../data/plain.ts';
import { wordsFor, type ReadingKeys } from '../../../regions/reading-language.ts';

/** Fields that name an entry, the best first. */
const NAMING_FIELDS = [
  'title',
  'name',
  'label',
  'question',
  'heading',
  'quote',
  'query',
  'text',
  'alt',
  'value',
  'when',
];

/** Returns the words of a text that a person reads, or the first that it has; `undefined` if the value is no text. */
export function plainTextIn(value: unknown, keys: ReadingKeys): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return isMap(value) ? wordsFor(value, keys)?.trim() || undefined : undefined;
}

/** Names a list item by its title or a similar field; `undefined` if it has no such field. */
export function itemTitle(item: unknown, keys: ReadingKeys): string | undefined {
  const direct = plainTextIn(item, keys);
  if (typeof item === 'number') return String(item);
  if (!isMap(item)) return direct;
  if (direct !== undefined && keys.some((key) => key in item)) return direct;
  for (const key of NAMING_FIELDS) {
    const text = plainTextIn(item[key], keys);
    if (text !== undefined) return text;
  }
  return undefined;
}
