// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './schema-issues.ts';

/** What is found in a value, as `path: message hint`; `key` in front where the name of the field is meant. */
const found = (schema: z.ZodType, value: unknown, base: (string | number)[] = []) =>
  check({ lineFrom: (path) => `line of ${path.join('.')}` }, schema, value, base).findings.map(
    ({ path = [], key, message, hint }) => `${key ? 'key ' : ''}${path.join('.')}: ${message} ${hint}`,
  );

const TEXT = '"a" is one text; a list is wanted. Begin each entry on a line of its own, with a dash and a space.';

describe('check', () => {
  it('gives the value where nothing is wrong', () => {
    const schema = z.strictObject({ a: z.string().default('b') });
    expect(check({ lineFrom: () => '' }, schema, {})).toEqual({ output: { a: 'b' }, findings: [] });
  });

  it('names every mistake at its field, below where the part begins', () => {
    const schema = z.strictObject({ a: z.array(z.string()), b: z.string() });
    expect(found(schema, { a: 'a', b: null }, ['sections', 2])).toEqual([
      `sections.2.a: ${TEXT}`,
      'sections.2.b: "b" is empty; text is wanted. Fill it in, or delete the field if it may be left out.',
    ]);
  });

  it('calls the value as a whole by no name', () => {
    expect(found(z.strictObject({}), null)).toEqual([
      ': "" is empty; a group of fields is wanted. Fill it in, or delete the field if it may be left out.',
    ]);
  });

  it('names a field that is none, and the one that was meant', () => {
    const schema = z.strictObject({ title: z.string().optional(), tone: z.string().optional() });
    expect(found(schema, { titel: 'a', '-tone': 'b', 'x-': 'c' })).toEqual([
      'key titel: "titel" is no field here. Did you mean "title"?',
      'key -tone: "-tone" is no field here. A space is missing after the dash: write "- tone".',
      'key x-: "x-" is no field here. Possible: title, tone.',
    ]);
  });

  it('names a name that can be none', () => {
    expect(found(z.record(z.string().regex(/^[a-z]+$/), z.string()), { 'A-b': 'c' })).toEqual([
      'key A-b: "A-b" can not be a name here. A name begins with a small letter and has letters and digits only.',
    ]);
  });

  it('describes two hundred mistakes and no more', () => {
    const wrong = (count: number) => Array.from({ length: count }, () => 1);
    expect(found(z.array(z.string()), wrong(200))).toHaveLength(200);
    expect(found(z.array(z.string()), wrong(201))).toHaveLength(200);
    const fields = (count: number) => Object.fromEntries(wrong(count).map((one, index) => [`f${index}`, one]));
    expect(found(z.strictObject({}), fields(200))).toHaveLength(200);
    expect(found(z.strictObject({}), fields(201))).toHaveLength(200);
  });
});

describe('a value that may be written in several ways', () => {
  const text = z.strictObject({ en: z.string(), da: z.string() });
  const regions = z.strictObject({ us: z.string(), eu: z.string(), dk: z.string() });

  it('is judged by the way that is nearest', () => {
    const either = z.strictObject({ words: z.union([text, regions]) });
    expect(found(either, { words: { us: 'a', eu: 'b' } })).toEqual([
      'words.dk: The value for region dk is missing. Add "dk:" with text.',
    ]);
    expect(found(either, { words: { en: 'a', da: 1 } })).toEqual([
      'words.da: line is read as a number; text is wanted. Quote it: "line".',
    ]);
  });

  it('is judged by the fields that are too many as by those that are missing', () => {
    const group = (...names: string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])));
    const either = z.union([group('a', 'x'), group('a', 'b', 'c', 'd', 'y', 'z')]);
    expect(found(either, { a: 'a', b: 'b', c: 'c', d: 'd' })).toEqual([
      'y: "y" is missing. Add "y:" with text.',
      'z: "z" is missing. Add "z:" with text.',
    ]);
  });

  it('is told to leave out fields that belong to the other way', () => {
    expect(found(z.union([text, regions]), { en: 'a', da: 'b', us: 'c', xyz: 'd' })).toEqual([
      'key us: "us" is no field here. Delete it: it does not go with the other fields here.',
      'key xyz: "xyz" is no field here. Possible: en, da, us, eu, dk.',
    ]);
  });

  it('is judged by the first of ways that are as near', () => {
    expect(found(z.union([z.string(), z.int()]), true, ['a'])).toEqual([
      'a: line is read as yes or no; text is wanted. Quote it: "line".',
    ]);
  });

  it('is asked for with all that may stand in it', () => {
    const missing = z.strictObject({ words: z.union([text, regions]).refine(() => true) });
    expect(found(missing, { words: 'a' })).toEqual([
      'words: "a" is one text; a text in both languages or for each region is wanted. Write the words after en: and after da:, each on a line of its own.',
    ]);
  });

  it('knows the fields of a group inside it', () => {
    const schema = z.union([z.strictObject({ a: z.strictObject({ title: z.string() }) }), z.int()]);
    expect(found(schema, { a: { title: 'a', titel: 'b' } })).toEqual([
      'key a.titel: "titel" is no field here. Did you mean "title"?',
    ]);
    expect(found(schema, { a: 1 })).toEqual([
      'a: line can not stand here; a group of fields (title) is wanted. Write a group of fields (title).',
    ]);
  });

  it('is refused where none of the ways is known by its name', () => {
    const schema = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]);
    const [words, ...more] = found(schema, { kind: 'b' });
    expect(words).toMatch(
      /^kind: A group of fields can not stand here: .* Compare it with the description of the field\.$/,
    );
    expect(more).toEqual([]);
  });
});
