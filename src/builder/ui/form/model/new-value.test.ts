import { describe, expect, it } from 'vitest';
import { loadModel } from '../../../../model/load-model.ts';
import { editorSchemas } from '../../../../authoring/editor/editor-schemas.ts';
import type { FormField } from './form-field.ts';
import { createForm } from './form-of.ts';
import type { FormSchema } from './json-schema.ts';
import { isComplete, missingIn, newField, newValue } from './new-value.ts';
import { createField } from './create-field.ts';
import { everyField } from './walk-fields.ts';

const MODEL = await loadModel(process.cwd());
const SCHEMAS = editorSchemas(MODEL).map(({ file, json }) => ({
  file,
  json: json as FormSchema,
}));

const TEXT: FormSchema = {
  type: 'object',
  kind: 'text',
  properties: { en: { type: 'string', title: 'English' }, da: { type: 'string', title: 'Danish' } },
  required: ['en', 'da'],
};
const ITEM: FormSchema = {
  type: 'object',
  properties: {
    title: { ...TEXT, title: 'Title' },
    icon: { type: 'string', enum: ['Phone', 'Mail'], input: 'icon', title: 'Icon' },
    minutes: { type: 'integer', exclusiveMinimum: 0, multipleOf: 15 },
    note: TEXT,
    lines: { type: 'array', minItems: 1, items: TEXT },
  },
  required: ['title', 'icon', 'minutes', 'lines'],
};

describe('a new list item', () => {
  it('has the required fields, without a value that nobody chose', () => {
    const neighbor = { title: { en: 'a', da: 'b' }, icon: 'Mail', minutes: 30, note: { en: 'a', da: 'b' }, lines: [] };
    const begun = { title: { en: '', da: '' }, icon: '', minutes: '', lines: [{ en: '', da: '' }] };
    expect(newValue(ITEM, neighbor, {})).toEqual(begun);
    expect(newValue(ITEM, undefined, {})).toEqual(begun);
  });

  it('is written in the form of its neighbor', () => {
    const regional: FormSchema = {
      type: 'object',
      kind: 'regional',
      properties: { us: {}, dk: {} },
      required: ['us', 'dk'],
    };
    const item: FormSchema = { type: 'object', properties: { text: { anyOf: [TEXT, regional] } }, required: ['text'] };
    expect(newValue(item, { text: { us: 'a', dk: 'b' } }, {})).toEqual({ text: { us: '', dk: '' } });
    expect(newValue(item, { text: { en: 'a', da: 'b' } }, {})).toEqual({ text: { en: '', da: '' } });
  });

  it.each([
    ['a link', { type: 'string', kind: 'link' }, ''],
    ['an image', { type: 'string', kind: 'image' }, ''],
    ['an entry', { type: 'string', kind: 'reference' }, ''],
    ['a page, of which the empty one is the home page', { type: 'string', kind: 'page-reference' }, null],
    ['one of several words', { type: 'string', enum: ['a', 'b'] }, ''],
    ['a day', { type: 'string', format: 'date' }, ''],
    ['words', { type: 'array', minItems: 1, items: { type: 'string', enum: ['a', 'b'] } }, []],
  ] as const)('waits for %s', (_what, schema, empty) => {
    expect(newValue(schema, 'a', {})).toEqual(empty);
    expect(isComplete(schema, empty, {})).toBe(false);
  });

  it('has what needs no choice', () => {
    expect(newValue({ type: 'boolean' }, true, {})).toBe(false);
    expect(newValue({ const: 'a' }, 'b', {})).toBe('a');
    expect(newValue({ type: 'string', enum: ['only'] }, undefined, {})).toBe('only');
  });

  it('takes the home page and naught for values, and a text for no number', () => {
    expect(isComplete({ type: 'string', kind: 'page-reference' }, '', {})).toBe(true);
    expect(isComplete({ type: 'integer' }, 0, {})).toBe(true);
    expect(isComplete({ type: 'integer' }, '12,5', {})).toBe(false);
  });

  it('is complete once every required field is filled in', () => {
    const value = newValue(ITEM, undefined, {});
    expect(missingIn(ITEM, value, {}).map(({ label }) => label)).toEqual([
      'Title, English',
      'Title, Danish',
      'Icon',
      'Minutes',
      'Lines 1, English',
      'Lines 1, Danish',
    ]);
    const text = { en: 'a', da: 'b' };
    const filled = { ...(value as object), title: text, icon: 'Mail', minutes: 15, lines: [text] };
    expect(isComplete(ITEM, filled, {})).toBe(true);
    expect(isComplete(ITEM, { ...filled, lines: [] }, {})).toBe(false);
  });
});

describe.each(SCHEMAS)('what $file lets authors add', ({ json }) => {
  it('begins with a value that the form shows', () => {
    const { field, common } = createForm(json, newValue(json, undefined, json), []);
    const fields = [field, ...common.fields].flatMap(everyField);
    const additions = [...fields.flatMap(addable), ...common.absent.map(({ schema }) => schema)];
    for (const schema of additions) {
      const value = newValue(schema, undefined, json);
      expect(() => createField(schema, value, { path: [], root: json, required: true })).not.toThrow();
    }
  });
});

const addable = (field: FormField): FormSchema[] => {
  if (field.shape === 'list' || field.shape === 'record') return [field.itemSchema];
  return field.shape === 'group' ? field.absent.map(({ schema }) => schema) : [];
};

describe('a new field', () => {
  const words = { type: 'array', minItems: 1, items: { enum: ['us', 'eu', 'dk'] } } as const satisfies FormSchema;

  it('begins with its default', () => {
    expect(newField({ ...words, default: ['eu', 'dk'] }, {})).toEqual(['eu', 'dk']);
    expect(newField({ type: 'string', enum: ['start', 'end'], default: 'end' }, {})).toBe('end');
    expect(newField(words, {})).toEqual([]);
  });

  it('begins with a first item if its default is an empty list', () => {
    expect(newField({ type: 'array', items: TEXT, default: [] }, {})).toEqual([{ en: '', da: '' }]);
  });

  it('shows a section in all regions, so that nothing disappears', () => {
    const page = SCHEMAS.find(({ file }) => file.endsWith('/page.schema.json'))?.json ?? {};
    const data = { sections: [{ type: 'faq' }] };
    const { common } = createForm(page, data, ['sections', 0]);
    const regions = common.absent.find(({ key }) => key === 'regions')?.schema ?? {};
    expect(newField(regions, page)).toEqual(MODEL.regions.codes);
  });
});
