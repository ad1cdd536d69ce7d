import type { z } from 'zod';
import { fieldName, type Diagnostic, type FieldPath } from './diagnostic.ts';
import { suggestion } from './nearest.ts';
import type { ParsedFile } from './parse-yaml.ts';
import { keysAt } from './schema-keys.ts';

type Issue = z.core.$ZodIssue;

/** Checks a part of a file against a schema and names every mistake at its place. */
export function check<S extends z.ZodType>(
  parsed: ParsedFile,
  schema: S,
  value: unknown,
  base: FieldPath = [],
): { output?: z.output<S>; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { output: result.data, diagnostics: [] };
  return { diagnostics: result.error.issues.flatMap((issue) => describe(parsed, schema, issue, base)) };
}

function describe(parsed: ParsedFile, schema: z.ZodType, issue: Issue, base: FieldPath): Diagnostic[] {
  const own = issue.path.filter((step) => typeof step !== 'symbol');
  const path = [...base, ...own];
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, own);
    return issue.keys.map((key) =>
      parsed.report([...path, key], `"${key}" is no field here.`, known.length > 0 ? suggestion(key, known) : 'Delete it.', { key: true }),
    );
  }
  if (issue.code === 'invalid_union') {
    const nested = closestBranch(issue.errors).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
    if (nested.length > 0) return nested.flatMap((inner) => describe(parsed, schema, inner, base));
  }
  const { message, hint } = explain(issue, fieldName(path));
  return [parsed.report(path, message, hint)];
}

/** Of the ways a value may be written, the one that was most likely meant: fewest complaints, then the first. */
const closestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] => {
  const unknown = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  return [...branches].sort((a, b) => unknown(a) - unknown(b))[0] ?? [];
};

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const show = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return value.length > 40 ? `the text "${value.slice(0, 37)}…"` : `the text "${value}"`;
  return String(value);
};

type Words = { message: string; hint: string };

function explain(issue: Issue, field: string): Words {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, issue.input, field);
    case 'invalid_value':
      return {
        message: `${capital(show(issue.input))} can not stand in ${field}.`,
        hint: suggestion(String(issue.input), issue.values.map(String)),
      };
    case 'too_small':
      return explainSmall(issue, field);
    case 'too_big':
      return { message: `${field} is more than allowed.`, hint: `At most ${String(issue.maximum)}${sizeUnit(issue.origin)}.` };
    case 'invalid_format':
      return { message: `${capital(show(issue.input))} has not the form that ${field} needs.`, hint: formatHint(issue) };
    default:
      return { message: `${field} is not right: ${issue.message}`, hint: 'Compare it with the description of this field.' };
  }
}

function explainType(expected: string, input: unknown, field: string): Words {
  const wanted = KINDS[expected] ?? expected;
  if (input === undefined) {
    const last = field.split('.').at(-1) ?? field;
    if (last === 'en' || last === 'da')
      return { message: `The ${last === 'en' ? 'English' : 'Danish'} text is missing (${field}).`, hint: `Add "${last}:" with the words.` };
    if (last === 'us' || last === 'eu' || last === 'dk')
      return { message: `The value for region ${last} is missing (${field}).`, hint: `Add "${last}:" with its value.` };
    return { message: `${field} is missing.`, hint: `Add "${last}:" with ${wanted}.` };
  }
  if (wanted.endsWith('number') && typeof input === 'string' && input.trim() !== '' && !Number.isNaN(Number(input)))
    return { message: `"${input}" is text; ${field} wants ${wanted}.`, hint: `Write ${input} without quotes.` };
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return { message: `${String(input)} is ${typeof input === 'number' ? 'a number' : 'true or false'}; ${field} wants text.`, hint: `Quote it: "${String(input)}".` };
  if (expected === 'object' && typeof input === 'string')
    return { message: `${field} is one text; it wants a group of fields.`, hint: 'Texts need both languages: { en: "…", da: "…" }.' };
  return { message: `${field} is ${show(input)}; it wants ${wanted}.`, hint: `Write ${wanted}.` };
}

function explainSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string): Words {
  if (issue.origin === 'string') return { message: `${field} is empty.`, hint: 'Write the words, or delete the field if it may be left out.' };
  return { message: `${field} is less than allowed.`, hint: `At least ${String(issue.minimum)}${sizeUnit(issue.origin)}.` };
}

const sizeUnit = (origin: string): string => (origin === 'array' ? ' entries' : origin === 'string' ? ' characters' : '');

function formatHint(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url') return 'Write the whole address with https://.';
  if (issue.format === 'email') return 'Write an e-mail address, for example hello@example.com.';
  if (issue.format === 'date') return 'Write it in quotes as year, month, day: "2025-01-25".';
  return issue.message.startsWith('Invalid') ? 'Compare it with the description of this field.' : issue.message;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
