import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { imagePath } from '../../schema/image.ts';
import { link } from '../../schema/link.ts';
import { issueMessage } from './zod-error-messages.ts';
import type { IssueContext } from './issue-context.ts';

/** Returns the message for the first issue of a value. */
function saying(schema: z.ZodType, input: unknown, context: Partial<IssueContext> = {}): string {
  const [issue] = schema.safeParse(input, { reportInput: true }).error?.issues ?? [];
  if (!issue) throw new Error('The schema refuses nothing.');
  const { message, hint } = issueMessage(issue, {
    name: 'field',
    title: 'Field',
    schemas: [schema],
    regions: MODEL.regions,
    written: '',
    ...context,
  });
  return `${message} ${hint}`;
}

/** A map of text fields with these names. */
const group = (...names: string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])));
const letters = (count: number) => Array.from('abcdefghijk').slice(0, count);

describe('a missing field', () => {
  it.each([
    ['text', z.string()],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['true or false', z.boolean()],
    ['a list', z.array(z.string())],
    ['one of left, right', z.enum(['left', 'right'])],
    ['a text in both languages', group('en', 'da')],
    ['a text in both languages or for each region', group('en', 'da', 'us', 'eu', 'dk')],
    ['a value for each region', group('us', 'eu', 'dk')],
    ['a group of fields (en, us)', group('en', 'us')],
    ['a group of fields (da, eu)', group('da', 'eu')],
    ['a group of fields (a)', group('a')],
    ['a group of fields (a, b, c, d, e, f, g, h)', group(...letters(8))],
    ['a group of fields', group(...letters(9))],
    ['a group of fields', group()],
  ])('is requested with %s', (want, schema) => {
    expect(saying(schema, undefined)).toBe(`"field" is missing. Add "field:" with ${want}.`);
  });

  it('is requested as an integer if one of the options is one', () => {
    const schemas = [z.string(), z.int()];
    expect(saying(z.int(), undefined, { schemas })).toBe('"field" is missing. Add "field:" with a whole number.');
  });

  it.each([
    ['en', 'The English text is missing. Add "en:" with the text.'],
    ['da', 'The Danish text is missing. Add "da:" with the text.'],
    ['us', 'The value for region us is missing. Add "us:" with text.'],
    ['eu', 'The value for region eu is missing. Add "eu:" with text.'],
    ['dk', 'The value for region dk is missing. Add "dk:" with text.'],
  ])('is named by its language or region: %s', (name, text) => {
    expect(saying(z.string(), undefined, { name })).toBe(text);
  });
});

describe('an empty field', () => {
  const empty = '"field" is empty; text is expected. Fill it in, or delete the field if it may be left out.';

  it.each([
    ['to: #home', '"#home" is read as a comment. Quote it: "#home".'],
    ['to :   #home', '"#home" is read as a comment. Quote it: "#home".'],
    [' #home', '"#home" is read as a comment. Quote it: "#home".'],
    ['null #1 in Denmark ', '"#1 in Denmark " is read as a comment. Quote it: "#1 in Denmark".'],
  ])('explains that "%s" is a comment', (written, text) => {
    expect(saying(z.string(), null, { written })).toBe(`This is empty: ${text}`);
  });

  it.each(['', 'to:', 'to: # a note', '"a b" #home', 'to:#home', 'nullable', 'a null'])(
    'tells only that it is empty where "%s" is written',
    (written) => {
      expect(saying(z.string(), null, { written })).toBe(empty);
    },
  );

  it.each(['null', 'NULL', '~', 'null  '])('explains that the word "%s" means nothing', (written) => {
    const word = written.trim();
    expect(saying(z.string(), null, { written })).toBe(
      `${word} is read as nothing; text is expected. Quote it if it is meant as a word: "${word}".`,
    );
  });
});

describe('a text of the wrong type', () => {
  it.each([
    ['5', z.number(), '"5" is text; a number is expected. Write 5 without quotes.'],
    [' 5 ', z.int(), '" 5 " is text; a whole number is expected. Write 5 without quotes.'],
    ['yes', z.boolean(), '"yes" is text; true or false is expected. Write true without quotes.'],
    ['1', z.boolean(), '"1" is text; true or false is expected. Write true without quotes.'],
    [
      'Hello',
      group('en', 'da'),
      '"Hello" is one text; a text in both languages is expected. Write the text after en: and after da:, each on a line of its own.',
    ],
    [
      'Hello',
      group('src'),
      '"Hello" is text; a group of fields (src) is expected. Write the fields below it, each on a line of its own.',
    ],
    [
      '7',
      group('us', 'eu', 'dk'),
      '"7" is text; a value for each region is expected. Write the fields below it, each on a line of its own.',
    ],
  ])('"%s" is told what is expected', (input, schema, text) => {
    expect(saying(schema, input)).toBe(text);
  });

  it.each(['', '  ', 'five', 'Infinity'])("%s isn't a number", (input) => {
    const shown = input.replace(/\s+/, ' ');
    expect(saying(z.number(), input)).toBe(
      `"${shown}" is text; a number is expected. Write digits only, with a dot before decimals: no currency, no comma.`,
    );
  });
});

describe('a proposed value', () => {
  const price = z.int().positive();
  const WHOLE = 'Write a whole number in digits only: no currency, no comma, no dot.';

  it.each([
    ['$700', price, 'Write 700.'],
    ['4.500,00', z.number(), 'Write 4500.'],
    ['4.500', price, 'Write 4500.'],
    ['1,400', z.number(), 'Write 1400, or 1.4 if decimals are meant.'],
    ['"05"', price, WHOLE],
    ['05', price, 'Write 5.'],
    ['140,50', price, WHOLE],
    ['5.5', price, WHOLE],
    ['0', price, WHOLE],
    ['0,5', z.number().max(1), 'Write 0.5.'],
    ['no', z.boolean(), 'Write false without quotes.'],
    ['maybe', z.boolean(), 'Write true or false without quotes.'],
    ['US; eu', z.array(z.enum(['us', 'eu', 'dk'])), 'Write [us, eu].'],
    ['all', z.array(z.enum(['us', 'eu', 'dk'])), 'Write a list of some of these: [us, eu, dk].'],
  ])('in place of %s passes its field', (input, schema, hint) => {
    expect(saying(schema, input)).toMatch(new RegExp(`expected\\. ${hint.replace(/[[\].]/g, '\\$&')}$`));
  });

  it.each([
    [5, z.string().regex(/^[a-z]+$/, 'Small letters only.'), '5', 'Small letters only.'],
    [4, z.string().regex(/^\d+px$/), '4', 'Write 4px.'],
    [20270111, z.iso.date(), '20270111', 'Write "2027-01-11".'],
    [5.5, z.int(), '5.5', WHOLE],
    [1, z.boolean(), '1', 'Write true.'],
    [null, z.string().regex(/^#[a-f\d]{6}$/), 'paper: #FFF', 'Write "#ffffff".'],
  ])('in place of %s, which YAML reads as no text, passes its field', (input, schema, written, hint) => {
    expect(saying(schema, input, { written })).toMatch(new RegExp(` ${hint.replace(/[[\].]/g, '\\$&')}$`));
  });
});

describe('a number or boolean of the wrong type', () => {
  it.each([
    [7, z.string(), '007, 8]', '007 is read as a number; text is expected. Quote it: "007".'],
    [7, z.string(), ', 007', '7 is read as a number; text is expected. Quote it: "7".'],
    [true, z.string(), 'yes }', 'yes is read as yes or no; text is expected. Quote it: "yes".'],
    [4.5, z.int(), '4.500#', '4.500 is not a whole number. Write 4500.'],
    [7, z.boolean(), '', '7 is not allowed here; true or false is expected. Write true or false.'],
    [true, z.number(), '', 'true is not allowed here; a number is expected. Write a number.'],
    [
      7,
      group('en', 'da'),
      '7',
      '7 is not allowed here; a text in both languages is expected. Write it in quotes after en: and after da:.',
    ],
  ])('%s is told what is expected', (input, schema, written, text) => {
    expect(saying(schema, input, { written })).toBe(text);
  });
});

describe('a list or map of the wrong type', () => {
  const BRACKET = 'A text that begins with a bracket needs quotes.';
  const SAME_LINE = 'Write the value on the same line, after the colon.';

  it.each([
    [['a'], z.string(), '[a]', `This is a list; text is expected. ${BRACKET}`],
    [{ a: null }, z.string(), '{a}', `This is a group of fields; text is expected. ${BRACKET}`],
    [{ a: null }, z.string(), 'a: "{b}"', `This is a group of fields; text is expected. ${SAME_LINE}`],
    [['a'], z.number(), '[a]', `This is a list; a number is expected. ${SAME_LINE}`],
    [['a'], group('en', 'da'), '', 'This is a list; a text in both languages is expected. Take the dashes away.'],
    [
      { a: 1, '-b': 2 },
      z.array(z.string()),
      '',
      'This is a group of fields; a list is expected. A space is missing after the dash.',
    ],
    [
      { 'a-': 1 },
      z.array(z.string()),
      '',
      'This is a group of fields; a list is expected. Begin each entry with a dash and a space.',
    ],
  ])('%o is told what is expected', (input, schema, written, text) => {
    expect(saying(schema, input, { written })).toBe(text);
  });
});

describe('a choice', () => {
  it.each([
    ['rigth', '"rigth" is none of the choices here. Did you mean "right"?'],
    ['xyz', '"xyz" is none of the choices here. Possible: 12, left, right, true.'],
    [13, '"13" is none of the choices here. Did you mean "12"?'],
    [true, '"true" is none of the choices here. Did you mean "true"?'],
    [null, 'Nothing is none of the choices here. Possible: 12, left, right, true.'],
    [['left'], 'A list is none of the choices here. Possible: 12, left, right, true.'],
    [{ left: 1 }, 'A group of fields is none of the choices here. Possible: 12, left, right, true.'],
  ])("that doesn't exist is quoted: %o", (input, text) => {
    expect(saying(z.enum(['12', 'left', 'right', 'true']), input)).toBe(text);
  });
});

describe('a limit', () => {
  const texts = z.array(z.string());

  it.each([
    ['', z.string().min(1), 'The text is empty. Write a text, or delete the field if it may be left out.'],
    ['abcd', z.string().max(3), 'The text has 4 characters. At most 3 characters are expected.'],
    ['ab', z.string().max(1), 'The text has 2 characters. At most 1 character is expected.'],
    [[], texts.min(1), 'The list is empty. At least 1 entry is expected.'],
    [['a'], texts.min(2), 'The list has 1 entry. At least 2 entries are expected.'],
    [['a'], texts.length(4), 'The list has 1 entry. Exactly 4 entries are expected.'],
    [['a', 'b'], texts.length(1), 'The list has 2 entries. Exactly 1 entry is expected.'],
    [['a', 'b'], texts.max(1), 'The list has 2 entries. At most 1 entry is expected.'],
    [1899, z.int().min(1900), '1899 is too little. At least 1900 is expected.'],
    [0, z.number().positive(), '0 is too little. More than 0 is expected.'],
    [2, z.number().max(1), '2 is too much. At most 1 is expected.'],
  ])('reports where %o exceeds it', (input, schema, text) => {
    expect(saying(schema, input)).toBe(text);
  });
});

describe('a format', () => {
  const COMPARE = 'Compare it with the description of the field.';

  it.each([
    ['ads', z.url(), '"ads" does not have the expected format. Write the whole address with https://.'],
    [
      'ads',
      z.email(),
      '"ads" does not have the expected format. Write an e-mail address, for example hello@example.com.',
    ],
    ['25.1.2025', z.iso.date(), '"25.1.2025" is not how a day is written here. Write "2025-01-25".'],
    ['$', z.string().includes('{amount}'), '"$" does not have the expected format. It must hold {amount}.'],
    ['B', z.string().regex(/^a$/), `"B" does not have the expected format. ${COMPARE}`],
    ['A', z.string().regex(/^a$/, 'Write a.'), '"A" does not have the expected format. Write a.'],
    ['B', z.string().regex(/^a$/, 'Not Invalid'), '"B" does not have the expected format. Not Invalid'],
    [
      'B',
      z.string().regex(/^a$/).meta({ description: 'The letter a.' }),
      '"B" does not have the expected format. The letter a.',
    ],
    ['http://a.b', z.string().regex(/^a$/, 'Write a.'), '"http://a.b" does not have the expected format. Write a.'],
    [
      'http://a.b',
      z.url({ protocol: /^https$/ }),
      '"http://a.b" is not encrypted. Write https:// in place of http://.',
    ],
    ['www.a.b', z.url(), '"www.a.b" does not have the expected format. Write https:// in front: https://www.a.b.'],
    [
      'www.a.b',
      link(),
      '"www.a.b" is not a link. A link begins with /, #, https://, mailto: or tel:, or is the word contact.',
    ],
    [
      'https://a.b/c.png',
      imagePath(),
      '"https://a.b/c.png" is on another site. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
  ])("reports that %s doesn't match it", (input, schema, text) => {
    expect(saying(schema, input)).toBe(text);
  });

  it('of a name is told with the name that is meant, unless that is taken', () => {
    const names = [z.string().regex(/^[a-z][A-Za-z]*$/)];
    const schema = z.record(names[0] ?? z.string(), z.string());
    const context = { name: 'Reply-Time', names };
    expect(saying(schema, { 'Reply-Time': 'c' }, context)).toBe(
      '"Reply-Time" cannot be a name here. Write "replyTime:".',
    );
    expect(saying(schema, { 'Reply-Time': 'c' }, { ...context, siblings: ['replyTime'] })).toContain(
      'A name begins with',
    );
  });

  it('is reported for keys too', () => {
    const names = z.record(z.string().regex(/^[a-z]+$/), z.string());
    expect(saying(names, { 'A-b': 'c' }, { name: 'A-b' })).toBe(
      '"A-b" cannot be a name here. A name begins with a small letter and has letters and digits only.',
    );
  });

  it.each([
    ['7', '"7"'],
    [7, '"7"'],
    [false, '"false"'],
    [undefined, '""'],
    [null, 'Nothing'],
    [[7], 'A list'],
    [{ a: 7 }, 'A group of fields'],
  ])("known only to a rule in code is reported with the rule's message: %o", (input, shown) => {
    const ruled = z.any().refine(() => false, 'too odd');
    expect(saying(ruled, input)).toBe(`${shown} is not allowed here: too odd. ${COMPARE}`);
  });
});
