import { z } from 'zod';
import { linkErrorMessage } from './link-error-messages.ts';
import { dateErrorMessage } from './date-error-messages.ts';
import { quote, type Message, type WrittenReference } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/did-you-mean.ts';
import { asYaml } from '../parse/as-yaml.ts';
import { accepts } from './accepts.ts';
import { nearForm } from './near-forms.ts';
import { metaOf } from './schema-introspection.ts';
import { missingMessage, typeMessage } from './type-error-messages.ts';

type Issue = z.core.$ZodIssue;

/** What is known about the field of an issue. */
export interface IssueContext {
  /** Name of the field itself, without its parents. */
  name: string;
  /** The schemas that apply to it. */
  schemas: readonly z.ZodType[];
  /** The source text of the value, to the end of the line. */
  written: string;
  /** Names of the fields beside it, and what a name must be like. */
  siblings?: readonly string[];
  names?: readonly z.ZodType[];
}

/** Describes in plain words what a schema rejects, and how to fix it. */
export function issueMessage(issue: Issue, context: IssueContext): Message {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input, context, (text) => messageOfText(text, context));
    case 'invalid_value':
      return issue.input === undefined
        ? missingMessage(`one of ${issue.values.map(String).join(', ')}`, context)
        : {
            message: `${shown(issue.input)} is none of the choices here.`,
            hint: choiceHint(plain(issue.input), issue.values.map(String)),
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
        hint: nameHint(context),
      };
    default:
      return {
        message: `${shown(issue.input)} is not allowed here: ${issue.message}.`,
        hint: descriptionOf(context.schemas),
      };
  }
}

/** Describes what is wrong with a value once it's read as text; nothing if its field accepts it. */
function messageOfText(text: string, context: IssueContext): Partial<Message> {
  const { schemas } = context;
  const reference = referenceTo(text, schemas);
  if (accepts(schemas, text)) return reference ? { reference } : {};
  const [issue] = schemas.flatMap((schema) => schema.safeParse(text, { reportInput: true }).error?.issues ?? []);
  return issue ? issueMessage(issue, { ...context, written: text }) : {};
}

/** A link or an image as written, for the remedy that only the whole site can tell. */
function referenceTo(written: string, schemas: readonly z.ZodType[]): WrittenReference | undefined {
  const { kind } = schemas.map(metaOf).find((meta) => meta.kind) ?? {};
  if (kind !== 'link' && kind !== 'plain-link' && kind !== 'image') return undefined;
  return { kind: kind === 'image' ? kind : 'link', written, accepts: (other) => accepts(schemas, other) };
}

/** Names the choice that is meant; a line may hold several of them, as an entry of a list. */
function choiceHint(written: string, values: readonly string[]): string {
  const parts = written.split(/[\s,;]+/);
  return parts.length > 1 && parts.every((part) => values.includes(part))
    ? `These are ${parts.length} entries: write ${parts.map(asYaml).join(', ')}.`
    : suggestion(written, values);
}

function nameHint({ name, siblings = [], names = [] }: IssueContext): string {
  const meant = nearForm(name, names);
  return meant === undefined || siblings.includes(meant)
    ? 'A name begins with a small letter and has letters and digits only.'
    : `Write "${meant}:".`;
}

/** What a field is for: the remedy where no words of its own are known. */
const descriptionOf = (schemas: readonly z.ZodType[]): string =>
  schemas.map((schema) => z.globalRegistry.get(schema)?.description).find((text) => text !== undefined) ??
  'Compare it with the description of the field.';

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
  const message = `${quote(value)} does not have the expected format.`;
  const fallback = { message, hint: formatHint(issue, schemas) };
  const reference = referenceTo(value, schemas);
  if (reference && (kind === 'link' || kind === 'plain-link' || kind === 'image'))
    return { ...(linkErrorMessage(value, kind) ?? fallback), reference };
  if (issue.format === 'url') return urlMessage(value, schemas, fallback);
  const day = issue.format === 'date' ? dateErrorMessage(value) : undefined;
  if (day) return day;
  const meant = nearForm(value, schemas);
  return meant === undefined ? fallback : { message, hint: `Write ${asYaml(meant)}.` };
}

/** Describes an address of another site; what it says to write passes. */
function urlMessage(value: string, schemas: readonly z.ZodType[], { message, hint }: Message): Message {
  const refused = linkErrorMessage(value)?.message ?? message;
  const secure = value.replace(/^http:/i, 'https:');
  if (secure !== value && accepts(schemas, secure))
    return { message: refused, hint: 'Write https:// in place of http://.' };
  const isDomain = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value);
  if (isDomain && accepts(schemas, `https://${value}`))
    return { message, hint: `Write https:// in front: https://${value}.` };
  const meant = nearForm(value, schemas);
  return { message: refused, hint: meant === undefined ? hint : `Write ${meant}.` };
}

function formatHint(issue: Extract<Issue, { code: 'invalid_format' }>, schemas: readonly z.ZodType[]): string {
  if (issue.format === 'url') return 'Write the whole address with https://.';
  if (issue.format === 'email') return 'Write an e-mail address, for example hello@example.com.';
  if (issue.format === 'date') return 'Write year, month and day in quotes, for example "2025-01-25".';
  if ('includes' in issue) return `It must hold ${String(issue.includes)}.`;
  return issue.message.startsWith('Invalid') ? descriptionOf(schemas) : issue.message;
}

/** Formats a value for a message. */
const shown = (value: unknown): string => {
  if (value === null) return 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return typeof value === 'object' ? 'A group of fields' : quote(plain(value));
};

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
