import type { z } from 'zod';
import { addressWords } from './address-words.ts';
import { dayWords } from './day-words.ts';
import { quoted } from './diagnostic.ts';
import { suggestion } from './nearest.ts';
import { keysOf, metaOf, partsOf } from './schema-fields.ts';
import type { Words } from './words.ts';

type Issue = z.core.$ZodIssue;

/** What is known of the field that an issue is about. */
export interface IssueContext {
  /** Name of the field itself, without what holds it. */
  name: string;
  /** The schemas that rule it. */
  schemas: readonly z.ZodType[];
  /** What the file says there, to the end of the line. */
  written: string;
}

/** Says in plain words what a schema refuses, and how to mend it. */
export function issueWords(issue: Issue, context: IssueContext): Words {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, issue.input, context);
    case 'invalid_value':
      return issue.input === undefined
        ? missingWords(`one of ${issue.values.map(String).join(', ')}`, context)
        : {
            message: `${shown(issue.input)} is none of the choices here.`,
            hint: suggestion(plain(issue.input), issue.values.map(String)),
          };
    case 'too_small':
      return smallWords(issue);
    case 'too_big':
      return {
        message: tooMuch(issue.input, 'much'),
        hint: `${issue.exact ? 'Exactly' : 'At most'} ${amountOf(issue.maximum, issue.origin)}.`,
      };
    case 'invalid_format':
      return formatWords(issue, context);
    case 'invalid_key':
      return {
        message: `${quoted(context.name)} can not be a name here.`,
        hint: 'A name begins with a small letter and has letters and digits only.',
      };
    default:
      return {
        message: `${shown(issue.input)} can not stand here: ${issue.message}.`,
        hint: 'Compare it with the description of the field.',
      };
  }
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/** What a field wants, in plain words. */
function wanted(expected: string, schemas: readonly z.ZodType[]): string {
  const whole = expected === 'number' && schemas.some((schema) => partsOf(schema).format === 'safeint');
  const kind = KINDS[whole ? 'int' : expected];
  if (kind) return kind;
  const keys = keysOf(schemas);
  const languages = keys.includes('en') && keys.includes('da');
  const regions = keys.includes('us') && keys.includes('eu');
  if (languages) return regions ? 'a text in both languages or for each region' : 'a text in both languages';
  if (regions) return 'a value for each region';
  return keys.length > 0 && keys.length <= 8 ? `a group of fields (${keys.join(', ')})` : 'a group of fields';
}

function typeWords(expected: string, input: unknown, context: IssueContext): Words {
  const want = wanted(expected, context.schemas);
  if (input === undefined) return missingWords(want, context);
  if (input === null) return emptyWords(want, context);
  if (typeof input === 'string') return textWords(input, want, expected);
  if (typeof input === 'number' || typeof input === 'boolean') return plainWords(input, want, expected, context);
  return {
    message: `Here stands ${Array.isArray(input) ? 'a list' : 'a group of fields'}; ${want} is wanted.`,
    hint: groupHint(expected, input, context),
  };
}

function missingWords(want: string, { name }: IssueContext): Words {
  const hint = `Add "${name}:" with ${want}.`;
  if (name === 'en' || name === 'da')
    return {
      message: `The ${name === 'en' ? 'English' : 'Danish'} text is missing.`,
      hint: `Add "${name}:" with the words.`,
    };
  if (name === 'us' || name === 'eu' || name === 'dk')
    return { message: `The value for region ${name} is missing.`, hint };
  return { message: `${quoted(name)} is missing.`, hint };
}

/** Nothing stands there, or something that YAML reads as nothing: a word such as null, or a comment. */
function emptyWords(want: string, { name, written }: IssueContext): Words {
  const [, comment] = /^[^\s#"']*\s*:?\s+(#\S.*)$/.exec(written) ?? [];
  if (comment)
    return {
      message: `Nothing stands here: ${quoted(comment)} is read as a comment.`,
      hint: `Quote it: "${comment.trim()}".`,
    };
  if (/^(null|~)\s*$/i.test(written))
    return {
      message: `${written.trim()} is read as nothing; ${want} is wanted.`,
      hint: `Quote it if it is meant as a word: "${written.trim()}".`,
    };
  return {
    message: `${quoted(name)} is empty; ${want} is wanted.`,
    hint: 'Fill it in, or delete the field if it may be left out.',
  };
}

function textWords(input: string, want: string, expected: string): Words {
  const number = want.endsWith('number') && input.trim() !== '' && Number.isFinite(Number(input));
  if (number)
    return { message: `${quoted(input)} is text; ${want} is wanted.`, hint: `Write ${input.trim()} without quotes.` };
  if (want.endsWith('number'))
    return {
      message: `${quoted(input)} is text; ${want} is wanted.`,
      hint: 'Write digits only: no currency, no comma or dot between thousands.',
    };
  if (expected === 'boolean')
    return {
      message: `${quoted(input)} is text; true or false is wanted.`,
      hint: 'Write true or false without quotes.',
    };
  if (expected === 'array' && /^-\S/.test(input))
    return {
      message: `${quoted(input)} is one text; a list is wanted.`,
      hint: `A space is missing after the dash: write "- ${input.slice(1)}".`,
    };
  if (expected === 'array')
    return {
      message: `${quoted(input)} is one text; a list is wanted.`,
      hint: 'Begin each entry on a line of its own, with a dash and a space.',
    };
  if (want.startsWith('a text'))
    return {
      message: `${quoted(input)} is one text; ${want} is wanted.`,
      hint: 'Write the words after en: and after da:, each on a line of its own.',
    };
  return {
    message: `${quoted(input)} is text; ${want} is wanted.`,
    hint: 'Write the fields below it, each on a line of its own.',
  };
}

function plainWords(input: number | boolean, want: string, expected: string, { written }: IssueContext): Words {
  const source = /^[^\s,}\]#]+/.exec(written)?.[0] ?? String(input);
  if (expected === 'string')
    return {
      message: `${source} is read as ${typeof input === 'number' ? 'a number' : 'yes or no'}; text is wanted.`,
      hint: `Quote it: "${source}".`,
    };
  if (expected === 'int')
    return { message: `${source} is no whole number.`, hint: 'Write digits only, without a dot between thousands.' };
  return {
    message: `${source} can not stand here; ${want} is wanted.`,
    hint: want.startsWith('a text') ? 'Write it in quotes after en: and after da:.' : `Write ${want}.`,
  };
}

function groupHint(expected: string, input: unknown, { written }: IssueContext): string {
  if (expected === 'string' && /^[{[]/.test(written)) return 'A text that begins with a bracket must stand in quotes.';
  if (expected === 'array')
    return Object.keys(Object(input)).some((key) => key.startsWith('-'))
      ? 'A space is missing after the dash.'
      : 'Begin each entry with a dash and a space.';
  return expected === 'object' ? 'Take the dashes away.' : 'Write the value on the same line, after the colon.';
}

function smallWords(issue: Extract<Issue, { code: 'too_small' }>): Words {
  if (issue.origin === 'string')
    return { message: 'The text is empty.', hint: 'Write the words, or delete the field if it may be left out.' };
  const least = issue.exact ? 'Exactly' : issue.inclusive ? 'At least' : 'More than';
  return { message: tooMuch(issue.input, 'little'), hint: `${least} ${amountOf(issue.minimum, issue.origin)}.` };
}

const amountOf = (limit: number | bigint, origin: string): string => {
  const one = Number(limit) === 1;
  if (origin === 'array') return `${limit} ${one ? 'entry is' : 'entries are'} wanted`;
  return origin === 'string' ? `${limit} ${one ? 'character is' : 'characters are'} wanted` : `${limit} is wanted`;
};

const tooMuch = (input: unknown, what: 'much' | 'little'): string => {
  if (Array.isArray(input))
    return input.length === 0
      ? 'The list is empty.'
      : `The list has ${input.length} ${input.length === 1 ? 'entry' : 'entries'}.`;
  return typeof input === 'string' ? `The text has ${input.length} characters.` : `${String(input)} is too ${what}.`;
};

function formatWords(issue: Extract<Issue, { code: 'invalid_format' }>, { schemas }: IssueContext): Words {
  const value = String(issue.input);
  const { kind } = schemas.map(metaOf).find((meta) => meta.kind) ?? {};
  const isAddress = kind === 'link' || kind === 'plain-link' || kind === 'image' || issue.format === 'url';
  const address = isAddress ? addressWords(value, kind) : undefined;
  const day = issue.format === 'date' ? dayWords(value) : undefined;
  return (
    address ?? day ?? { message: `${quoted(value)} has not the form that is wanted here.`, hint: formatHint(issue) }
  );
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

/** A value as a message shows it. */
const shown = (value: unknown): string => {
  if (value === null) return 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return typeof value === 'object' ? 'A group of fields' : quoted(plain(value));
};

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
