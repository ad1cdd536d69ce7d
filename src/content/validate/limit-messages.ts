import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { type Message, withRemedies } from '../diagnostics/diagnostic.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Describes a value below a limit, or an empty text. */
export function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): Message {
  if (issue.origin === 'string')
    return {
      ...withRemedies(
        say`The text is empty.`,
        'Write a text, or delete the field if it may be left out.',
        say`Write a text, or remove the field if it may be left out.`,
      ),
    };
  const least = issue.exact ? 'exactly' : issue.inclusive ? 'least' : 'more';
  return limitMessage(issue.input, 'little', least, issue.minimum, issue.origin);
}

/** How a limit is meant. */
type Bound = 'exactly' | 'least' | 'more' | 'most';

/** Describes a value above or below a limit. */
export const limitMessage = (
  input: unknown,
  what: 'much' | 'little',
  bound: Bound,
  limit: number | bigint,
  origin: string,
): Message => {
  const message = tooMuch(input, what);
  const hint = boundOf(bound, amountOf(limit, origin));
  // Lists have entries in files, and items in forms.
  return { message: asEntries(message.english), hint: asEntries(hint.english), form: { message, hint } };
};

const asEntries = (text: string): string => text.replace(/\bitem\b/, 'entry').replace(/\bitems\b/, 'entries');

function boundOf(bound: Bound, amount: Phrase): Phrase {
  switch (bound) {
    case 'exactly':
      return say`Exactly ${amount}.`;
    case 'least':
      return say`At least ${amount}.`;
    case 'more':
      return say`More than ${amount}.`;
    case 'most':
      return say`At most ${amount}.`;
  }
}

function amountOf(limit: number | bigint, origin: string): Phrase {
  const isOne = Number(limit) === 1;
  if (origin === 'array') return isOne ? say`${limit} item is expected` : say`${limit} items are expected`;
  if (origin !== 'string') return say`${limit} is expected`;
  return isOne ? say`${limit} character is expected` : say`${limit} characters are expected`;
}

function tooMuch(input: unknown, what: 'much' | 'little'): Phrase {
  if (typeof input === 'string') return say`The text has ${input.length} characters.`;
  if (!Array.isArray(input)) {
    const value = verbatim(String(input));
    return what === 'much' ? say`${value} is too much.` : say`${value} is too little.`;
  }
  if (input.length === 0) return say`The list is empty.`;
  return input.length === 1 ? say`The list has ${input.length} item.` : say`The list has ${input.length} items.`;
}
