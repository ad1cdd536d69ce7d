import { isMap, valueAt } from '../../../data/plain.ts';

/** Returns the words and numbers in a value, one after the other; '' if there are none. */
export function plainWordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return (value as unknown[]).map(plainWordsIn).filter(Boolean).join(' · ');
  if (!isMap(value)) return typeof value === 'number' ? String(value) : '';
  const { type: _type, ...fields } = value;
  return Object.keys(fields)
    .map((key) => plainWordsIn(valueAt(fields, [key])))
    .filter(Boolean)
    .join(' · ');
}
