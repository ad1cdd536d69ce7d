import type { InputKind } from './form-field.ts';
import type { FormSchema } from './json-schema.ts';

const BY_KIND: Readonly<Record<string, InputKind>> = {
  link: 'link',
  'plain-link': 'link',
  image: 'image',
  'media-file': 'line',
  reference: 'reference',
  'page-reference': 'page-reference',
};

const BY_FORMAT: Readonly<Record<string, InputKind>> = { date: 'date', email: 'email', uri: 'url', emoji: 'line' };

/** Values that have no kind: known by what their pattern admits, and refuses. */
const BY_PATTERN: readonly { control: InputKind; accepts: string; rejects: string }[] = [
  { control: 'color', accepts: '#12ab9f', rejects: 'red' },
  { control: 'country', accepts: 'DK', rejects: 'dk' },
  { control: 'phone', accepts: '+34 600 000 000', rejects: 'a' },
];

/** Returns the input for a single value; `undefined` for a schema that describes none. */
export function controlOf(schema: FormSchema): InputKind | undefined {
  if (schema.enum) return schema.input === 'icon' ? 'icon' : 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type !== 'string') return undefined;
  if (schema.input === 'film') return 'film';
  if (schema.input === 'document') return 'link';
  if (schema.input === 'font') return 'font';
  return BY_KIND[schema.kind ?? ''] ?? BY_FORMAT[schema.format ?? ''] ?? byPattern(schema) ?? 'line';
}

function byPattern({ pattern }: FormSchema): InputKind | undefined {
  if (!pattern) return undefined;
  const expression = new RegExp(pattern);
  const isPattern = ({ accepts, rejects }: { accepts: string; rejects: string }) =>
    expression.test(accepts) && !expression.test(rejects) && !expression.test('a-b');
  return BY_PATTERN.find(isPattern)?.control;
}

/** Returns the greatest length of a text: the schema's, or the one that its description names. */
export function limitOf({ maxLength, description = '' }: FormSchema): number | undefined {
  const named = /\b(?:at most (\d+) characters|højst (\d+) tegn)\b/.exec(description)?.slice(1).find(Boolean);
  return maxLength ?? (named === undefined ? undefined : Number(named));
}
