import { type Phrase, phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { linkErrorMessage, WHOLE_ADDRESS, withHint } from './link-error-messages.ts';
import { dateErrorMessage, HOW_TO_CHOOSE_A_DAY, HOW_TO_WRITE_A_DAY } from './date-error-messages.ts';
import { type Message, quote, type WrittenReference } from '../diagnostics/diagnostic.ts';
import { suggestion, suggestionInForm } from '../diagnostics/did-you-mean.ts';
import { allNamed, named, namedWhole } from '../diagnostics/in-forms.ts';
import { asYaml } from '../parse/as-yaml.ts';
import { accepts } from './meant-values.ts';
import { limitMessage, tooSmallMessage } from './limit-messages.ts';
import { nearForm } from './near-forms.ts';
import { metaOf, type FieldKind, type GroupKind } from './schema-introspection.ts';
import { missingMessage, typeMessage } from './type-error-messages.ts';
import { seenAs } from '../diagnostics/what-visitors-see.ts';
import { seenByVisitors } from './seen-by-visitors.ts';
import type { IssueContext } from './issue-context.ts';

type Issue = z.core.$ZodIssue;

/** Describes in plain words what a schema rejects, how to fix it, and what visitors would see. */
export function issueMessage(issue: Issue, context: IssueContext): Message {
  const said = wordsOf(issue, context);
  const visitors = seenByVisitors(issue, context);
  return visitors ? seenAs(said, visitors) : said;
}

function wordsOf(issue: Issue, context: IssueContext): Message {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input, context, (text) => messageOfText(text, context));
    case 'invalid_value':
      return issue.input === undefined
        ? missingMessage(`one of ${issue.values.map(String).join(', ')}`, context)
        : {
            message: `${shown(issue.input)} is none of the choices here.`,
            hint: choiceHint(plain(issue.input), issue.values.map(String)),
            form: {
              message: say`${shownInForm(issue.input)} isn’t one of the choices.`,
              hint: choiceHintInForm(plain(issue.input), issue.values.map(String)),
            },
          };
    case 'too_small':
      return tooSmallMessage(issue);
    case 'too_big':
      return limitMessage(issue.input, 'much', issue.exact ? 'exactly' : 'most', issue.maximum, issue.origin);
    case 'invalid_format':
      return formatMessage(issue, context);
    case 'invalid_key':
      return {
        message: `${quote(context.name)} cannot be a name here.`,
        hint: nameHint(context),
        form: { message: say`${named(context.name)} can’t be a name here.`, hint: nameHintInForm(context) },
      };
    default:
      return {
        message: `${shown(issue.input)} is not allowed here: ${issue.message}.`,
        hint: descriptionOf(context.schemas),
        form: { message: say`${shownInForm(issue.input)} can’t be used here.`, hint: FOLLOW_HELP },
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

/** The kinds of fields that lead to something else, and to what. */
const REFERENCES: Partial<Record<FieldKind | GroupKind, WrittenReference['kind']>> = {
  link: 'link',
  'plain-link': 'link',
  image: 'image',
  reference: 'entry',
};

/** A link or an image as written, for the remedy that only the whole site can tell. */
function referenceTo(written: string, schemas: readonly z.ZodType[]): WrittenReference | undefined {
  const { kind, collection } = schemas.map(metaOf).find((meta) => meta.kind) ?? {};
  const place = kind && REFERENCES[kind];
  return (
    place && {
      kind: place,
      ...(collection !== undefined && { collection }),
      written,
      accepts: (other) => accepts(schemas, other),
    }
  );
}

/** Names the choice that is meant; a line may hold several of them, as an entry of a list. */
function choiceHint(written: string, values: readonly string[]): string {
  const parts = written.split(/[\s,;]+/);
  return parts.length > 1 && parts.every((part) => values.includes(part))
    ? `These are ${parts.length} entries: write ${parts.map(asYaml).join(', ')}.`
    : suggestion(written, values);
}

/** The same for a form, where choices have titles. */
function choiceHintInForm(written: string, values: readonly string[]): Phrase {
  const parts = written.split(/[\s,;]+/);
  return parts.length > 1 && parts.every((part) => values.includes(part))
    ? say`These are ${parts.length} items: choose ${allNamed(parts)}.`
    : suggestionInForm(written, values, say`Choose another one.`);
}

const RULE_OF_NAMES = say`A name begins with a small letter and has letters and digits only.`;

function nameHintInForm(context: IssueContext): Phrase {
  const meant = meantName(context);
  return meant === undefined ? RULE_OF_NAMES : say`Rename it to ${namedWhole(meant)}.`;
}

function meantName({ name, siblings = [], names = [] }: IssueContext): string | undefined {
  const meant = nearForm(name, names);
  return meant === undefined || siblings.includes(meant) ? undefined : meant;
}

function nameHint(context: IssueContext): string {
  const meant = meantName(context);
  return meant === undefined ? RULE_OF_NAMES.english : `Write "${meant}:".`;
}

/** What a field is for: the remedy where no words of its own are known. */
const descriptionOf = (schemas: readonly z.ZodType[]): string =>
  schemas.map((schema) => z.globalRegistry.get(schema)?.description).find((text) => text !== undefined) ??
  'Compare it with the description of the field.';

/** A form shows the description of each field, in its own words. */
const FOLLOW_HELP = say`See the help of the field.`;

function formatMessage(issue: Extract<Issue, { code: 'invalid_format' }>, { schemas }: IssueContext): Message {
  const value = String(issue.input);
  const { kind } = schemas.map(metaOf).find((meta) => meta.kind) ?? {};
  const message = `${quote(value)} does not have the expected format.`;
  const words = { message: say`${named(value)} can’t be used here.` };
  const fallback = {
    message,
    hint: formatHint(issue, schemas),
    form: { ...words, hint: formatHintInForm(issue) },
  };
  const reference = referenceTo(value, schemas);
  if (reference && (kind === 'link' || kind === 'plain-link' || kind === 'image'))
    return { ...(linkErrorMessage(value, kind) ?? fallback), reference };
  if (issue.format === 'url') return urlMessage(value, schemas, fallback);
  const day = issue.format === 'date' ? dateErrorMessage(value) : undefined;
  if (day) return day;
  if (reference) return { ...fallback, reference };
  const meant = nearForm(value, schemas);
  if (meant === undefined) return fallback;
  const write = (text: Phrase) =>
    isSpaced(value, meant) ? say`Write ${text} without the special space beside it.` : say`Write ${text}.`;
  return {
    message,
    hint: write(verbatim(asYaml(meant))).english,
    form: { ...words, hint: write(namedWhole(meant)) },
  };
}

/** Returns whether the spaces around a text are all that is wrong: without quotes, only special ones belong to it. */
const isSpaced = (value: string, meant: string): boolean => value.trim() === meant && /^[^\S ]|[^\S ]$/.test(value);

/** Describes an address of another site; what it says to write passes. */
function urlMessage(value: string, schemas: readonly z.ZodType[], fallback: Message): Message {
  const refused = linkErrorMessage(value) ?? fallback;
  const secure = value.replace(/^http:/i, 'https:');
  if (secure !== value && accepts(schemas, secure)) return withHint(refused, 'Write https:// in place of http://.');
  const isDomain = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value);
  if (isDomain && accepts(schemas, `https://${value}`))
    return withHint(
      fallback,
      `Write https:// in front: https://${value}.`,
      say`Write https:// in front: ${verbatim(`https://${value}`)}.`,
    );
  const meant = nearForm(value, schemas);
  return meant === undefined
    ? withHint(refused, fallback.hint, fallback.form.hint)
    : withHint(refused, `Write ${meant}.`, say`Write ${verbatim(meant)}.`);
}

function formatHint(issue: Extract<Issue, { code: 'invalid_format' }>, schemas: readonly z.ZodType[]): string {
  if (issue.format === 'url') return WHOLE_ADDRESS;
  if (issue.format === 'email') return 'Write an e-mail address, for example hello@example.com.';
  if (issue.format === 'date') return HOW_TO_WRITE_A_DAY;
  if ('includes' in issue) return `It must hold ${String(issue.includes)}.`;
  return issue.message.startsWith('Invalid') ? descriptionOf(schemas) : issue.message;
}

/** The same for a form. What a schema itself says of a format is good in both. */
function formatHintInForm(issue: Extract<Issue, { code: 'invalid_format' }>): Phrase {
  if (issue.format === 'url') return phraseOf(WHOLE_ADDRESS);
  if (issue.format === 'email') return say`Write an email address, for example hello@example.com.`;
  if (issue.format === 'date') return HOW_TO_CHOOSE_A_DAY;
  if ('includes' in issue) return say`It must hold ${verbatim(String(issue.includes))}.`;
  return issue.message.startsWith('Invalid') ? FOLLOW_HELP : phraseOf(issue.message);
}

/** Formats a value for a message. */
const shown = (value: unknown): string => {
  if (value === null) return 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return typeof value === 'object' ? 'A group of fields' : quote(plain(value));
};

/** The same for a form. */
const shownInForm = (value: unknown): Phrase => {
  if (value === null) return say`Nothing`;
  return typeof value === 'object' ? say`This` : named(plain(value));
};

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
