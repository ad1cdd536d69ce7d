// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imagePath } from '../schema/image.ts';
import { link } from '../schema/link.ts';
import { issueWords, type IssueContext } from './issue-words.ts';

/** What is said of the first thing that a schema refuses in a value. */
function saying(schema: z.ZodType, input: unknown, context: Partial<IssueContext> = {}): string {
  const [issue] = schema.safeParse(input, { reportInput: true }).error?.issues ?? [];
  if (!issue) throw new Error('The schema refuses nothing.');
  const { message, hint } = issueWords(issue, { name: 'field', schemas: [schema], written: '', ...context });
  return `${message} ${hint}`;
}

/** A group of text fields with these names. */
const group = (...names: string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])));
const letters = (count: number) => Array.from('abcdefghijk').slice(0, count);

describe('a field that is missing', () => {
  it.each([
    ['text', z.string()],
    ['a number', z.number()],
    ['a whole number', z.int()],
    ['true or false', z.boolean()],
    ['a list', z.array(z.string())],
    ['one of left, right', z.enum(['left', 'right'])],
    ['a text in both languages', group('en', 'da')],
    ['a text in both languages or for each region', group('en', 'da', 'us', 'eu')],
    ['a value for each region', group('us', 'eu', 'dk')],
    ['a group of fields (en, us)', group('en', 'us')],
    ['a group of fields (da, eu)', group('da', 'eu')],
    ['a group of fields (a)', group('a')],
    ['a group of fields (a, b, c, d, e, f, g, h)', group(...letters(8))],
    ['a group of fields', group(...letters(9))],
    ['a group of fields', group()],
  ])('is asked for with %s', (want, schema) => {
    expect(saying(schema, undefined)).toBe(`"field" is missing. Add "field:" with ${want}.`);
  });

  it('is asked for as a whole number where one of several ways to write it is one', () => {
    const schemas = [z.string(), z.int()];
    expect(saying(z.int(), undefined, { schemas })).toBe('"field" is missing. Add "field:" with a whole number.');
  });

  it.each([
    ['en', 'The English text is missing. Add "en:" with the words.'],
    ['da', 'The Danish text is missing. Add "da:" with the words.'],
    ['us', 'The value for region us is missing. Add "us:" with text.'],
    ['eu', 'The value for region eu is missing. Add "eu:" with text.'],
    ['dk', 'The value for region dk is missing. Add "dk:" with text.'],
  ])('is called by its language or region: %s', (name, words) => {
    expect(saying(z.string(), undefined, { name })).toBe(words);
  });
});

describe('a field in which nothing stands', () => {
  const empty = '"field" is empty; text is wanted. Fill it in, or delete the field if it may be left out.';

  it.each([
    ['to: #home', '"#home" is read as a comment. Quote it: "#home".'],
    ['to :   #home', '"#home" is read as a comment. Quote it: "#home".'],
    [' #home', '"#home" is read as a comment. Quote it: "#home".'],
    ['null #1 in Denmark ', '"#1 in Denmark " is read as a comment. Quote it: "#1 in Denmark".'],
  ])('tells that "%s" is a comment', (written, words) => {
    expect(saying(z.string(), null, { written })).toBe(`Nothing stands here: ${words}`);
  });

  it.each(['', 'to:', 'to: # a note', '"a b" #home', 'to:#home', 'nullable', 'a null'])(
    'tells only that it is empty where "%s" is written',
    (written) => {
      expect(saying(z.string(), null, { written })).toBe(empty);
    },
  );

  it.each(['null', 'NULL', '~', 'null  '])('tells that the word "%s" means nothing', (written) => {
    const word = written.trim();
    expect(saying(z.string(), null, { written })).toBe(
      `${word} is read as nothing; text is wanted. Quote it if it is meant as a word: "${word}".`,
    );
  });
});

describe('a text where another thing is wanted', () => {
  it.each([
    ['5', z.number(), '"5" is text; a number is wanted. Write 5 without quotes.'],
    [' 5 ', z.int(), '" 5 " is text; a whole number is wanted. Write 5 without quotes.'],
    ['yes', z.boolean(), '"yes" is text; true or false is wanted. Write true or false without quotes.'],
    ['1', z.boolean(), '"1" is text; true or false is wanted. Write true or false without quotes.'],
    [
      'Hello',
      group('en', 'da'),
      '"Hello" is one text; a text in both languages is wanted. Write the words after en: and after da:, each on a line of its own.',
    ],
    [
      'Hello',
      group('src'),
      '"Hello" is text; a group of fields (src) is wanted. Write the fields below it, each on a line of its own.',
    ],
    [
      '7',
      group('us', 'eu'),
      '"7" is text; a value for each region is wanted. Write the fields below it, each on a line of its own.',
    ],
  ])('"%s" is told what is wanted', (input, schema, words) => {
    expect(saying(schema, input)).toBe(words);
  });

  it.each(['', '  ', 'five', '4.500,00', 'Infinity'])('"%s" is no number', (input) => {
    const shown = input.replace(/\s+/, ' ');
    expect(saying(z.number(), input)).toBe(
      `"${shown}" is text; a number is wanted. Write digits only: no currency, no comma or dot between thousands.`,
    );
  });
});

describe('a number, yes or no where another thing is wanted', () => {
  it.each([
    [7, z.string(), '007, 8]', '007 is read as a number; text is wanted. Quote it: "007".'],
    [7, z.string(), ', 007', '7 is read as a number; text is wanted. Quote it: "7".'],
    [true, z.string(), 'yes }', 'yes is read as yes or no; text is wanted. Quote it: "yes".'],
    [4.5, z.int(), '4.500#', '4.500 is no whole number. Write digits only, without a dot between thousands.'],
    [7, z.boolean(), '', '7 can not stand here; true or false is wanted. Write true or false.'],
    [true, z.number(), '', 'true can not stand here; a number is wanted. Write a number.'],
    [
      7,
      group('en', 'da'),
      '7',
      '7 can not stand here; a text in both languages is wanted. Write it in quotes after en: and after da:.',
    ],
  ])('%s is told what is wanted', (input, schema, written, words) => {
    expect(saying(schema, input, { written })).toBe(words);
  });
});

describe('a list or a group where another thing is wanted', () => {
  const BRACKET = 'A text that begins with a bracket must stand in quotes.';
  const SAME_LINE = 'Write the value on the same line, after the colon.';

  it.each([
    [['a'], z.string(), '[a]', `Here stands a list; text is wanted. ${BRACKET}`],
    [{ a: null }, z.string(), '{a}', `Here stands a group of fields; text is wanted. ${BRACKET}`],
    [{ a: null }, z.string(), 'a: "{b}"', `Here stands a group of fields; text is wanted. ${SAME_LINE}`],
    [['a'], z.number(), '[a]', `Here stands a list; a number is wanted. ${SAME_LINE}`],
    [['a'], group('en', 'da'), '', 'Here stands a list; a text in both languages is wanted. Take the dashes away.'],
    [
      { a: 1, '-b': 2 },
      z.array(z.string()),
      '',
      'Here stands a group of fields; a list is wanted. A space is missing after the dash.',
    ],
    [
      { 'a-': 1 },
      z.array(z.string()),
      '',
      'Here stands a group of fields; a list is wanted. Begin each entry with a dash and a space.',
    ],
  ])('%o is told what is wanted', (input, schema, written, words) => {
    expect(saying(schema, input, { written })).toBe(words);
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
  ])('that is not there is quoted: %o', (input, words) => {
    expect(saying(z.enum(['12', 'left', 'right', 'true']), input)).toBe(words);
  });
});

describe('a limit', () => {
  const texts = z.array(z.string());

  it.each([
    ['', z.string().min(1), 'The text is empty. Write the words, or delete the field if it may be left out.'],
    ['abcd', z.string().max(3), 'The text has 4 characters. At most 3 characters are wanted.'],
    ['ab', z.string().max(1), 'The text has 2 characters. At most 1 character is wanted.'],
    [[], texts.min(1), 'The list is empty. At least 1 entry is wanted.'],
    [['a'], texts.min(2), 'The list has 1 entry. At least 2 entries are wanted.'],
    [['a'], texts.length(4), 'The list has 1 entry. Exactly 4 entries are wanted.'],
    [['a', 'b'], texts.length(1), 'The list has 2 entries. Exactly 1 entry is wanted.'],
    [['a', 'b'], texts.max(1), 'The list has 2 entries. At most 1 entry is wanted.'],
    [1899, z.int().min(1900), '1899 is too little. At least 1900 is wanted.'],
    [0, z.number().positive(), '0 is too little. More than 0 is wanted.'],
    [2, z.number().max(1), '2 is too much. At most 1 is wanted.'],
  ])('is told where %o is beyond it', (input, schema, words) => {
    expect(saying(schema, input)).toBe(words);
  });
});

describe('a form', () => {
  const COMPARE = 'Compare it with the description of the field.';

  it.each([
    ['ads', z.url(), '"ads" has not the form that is wanted here. Write the whole address with https://.'],
    [
      'ads',
      z.email(),
      '"ads" has not the form that is wanted here. Write an e-mail address, for example hello@example.com.',
    ],
    [
      '25.1.2025',
      z.iso.date(),
      '"25.1.2025" has not the form that is wanted here. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    ['$', z.string().includes('{amount}'), '"$" has not the form that is wanted here. It must hold {amount}.'],
    ['A', z.string().regex(/^a$/), `"A" has not the form that is wanted here. ${COMPARE}`],
    ['A', z.string().regex(/^a$/, 'Write a.'), '"A" has not the form that is wanted here. Write a.'],
    ['A', z.string().regex(/^a$/, 'Not Invalid'), '"A" has not the form that is wanted here. Not Invalid'],
    ['http://a.b', z.string().regex(/^a$/, 'Write a.'), '"http://a.b" has not the form that is wanted here. Write a.'],
    [
      'http://a.b',
      z.url({ protocol: /^https$/ }),
      '"http://a.b" is not encrypted. Write https:// in place of http://.',
    ],
    ['www.a.b', link(), '"www.a.b" is no link. Write https:// in front: https://www.a.b.'],
    [
      'https://a.b/c.png',
      imagePath(),
      '"https://a.b/c.png" lies on another site. Put the picture into public/images/ and write its path: /images/name.svg.',
    ],
  ])('is told where "%s" has another', (input, schema, words) => {
    expect(saying(schema, input)).toBe(words);
  });

  it('of names is told too', () => {
    const names = z.record(z.string().regex(/^[a-z]+$/), z.string());
    expect(saying(names, { 'A-b': 'c' }, { name: 'A-b' })).toBe(
      '"A-b" can not be a name here. A name begins with a small letter and has letters and digits only.',
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
  ])('that only a rule in code knows is told in the words of the rule: %o', (input, shown) => {
    const ruled = z.any().refine(() => false, 'too odd');
    expect(saying(ruled, input)).toBe(`${shown} can not stand here: too odd. ${COMPARE}`);
  });
});
