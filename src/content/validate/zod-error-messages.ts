import { isLanguage, LANGUAGES, languageName } from '../../regions/language.ts';
import { isRegionCode, REGION_CODES } from '../../regions/region-code.ts';
import type { z } from 'zod';
import { linkErrorMessage } from './link-error-messages.ts';
import { dateErrorMessage } from './date-error-messages.ts';
import { quote, type Message } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/did-you-mean.ts';
import { keysOf, metaOf, schemaDef } from './schema-introspection.ts';

type Issue = z.core.$ZodIssue;

/** What is known about the field of an issue. */
export interface IssueContext {
  /** Name of the field itself, without its parents. */
  name: string;
  /** The schemas that apply to it. */
  schemas: readonly z.ZodType[];
  /** The source text of the value, to the end of the line. */
  written: string;
}

/** Describes in plain words what a schema rejects, and how to fix it. */
export function issueMessage(issue: Issue, context: IssueContext): Message {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input, context);
    case 'invalid_value':
      return issue.input === undefined
        ? missingMessage(`one of ${issue.values.map(String).join(', ')}`, context)
        : {
            message: `${shown(issue.input)} is none of the choices here.`,
            hint: suggestion(plain(issue.input), issue.values.map(String)),
          };
    case 'too_small':
      return tooSmallMessage(issue);
    case 'too_big':
      return {
        message: tooMuch(issue.input, 'much'),
        hint: `${issue.exact ? 'Exactly' : 'At most'} ${amountOf(issue.maximum, issue.origin)}.`,
      };
    case 'invalid_format':
      return formatMessage(issue, context);
    case 'invalid_key':
      return {
        message: `${quote(context.name)} cannot be a name here.`,
        hint: 'A name begins with a small letter and has letters and digits only.',
      };
    default:
      return {
        message: `${shown(issue.input)} is not allowed here: ${issue.message}.`,
        hint: 'Compare it with the description of the field.',
      };
  }
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Where the texts of each language stand: `after en: and after da:`. */
const AFTER_KEYS = listed.format(LANGUAGES.map((language) => `after ${language}:`));

/** The languages of the site in words. */
const ALL_LANGUAGES =
  LANGUAGES.length > 2
    ? 'all languages'
    : LANGUAGES.length > 1
      ? 'both languages'
      : listed.format(LANGUAGES.map(languageName));

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/** Describes in plain words what a field expects. */
function wanted(expected: string, schemas: readonly z.ZodType[]): string {
  const whole = expected === 'number' && schemas.some((schema) => schemaDef(schema).format === 'safeint');
  const kind = KINDS[whole ? 'int' : expected];
  if (kind) return kind;
  const keys = keysOf(schemas);
  const languages = LANGUAGES.every((language) => keys.includes(language));
  const regions = REGION_CODES.every((code) => keys.includes(code));
  if (languages) return regions ? `a text in ${ALL_LANGUAGES} or for each region` : `a text in ${ALL_LANGUAGES}`;
  if (regions) return 'a value for each region';
  return keys.length > 0 && keys.length <= 8 ? `a group of fields (${keys.join(', ')})` : 'a group of fields';
}

function typeMessage(expected: string, input: unknown, context: IssueContext): Message {
  const want = wanted(expected, context.schemas);
  if (input === undefined) return missingMessage(want, context);
  if (input === null) return emptyMessage(want, context);
  if (typeof input === 'string') return textMessage(input, want, expected);
  if (typeof input === 'number' || typeof input === 'boolean') return scalarMessage(input, want, expected, context);
  return {
    message: `This is ${Array.isArray(input) ? 'a list' : 'a group of fields'}; ${want} is expected.`,
    hint: groupHint(expected, input, context),
  };
}

function missingMessage(want: string, { name }: IssueContext): Message {
  const hint = `Add "${name}:" with ${want}.`;
  if (isLanguage(name))
    return {
      message: `The ${languageName(name)} text is missing.`,
      hint: `Add "${name}:" with the text.`,
    };
  if (isRegionCode(name)) return { message: `The value for region ${name} is missing.`, hint };
  return { message: `${quote(name)} is missing.`, hint };
}

/** Describes an empty value, or one that YAML reads as empty: a word such as null, or a comment. */
function emptyMessage(want: string, { name, written }: IssueContext): Message {
  const [, comment] = /^[^\s#"']*\s*:?\s+(#\S.*)$/.exec(written) ?? [];
  if (comment)
    return {
      message: `This is empty: ${quote(comment)} is read as a comment.`,
      hint: `Quote it: "${comment.trim()}".`,
    };
  if (/^(null|~)\s*$/i.test(written))
    return {
      message: `${written.trim()} is read as nothing; ${want} is expected.`,
      hint: `Quote it if it is meant as a word: "${written.trim()}".`,
    };
  return {
    message: `${quote(name)} is empty; ${want} is expected.`,
    hint: 'Fill it in, or delete the field if it may be left out.',
  };
}

function textMessage(input: string, want: string, expected: string): Message {
  const number = want.endsWith('number') && input.trim() !== '' && Number.isFinite(Number(input));
  if (number)
    return { message: `${quote(input)} is text; ${want} is expected.`, hint: `Write ${input.trim()} without quotes.` };
  if (want.endsWith('number'))
    return {
      message: `${quote(input)} is text; ${want} is expected.`,
      hint: 'Write digits only: no currency, no comma or dot between thousands.',
    };
  if (expected === 'boolean')
    return {
      message: `${quote(input)} is text; true or false is expected.`,
      hint: 'Write true or false without quotes.',
    };
  if (expected === 'array' && /^-\S/.test(input))
    return {
      message: `${quote(input)} is one text; a list is expected.`,
      hint: `A space is missing after the dash: write "- ${input.slice(1)}".`,
    };
  if (expected === 'array')
    return {
      message: `${quote(input)} is one text; a list is expected.`,
      hint: 'Begin each entry on a line of its own, with a dash and a space.',
    };
  if (want.startsWith('a text'))
    return {
      message: `${quote(input)} is one text; ${want} is expected.`,
      hint: `Write the text ${AFTER_KEYS}, each on a line of its own.`,
    };
  return {
    message: `${quote(input)} is text; ${want} is expected.`,
    hint: 'Write the fields below it, each on a line of its own.',
  };
}

function scalarMessage(input: number | boolean, want: string, expected: string, { written }: IssueContext): Message {
  const source = /^[^\s,}\]#]+/.exec(written)?.[0] ?? String(input);
  if (expected === 'string')
    return {
      message: `${source} is read as ${typeof input === 'number' ? 'a number' : 'yes or no'}; text is expected.`,
      hint: `Quote it: "${source}".`,
    };
  if (expected === 'int')
    return { message: `${source} is not a whole number.`, hint: 'Write digits only, without a dot between thousands.' };
  return {
    message: `${source} is not allowed here; ${want} is expected.`,
    hint: want.startsWith('a text') ? `Write it in quotes ${AFTER_KEYS}.` : `Write ${want}.`,
  };
}

function groupHint(expected: string, input: unknown, { written }: IssueContext): string {
  if (expected === 'string' && /^[{[]/.test(written)) return 'A text that begins with a bracket needs quotes.';
  if (expected === 'array')
    return Object.keys(Object(input)).some((key) => key.startsWith('-'))
      ? 'A space is missing after the dash.'
      : 'Begin each entry with a dash and a space.';
  return expected === 'object' ? 'Take the dashes away.' : 'Write the value on the same line, after the colon.';
}

function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): Message {
  if (issue.origin === 'string')
    return { message: 'The text is empty.', hint: 'Write a text, or delete the field if it may be left out.' };
  const least = issue.exact ? 'Exactly' : issue.inclusive ? 'At least' : 'More than';
  return { message: tooMuch(issue.input, 'little'), hint: `${least} ${amountOf(issue.minimum, issue.origin)}.` };
}

const amountOf = (limit: number | bigint, origin: string): string => {
  const one = Number(limit) === 1;
  if (origin === 'array') return `${limit} ${one ? 'entry is' : 'entries are'} expected`;
  return origin === 'string' ? `${limit} ${one ? 'character is' : 'characters are'} expected` : `${limit} is expected`;
};

const tooMuch = (input: unknown, what: 'much' | 'little'): string => {
  if (Array.isArray(input))
    return input.length === 0
      ? 'The list is empty.'
      : `The list has ${input.length} ${input.length === 1 ? 'entry' : 'entries'}.`;
  return typeof input === 'string' ? `The text has ${input.length} characters.` : `${String(input)} is too ${what}.`;
};

function formatMessage(issue: Extract<Issue, { code: 'invalid_format' }>, { schemas }: IssueContext): Message {
  const value = String(issue.input);
  const { kind } = schemas.map(metaOf).find((meta) => meta.kind) ?? {};
  const isAddress = kind === 'link' || kind === 'plain-link' || kind === 'image' || issue.format === 'url';
  const address = isAddress ? linkErrorMessage(value, kind) : undefined;
  const day = issue.format === 'date' ? dateErrorMessage(value) : undefined;
  return address ?? day ?? { message: `${quote(value)} does not have the expected format.`, hint: formatHint(issue) };
}

function formatHint(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url')
    return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(String(issue.input))
      ? `Write https:// in front: https://${String(issue.input)}.`
      : 'Write the whole address with https://.';
  if (issue.format === 'email') return 'Write an e-mail address, for example hello@example.com.';
  if (issue.format === 'date') return 'Write year, month and day in quotes, for example "2025-01-25".';
  if ('includes' in issue) return `It must hold ${String(issue.includes)}.`;
  return issue.message.startsWith('Invalid') ? 'Compare it with the description of the field.' : issue.message;
}

/** Formats a value for a message. */
const shown = (value: unknown): string => {
  if (value === null) return 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return typeof value === 'object' ? 'A group of fields' : quote(plain(value));
};

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
