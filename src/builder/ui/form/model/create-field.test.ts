import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { loadModel } from '../../../../model/load-model.ts';
import { sectionFolder } from '../../../../model/section-folders.ts';
import { editorSchemas, editorSchemaOf } from '../../../../authoring/editor/editor-schemas.ts';
import { createField } from './create-field.ts';
import { createForm, type Form } from './form-of.ts';
import type { FormSchema } from './json-schema.ts';
import { optionLabel } from './option-label.ts';
import { everyField, nameOf, shownNameOf } from './walk-fields.ts';
import { formatPath } from '../../../../data/path.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

const ROOT = process.cwd();
const SCHEMAS = editorSchemas(await loadModel(ROOT));

const schemaFor = (file: string) => editorSchemaOf(file, SCHEMAS)?.json as FormSchema;
const read = (file: string): unknown => parse(readFileSync(join(ROOT, file), 'utf8'));
const fieldsOf = ({ field, common }: Form) => [field, ...common.fields].flatMap(everyField);

/** The files that the builder has forms for: of templates, it shows pictures. */
const FILES = readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('templates/'))
  .map((name) => `content/${name}`);

const HOME = 'content/pages/home.yaml';

/** Every single value below a value, by its path. */
function leavesIn(value: unknown, path: (string | number)[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [formatPath(path)];
  return Object.entries(value).flatMap(([key, item]) => leavesIn(item, [...path, Array.isArray(value) ? +key : key]));
}

/** The single values of a form: an input each, or one for a whole list of words. */
const inputsOf = (form: Form): string[] =>
  fieldsOf(form).flatMap((field) => {
    if (field.shape === 'leaf') return field.value === undefined ? [] : [formatPath(field.path)];
    return field.shape === 'words' ? leavesIn(field.value, [...field.path]) : [];
  });

const formsOf = (file: string): Form[] => {
  const data = read(file) as { sections?: unknown[] };
  const schema = schemaFor(file);
  const sections = file.startsWith('content/pages/') ? (data.sections ?? []) : [];
  return [createForm(schema, data, []), ...sections.map((_, index) => createForm(schema, data, ['sections', index]))];
};

describe.each(FILES)('the forms of %s', (file) => {
  it('have a named input for every value', () => {
    const forms = formsOf(file);
    const covered = new Set(forms.flatMap(inputsOf));
    const inFile = leavesIn(read(file)).filter((name) => !/^(sections\[\d+\]\.)?(type|shared)$/.test(name));
    expect(inFile.filter((name) => !covered.has(name) && !isOverride(name, file))).toEqual([]);
    for (const { label } of forms.flatMap(fieldsOf)) expect(label.trim()).not.toBe('');
  });
});

/** Whether a value replaces one of a shared section: its form is made with that section's type. */
const isOverride = (name: string, file: string) => {
  const [, index = ''] = /^sections\[(\d+)\]/.exec(name) ?? [];
  return valueAt(read(file), ['sections', Number(index), 'shared']) !== undefined;
};

describe.each(
  SCHEMAS.filter(({ file }) => file.startsWith('schemas/sections/')).map(({ file, json }) => ({
    type: file.slice(17, -12),
    json,
  })),
)('the form of section type $type', ({ type, json }) => {
  const example = `${sectionFolder(ROOT, type)}/${type}.example.yaml`;

  it('has a named input for every value of its example', () => {
    expect(existsSync(join(ROOT, example))).toBe(true);
    const form = createForm(json as FormSchema, read(example), []);
    const covered = new Set(inputsOf(form));
    expect(leavesIn(read(example)).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('is the same on a page', () => {
    const data = { sections: [{ type, ...(read(example) as object) }] };
    const form = createForm(schemaFor('content/pages/home.yaml'), data, ['sections', 0]);
    const covered = new Set(inputsOf(form));
    const expected = leavesIn(data).filter((name) => name !== 'sections[0].type');
    expect(expected.filter((name) => !covered.has(name))).toEqual([]);
    expect(form.common.fields.map(({ label }) => label)).toContain('Hidden');
  });

  it('offers every optional field', () => {
    const { properties = {} } = json as FormSchema;
    const { field } = createForm(json as FormSchema, {}, []);
    const offered = [...field.fields.map(({ path }) => path.at(-1)), ...field.absent.map(({ key }) => key)];
    expect(new Set(offered)).toEqual(new Set(Object.keys(properties)));
  });
});

const TEXT: FormSchema = {
  type: 'object',
  kind: 'text',
  title: 'Title',
  description: 'Heading, at most 60 characters.',
  properties: { en: { type: 'string', title: 'English' }, da: { type: 'string', title: 'Danish' } },
  required: ['en', 'da'],
  additionalProperties: false,
};
const REGIONAL: FormSchema = {
  type: 'object',
  kind: 'regional',
  title: 'Price',
  properties: { us: { type: 'integer', title: 'USA' }, dk: { type: 'integer', title: 'Denmark' } },
  required: ['us', 'dk'],
  additionalProperties: false,
};
const field = (schema: FormSchema, value: unknown) =>
  createField(schema, value, { path: [], root: {}, required: true });
const labels = (schema: FormSchema, value: unknown) =>
  everyField(field(schema, value)).flatMap((each) => (each.shape === 'leaf' ? [each.label] : []));

describe('a field', () => {
  it('names languages and regions', () => {
    expect(labels(TEXT, {})).toEqual(['Title, English', 'Title, Danish']);
    expect(labels(REGIONAL, {})).toEqual(['Price, USA', 'Price, Denmark']);
  });

  it('names regions and languages where one chooses among them', () => {
    const choices = (value: unknown): FormSchema[] => {
      if (typeof value !== 'object' || value === null) return [];
      const own: FormSchema = value;
      return [...(own.enum ? [own] : []), ...Object.values(value).flatMap(choices)];
    };
    const named = new Set(
      choices(schemaFor(HOME))
        .filter((one) => one.enum?.includes('us') || one.enum?.includes('en'))
        .map((one) => one.enum?.map((choice) => optionLabel(String(choice), one)).join()),
    );
    expect([...named]).toEqual(['USA,EU,Denmark', 'English,Danish']);
  });

  it('has the limit that its description names, in every language', () => {
    const text = field(TEXT, {});
    expect(text.shape === 'variants' && text.variants.map(({ limit, control }) => [limit, control])).toEqual([
      [60, 'text'],
      [60, 'text'],
    ]);
  });

  it('has the input of links for a document, which lists and uploads PDF files', () => {
    const file = field({ type: 'string', kind: 'media-file', input: 'document' }, '/files/prices.pdf');
    expect(file.shape === 'leaf' && file.control).toBe('link');
  });

  it('has the length up to which a heading reads well, in every language', () => {
    const form = createForm(schemaFor(HOME), read(HOME), ['sections', 0]);
    const title = fieldsOf(form).find(({ path }) => formatPath(path) === formatPath(['sections', 0, 'title']));
    expect(title?.shape === 'variants' && title.variants.map((one) => one.recommendedLength)).toEqual([70, 70]);
  });

  it('is shown as it is written where it may be written in several ways', () => {
    const either: FormSchema = { title: 'Title', anyOf: [TEXT, { ...REGIONAL, title: 'Price' }] };
    expect(labels(either, { us: 1, dk: 2 })).toEqual(['Title, USA', 'Title, Denmark']);
    expect(labels(either, { da: 'x' })).toEqual(['Title, English', 'Title, Danish']);
    expect(labels(either, undefined)).toEqual(['Title, English', 'Title, Danish']);
  });

  it('applies the branch of its type', () => {
    const byType: FormSchema = {
      type: 'object',
      properties: { type: { type: 'string', enum: ['a', 'b'] } },
      allOf: ['a', 'b'].map((type) => ({
        if: { required: ['type'], properties: { type: { const: type } } },
        then: {
          type: 'object',
          title: type,
          properties: { [`${type}Text`]: { type: 'string' } },
          required: [`${type}Text`],
        },
      })),
    };
    expect(field(byType, { type: 'b' }).title).toBe('b');
    expect(labels(byType, { type: 'b' })).toContain('B text');
    expect(labels(byType, { type: 'b' })).not.toContain('A text');
  });

  it('follows references', () => {
    const root = { definitions: { name: { type: 'string', title: 'Name' } } };
    const referring = { type: 'object', properties: { name: { $ref: '#/definitions/name' } }, required: ['name'] };
    const made = createField(referring, {}, { path: [], root, required: true });
    expect(everyField(made).map(({ label }) => label)).toContain('Name');
  });

  it('is refused where no input fits', () => {
    expect(() => field({ title: 'Odd' }, 1)).toThrow('No input');
  });

  it('shows optional fields that are present, and offers the others', () => {
    const group = field(
      { type: 'object', properties: { a: TEXT, b: TEXT, on: { type: 'boolean' } }, required: [] },
      { b: { en: 'x', da: 'y' } },
    );
    expect(group.shape === 'group' && group.fields.map(({ path }) => path)).toEqual([['b'], ['on']]);
    expect(group.shape === 'group' && group.absent.map(({ key }) => key)).toEqual(['a']);
    expect(nameOf(group)).toBe('x');
    expect(nameOf(group, ['da'])).toBe('y');
    expect(nameOf(group, ['de'])).toBe('x');
    const rich = { ...TEXT, kind: 'rich-text' };
    const only = field({ type: 'object', properties: { b: rich }, required: [] }, { b: { en: 'x', da: 'y' } });
    expect(nameOf(only, ['da'])).toBe('y');
    const languages = [{ code: 'en', name: 'English' }];
    const facts = [{ name: 'b', title: 'B', value: 'five', file: '', path: [] }];
    const withFact = field({ type: 'object', properties: { b: TEXT }, required: [] }, { b: { en: '{b} x', da: 'y' } });
    expect(shownNameOf(withFact, { languages, regions: [], facts })).toBe('five x');
  });
});

it('replaces a value at a path and leaves the rest', () => {
  const data = { a: [{ b: 1 }, { b: 2 }], c: 3 };
  expect(withValueAt(data, ['a', 1, 'b'], 4)).toEqual({ a: [{ b: 1 }, { b: 4 }], c: 3 });
  expect(withValueAt(data, ['c'], undefined)).toEqual({ a: [{ b: 1 }, { b: 2 }] });
  expect(data.c).toBe(3);
});

it('names fields in words, and asks for an id last', () => {
  const titles = fieldsOf(createForm(schemaFor('content/dictionary.yaml'), read('content/dictionary.yaml'), []));
  const modal = titles.find(({ path }) => formatPath(path) === 'contact.emailLink');
  expect(modal?.title).toBe('Email link');
  expect(titles.filter(({ title }) => /[a-z][A-Z]/.test(title))).toEqual([]);
  const pricing = fieldsOf(createForm(schemaFor('content/pricing.yaml'), read('content/pricing.yaml'), []));
  const plan = pricing.find(({ path }) => formatPath(path) === 'plans[0]');
  const order = plan?.shape === 'group' ? plan.fields.map(({ title }) => title) : [];
  expect([order.at(0), order.at(-1)]).toEqual(['Title', 'Short name']);
});
