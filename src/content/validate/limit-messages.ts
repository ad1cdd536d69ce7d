import type { z } from 'zod';
import type { Message } from '../diagnostics/diagnostic.ts';

type Issue = z.core.$ZodIssue;

/** Describes a value below a limit, or an empty text. */
export function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): Message {
  if (issue.origin === 'string')
    return {
      message: 'The text is empty.',
      hint: 'Write a text, or delete the field if it may be left out.',
      form: { hint: 'Write a text, or remove the field if it may be left out.' },
    };
  const least = issue.exact ? 'Exactly' : issue.inclusive ? 'At least' : 'More than';
  return limitMessage(issue.input, 'little', least, issue.minimum, issue.origin);
}

/** Describes a value above or below a limit. */
export const limitMessage = (
  input: unknown,
  what: 'much' | 'little',
  bound: string,
  limit: number | bigint,
  origin: string,
): Message => ({
  message: tooMuch(input, what, ENTRY),
  hint: `${bound} ${amountOf(limit, origin, ENTRY)}.`,
  form: { message: tooMuch(input, what, ITEM), hint: `${bound} ${amountOf(limit, origin, ITEM)}.` },
});

/** What a value of a list is called, once and several times. */
type Noun = readonly [one: string, several: string];

const ENTRY: Noun = ['entry', 'entries'];
const ITEM: Noun = ['item', 'items'];

const amountOf = (limit: number | bigint, origin: string, [entry, entries]: Noun): string => {
  const one = Number(limit) === 1;
  if (origin === 'array') return `${limit} ${one ? `${entry} is` : `${entries} are`} expected`;
  return origin === 'string' ? `${limit} ${one ? 'character is' : 'characters are'} expected` : `${limit} is expected`;
};

const tooMuch = (input: unknown, what: 'much' | 'little', [entry, entries]: Noun): string => {
  if (Array.isArray(input))
    return input.length === 0
      ? 'The list is empty.'
      : `The list has ${input.length} ${input.length === 1 ? entry : entries}.`;
  return typeof input === 'string' ? `The text has ${input.length} characters.` : `${String(input)} is too ${what}.`;
};
