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

/** Returns a text in a language, or in the first one that it has; `undefined` if the value is no text. */
export function plainTextIn(value: unknown, language: string): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = value as Record<string, unknown>;
  const found = texts[language] ?? Object.values(texts)[0];
  return typeof found === 'string' ? found.trim() || undefined : undefined;
}

/** Names a list item by its title or a similar field; `undefined` if it has no such field. */
export function itemTitle(item: unknown, language: string): string | undefined {
  const direct = plainTextIn(item, language);
  if (typeof item === 'number') return String(item);
  if (typeof item !== 'object' || item === null) return direct;
  const fields = item as Record<string, unknown>;
  if (direct !== undefined && language in fields) return direct;
  for (const key of NAMING_FIELDS) {
    const text = plainTextIn(fields[key], language);
    if (text !== undefined) return text;
  }
  return undefined;
}
