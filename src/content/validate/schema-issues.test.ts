import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { reference } from '../../schema/reference.ts';
import { regional } from '../../schema/regional.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { seoSchema } from '../../schema/seo.schema.ts';
import { checkAgainstSchema } from './schema-issues.ts';

const { regions } = MODEL;

/** A list of projects. */
const PROJECTS = z.array(reference('projects'));

/** The fields of the content that may be written in several ways, with a value for one region. */
const CONTENT_UNIONS: [name: string, schema: z.ZodType, value: unknown][] = [
  ['a search text', schemaFor(regions, seoSchema.shape.title), 'Words'],
  ['a fact', schemaFor(regions, factsSchema.valueType), 'Words'],
  ['the projects of a row', schemaFor(regions, z.union([PROJECTS, regional(PROJECTS)])), ['a']],
];

/** Returns the findings for a value, as `path: message hint`, prefixed by `key` if the field's name is meant. */
const found = (schema: z.ZodType, value: unknown, base: (string | number)[] = []) =>
  checkAgainstSchema({ lineFrom: (path) => `line of ${path.join('.')}`, regions }, schema, value, base).findings.map(
    ({ path = [], key, message, hint }) => `${key ? 'key ' : ''}${path.join('.')}: ${message} ${hint}`,
  );

const TEXT = '"a" is one text; a list is expected. Begin each entry on a line of its own, with a dash and a space.';

describe('check', () => {
  it('returns a valid value', () => {
    const schema = z.strictObject({ a: z.string().default('b') });
    expect(checkAgainstSchema({ lineFrom: () => '', regions }, schema, {})).toEqual({
      output: { a: 'b' },
      findings: [],
    });
  });

  it('reports every error at its field, relative to the part', () => {
    const schema = z.strictObject({ a: z.array(z.string()), b: z.string() });
    expect(found(schema, { a: 'a', b: null }, ['sections', 2])).toEqual([
      `sections.2.a: ${TEXT}`,
      'sections.2.b: "b" is empty; text is expected. Fill it in, or delete the field if it may be left out.',
    ]);
  });

  it('omits the name for the value as a whole', () => {
    expect(found(z.strictObject({}), null)).toEqual([
      ': "" is empty; a group of fields is expected. Fill it in, or delete the field if it may be left out.',
    ]);
  });

  it('reports an unknown field and the one that was meant', () => {
    const schema = z.strictObject({ title: z.string().optional(), tone: z.string().optional() });
    expect(found(schema, { titel: 'a', '-tone': 'b', '-n': 'd', 'x-': 'c' })).toEqual([
      'key titel: "titel" is not a field here. Did you mean "title"?',
      'key -tone: "-tone" is not a field here. Did you mean "tone"?',
      'key -n: "-n" is not a field here. A space is missing after the dash: write "- n".',
      'key x-: "x-" is not a field here. Possible: title, tone.',
    ]);
  });

  it('names only what may stand there', () => {
    const region = z.enum(['us', 'eu']);
    const schema = z.strictObject({ title: z.string().optional(), regions: z.array(region).optional() });
    expect(found(schema, { titel: 'a', title: 'b' })).toEqual([
      'key titel: "titel" is not a field here. Delete it: "title" is here already.',
    ]);
    expect(found(schema, { region: 'US' })).toEqual([
      'key region: "region" is not a field here. Write "regions: [us]".',
    ]);
    expect(found(schema, { color: 'a', title: 'b', regions: ['us'] })).toEqual([
      'key color: "color" is not a field here. Delete it.',
    ]);
  });

  it('reports a name that holds its value once', () => {
    expect(found(z.strictObject({ us: z.int(), eu: z.int() }), { 'us:140': null, eu: 1 })).toEqual([
      'key us:140: A space is missing after the colon. Write "us: 140".',
    ]);
  });

  it('reports a forbidden key', () => {
    expect(found(z.record(z.string().regex(/^[a-z]+$/), z.string()), { 'A-b': 'c' })).toEqual([
      'key A-b: "A-b" cannot be a name here. A name begins with a small letter and has letters and digits only.',
    ]);
  });

  it('describes at most two hundred errors', () => {
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

  it('is checked against the closest option', () => {
    const either = z.strictObject({ words: z.union([text, regions]) });
    expect(found(either, { words: { us: 'a', eu: 'b' } })).toEqual([
      'words.dk: The value for region dk is missing. Add "dk:" with text.',
    ]);
    expect(found(either, { words: { en: 'a', da: 1 } })).toEqual([
      'words.da: line is read as a number; text is expected. Quote it: "line".',
    ]);
  });

  it('that is a list, or one for each region, is named as lacking a region', () => {
    const list = z.array(z.string()).min(1);
    const either = schemaFor(MODEL.regions, z.strictObject({ cases: z.union([list, regional(list)]).optional() }));
    expect(found(either, { cases: { us: ['a'], eu: ['b'] } })).toEqual([
      'cases.dk: The value for region dk is missing. Add "dk:" with a list.',
    ]);
    expect(found(either, { cases: { us: ['a'], eu: 'b' } })).toEqual([
      'cases.eu: "b" is one text; a list is expected. Begin each entry on a line of its own, with a dash and a space.',
      'cases.dk: The value for region dk is missing. Add "dk:" with a list.',
    ]);
    expect(found(either, { cases: [1, 2] })).toEqual([
      'cases.0: line is read as a number; text is expected. Quote it: "line".',
      'cases.1: line is read as a number; text is expected. Quote it: "line".',
    ]);
  });

  it('lacks values rather than having fields of another option', () => {
    const many = z.strictObject(Object.fromEntries(['us', 'eu', 'dk', 'se', 'no'].map((code) => [code, z.string()])));
    expect(found(z.union([text, many]), { us: 'a' })).toEqual(
      ['eu', 'dk', 'se', 'no'].map((code) => expect.stringMatching(new RegExp(`^${code}: .* is missing`)) as string),
    );
  });

  it.each(CONTENT_UNIONS)('of the content lacks what it lacks: %s', (_name, schema, value) => {
    const [last = ''] = MODEL.regions.codes.slice(-1);
    const lacking = Object.fromEntries(
      MODEL.regions.codes.filter((code) => code !== last).map((code) => [code, value]),
    );
    expect(found(schema, lacking)).toEqual([
      expect.stringMatching(new RegExp(`^${last}: The value for region ${last} is missing\\.`)),
    ]);
  });

  it('counts unknown fields like missing ones', () => {
    const group = (...names: string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])));
    const either = z.union([group('a', 'x'), group('a', 'b', 'c', 'd', 'y', 'z')]);
    expect(found(either, { a: 'a', b: 'b', c: 'c', d: 'd' })).toEqual([
      'y: "y" is missing. Add "y:" with text.',
      'z: "z" is missing. Add "z:" with text.',
    ]);
  });

  it('is told to remove fields of the other option', () => {
    expect(found(z.union([text, regions]), { en: 'a', da: 'b', us: 'c', xyz: 'd' })).toEqual([
      'key us: "us" is not a field here. Delete it: it does not go with the other fields here.',
      'key xyz: "xyz" is not a field here. Possible: eu, dk.',
    ]);
  });

  it('is checked against the first of equally close options', () => {
    expect(found(z.union([z.string(), z.int()]), true, ['a'])).toEqual([
      'a: line is read as yes or no; text is expected. Quote it: "line".',
    ]);
  });

  it("is described with all its fields if it's missing", () => {
    const missing = z.strictObject({ words: z.union([text, regions]).refine(() => true) });
    expect(found(missing, { words: 'a' })).toEqual([
      'words: "a" is one text; a text in both languages or for each region is expected. Write the text after en: and after da:, each on a line of its own.',
    ]);
  });

  it('reports unknown fields of a nested map', () => {
    const schema = z.union([z.strictObject({ a: z.strictObject({ title: z.string() }) }), z.int()]);
    expect(found(schema, { a: { title: 'a', titel: 'b' } })).toEqual([
      'key a.titel: "titel" is not a field here. Delete it: "title" is here already.',
    ]);
    expect(found(schema, { a: 1 })).toEqual([
      'a: line is not allowed here; a group of fields (title) is expected. Write a group of fields (title).',
    ]);
  });

  it('is rejected if no option has its name', () => {
    const schema = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]);
    const [first, ...more] = found(schema, { kind: 'b' });
    expect(first).toMatch(
      /^kind: A group of fields is not allowed here: .* Compare it with the description of the field\.$/,
    );
    expect(more).toEqual([]);
  });
});
