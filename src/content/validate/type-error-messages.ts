import { phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { type Message, quote, withRemedies } from '../diagnostics/diagnostic.ts';
import { isLanguage, isRegionCode, languageName, type SiteRegions } from '../../regions/site-regions.ts';
import type { z } from 'zod';
import { languageWord, named, regionName } from '../diagnostics/in-forms.ts';
import { asYaml } from '../parse/as-yaml.ts';
import { accepts, choicesOf, DECIMAL, listFromText, truth, WHOLE, numbersIn } from './meant-values.ts';
import { listHintInForm, numberHintInForm, remedyInForm, switchHint, wantedInForm } from './remedies-in-forms.ts';
import { keysOf, schemaDef } from './schema-introspection.ts';
import type { IssueContext } from './issue-context.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Says where the texts of each language stand: `after en: and after da:`. */
const afterKeys = ({ languages }: SiteRegions): string =>
  listed.format(languages.map((language) => `after ${language}:`));

/** Names the languages of the site. */
const allLanguages = ({ languages: [only, ...others] }: SiteRegions): string =>
  others.length > 1 ? 'all languages' : others.length > 0 ? 'both languages' : languageName(only);

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/** Texts that have a form of their own, by the name of their format. */
const FORMS: Record<string, string> = {
  email: 'an e-mail address',
  url: 'an address with https://',
  date: 'a day, for example "2025-01-25"',
};

/** Describes in plain words what a field expects. */
export function wanted(expected: string, { schemas, regions }: Pick<IssueContext, 'schemas' | 'regions'>): string {
  const whole = expected === 'number' && schemas.some((schema) => schemaDef(schema).format === 'safeint');
  const form =
    expected === 'string' ? schemas.map((schema) => FORMS[schemaDef(schema).format ?? '']).find(Boolean) : undefined;
  const kind = form ?? KINDS[whole ? 'int' : expected];
  if (kind) return kind;
  const keys = keysOf(schemas);
  const isText = regions.languages.every((language) => keys.includes(language));
  const isRegional = regions.codes.every((code) => keys.includes(code));
  if (isText) return `a text in ${allLanguages(regions)}${isRegional ? ' or for each region' : ''}`;
  if (isRegional) return 'a value for each region';
  return keys.length > 0 && keys.length <= 8 ? `a group of fields (${keys.join(', ')})` : 'a group of fields';
}

/**
 * Describes a value of the wrong type.
 * @param asText describes what is wrong with a value once it's read as text
 */
export function typeMessage(expected: string, input: unknown, context: IssueContext, asText: AsText): Message {
  const want = wanted(expected, context);
  if (input === undefined) return missingMessage(want, context);
  if (input === null) return emptyMessage(want, context, asText);
  if (typeof input === 'string') return textMessage(input, want, expected, context);
  if (typeof input === 'number' || typeof input === 'boolean')
    return scalarMessage(input, want, expected, context, asText);
  return {
    message: `This is ${Array.isArray(input) ? 'a list' : 'a group of fields'}; ${want} is expected.`,
    hint: groupHint(expected, input, context, asText),
    form: { message: say`This should be ${wantedInForm(want)}.`, hint: remedyInForm(want, context) },
  };
}

export function missingMessage(want: string, context: IssueContext): Message {
  const { name, title, regions } = context;
  const hint = `Add "${name}:" with ${want}.`;
  if (isLanguage(regions, name)) {
    const language = languageWord(name);
    return withRemedies(
      say`The ${language} text is missing.`,
      `Add "${name}:" with the text.`,
      say`Fill in the field for ${language}.`,
    );
  }
  const formHint = remedyInForm(want, context);
  if (isRegionCode(regions, name)) {
    const region = verbatim(regionName(name, regions));
    const form = { message: say`The value for ${region} is missing.`, hint: formHint };
    return { message: `The value for region ${name} is missing.`, hint, form };
  }
  const form = { message: say`This is missing: ${phraseOf(title)}.`, hint: formHint };
  return { message: `${quote(name)} is missing.`, hint, form };
}

/** Describes an empty value, or one that YAML reads as empty: a word such as null, or a comment. */
function emptyMessage(want: string, context: IssueContext, asText: AsText): Message {
  const { name, title, written, schemas } = context;
  const [, comment] = /^[^\s#"']*\s*:?\s+(#\S.*)$/.exec(written) ?? [];
  const empty = say`This is empty: ${phraseOf(title)}.`;
  if (comment !== undefined) {
    const message = `This is empty: ${quote(comment)} is read as a comment.`;
    const value = withoutComment(comment);
    const refused = asText(value);
    const form = { message: empty, hint: refused.form?.hint ?? say`Type it again: ${verbatim(value)}` };
    return { hint: `Quote it: ${asYaml(value)}.`, ...refused, message, form, excerpt: comment };
  }
  if (/^(null|~)\s*$/i.test(written) && accepts(schemas, written.trim()))
    return {
      message: `${written.trim()} is read as nothing; ${want} is expected.`,
      hint: `Quote it if it is meant as a word: "${written.trim()}".`,
      form: { message: empty, hint: remedyInForm(want, context) },
    };
  return {
    message: `${quote(name)} is empty; ${want} is expected.`,
    hint: 'Fill it in, or delete the field if it may be left out.',
    form: { message: empty, hint: say`Fill it in, or remove it if it may be left out.` },
  };
}

type AsText = (text: string) => Partial<Message>;

/** A value that begins with # may have a comment of its own behind it. */
const withoutComment = (comment: string): string => comment.replace(/\s+#.*$/, '').trim();

function textMessage(input: string, want: string, expected: string, context: IssueContext): Message {
  if (want.endsWith('number'))
    return {
      message: `${quote(input)} is text; ${want} is expected.`,
      hint: numberHint(input, want, context.schemas),
      form: {
        message: say`${named(input)} is not ${phraseOf(want)}.`,
        hint: numberHintInForm(input, want, context.schemas),
      },
    };
  if (expected === 'boolean')
    return {
      message: `${quote(input)} is text; true or false is expected.`,
      hint: `Write ${truth(input) ?? 'true or false'} without quotes.`,
      form: { message: say`${named(input)} is neither on nor off.`, hint: switchHint(input) },
    };
  if (expected === 'array')
    return {
      message: `${quote(input)} is one text; a list is expected.`,
      hint: listHint(input, context),
      form: {
        message: say`${named(input)} is one text; a list is expected.`,
        hint: listHintInForm(input, context.schemas),
      },
    };
  const inForm = { message: say`${named(input)} is one text; ${wantedInForm(want)} is expected.` };
  const hint = remedyInForm(want, context);
  if (want.startsWith('a text'))
    return {
      message: `${quote(input)} is one text; ${want} is expected.`,
      hint: `Write the text ${afterKeys(context.regions)}, each on a line of its own.`,
      form: { ...inForm, hint },
    };
  return {
    message: `${quote(input)} is text; ${want} is expected.`,
    hint: 'Write the fields below it, each on a line of its own.',
    form: { message: say`This should be ${wantedInForm(want)}, not the text ${named(input)}.`, hint },
  };
}

/** Names the number that is meant, if the field accepts it. */
export function numberHint(written: string, want: string, schemas: readonly z.ZodType[]): string {
  const [first, second] = numbersIn(written).filter((number) => accepts(schemas, number));
  if (first === undefined) return want === 'a whole number' ? WHOLE : DECIMAL;
  if (second !== undefined) return `Write ${first}, or ${second} if decimals are meant.`;
  return `Write ${first}${String(first) === written.trim() ? ' without quotes' : ''}.`;
}

/** Names the list that is meant, if its entries are known words. */
function listHint(input: string, { schemas }: IssueContext): string {
  if (/^-\S/.test(input)) return `A space is missing after the dash: write "- ${input.slice(1)}".`;
  const entries = listFromText(input, schemas);
  if (entries) return `Write [${entries.map(asYaml).join(', ')}].`;
  const known = schemas.flatMap((schema) => choicesOf(schemaDef(schema).element));
  if (known.length > 0) return `Write a list of some of these: [${known.map(asYaml).join(', ')}].`;
  return 'Begin each entry on a line of its own, with a dash and a space.';
}

function scalarMessage(
  input: number | boolean,
  want: string,
  expected: string,
  context: IssueContext,
  asText: AsText,
): Message {
  const source = /^[^\s,}\]#]+/.exec(context.written)?.[0] ?? String(input);
  const [value, typeAgain] = [verbatim(source), say`Type it again: ${verbatim(source)}`];
  if (expected === 'string') {
    const message =
      typeof input === 'number'
        ? say`${value} is read as a number; text is expected.`
        : say`${value} is read as yes or no; text is expected.`;
    const refused = asText(source);
    const form = { message, hint: refused.form?.hint ?? typeAgain };
    return { hint: `Quote it: "${source}".`, ...refused, message: message.english, form };
  }
  if (expected === 'int')
    return {
      ...withRemedies(
        say`${value} is not a whole number.`,
        numberHint(source, 'a whole number', context.schemas),
        numberHintInForm(source, 'a whole number', context.schemas),
      ),
    };
  const message = `${source} is not allowed here; ${want} is expected.`;
  const inForm = { message: say`${value} can’t be used here; ${wantedInForm(want)} is expected.` };
  if (expected === 'boolean')
    return {
      message,
      hint: `Write ${truth(source) ?? 'true or false'}.`,
      form: { ...inForm, hint: switchHint(source) },
    };
  if (expected === 'array' && accepts(context.schemas, [input]))
    return { message, hint: `Write [${source}].`, form: { ...inForm, hint: say`Add it as an item: ${value}` } };
  const form = { ...inForm, hint: remedyInForm(want, context) };
  if (want === 'a value for each region')
    return {
      message,
      hint: `Write a value after ${choices.format(context.regions.codes.map((code) => `${code}:`)).replace(' or ', ' and after ')}, each on a line of its own.`,
      form,
    };
  return {
    message,
    hint: want.startsWith('a text') ? `Write it in quotes ${afterKeys(context.regions)}.` : `Write ${want}.`,
    form,
  };
}

/** A text in brackets: a name of a fact is written without spaces in them. */
function bracketHint(written: string, asText: AsText): string {
  const { hint } = asText(written);
  const [, name] = /^\{\s+(\w+)\s+\}$/.exec(written) ?? [];
  if (hint !== undefined) return hint;
  return `A text that begins with a bracket needs quotes${name === undefined ? '' : `: write "{${name}}"`}.`;
}

function groupHint(expected: string, input: unknown, { written, schemas }: IssueContext, asText: AsText): string {
  if (expected === 'string' && /^[{[]/.test(written)) return bracketHint(written.replace(/\s+#.*$/, '').trim(), asText);
  if (expected === 'array')
    return Object.keys(Object(input)).some((key) => key.startsWith('-'))
      ? 'A space is missing after the dash.'
      : 'Begin each entry with a dash and a space.';
  if (expected !== 'object') return 'Write the value on the same line, after the colon.';
  if (!written.startsWith('[')) return 'Take the dashes away.';
  const keys = keysOf(schemas)
    .slice(0, 3)
    .map((key) => `${key}: …`);
  return `Write a group of fields between braces: { ${keys.join(', ')} }.`;
}
