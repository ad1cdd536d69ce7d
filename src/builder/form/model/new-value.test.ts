import { describe, expect, it } from 'vitest';
import { loadSectionDefinitions } from '../../../content/validate/section-definitions.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { REGION_CODES } from '../../../regions/region-code.ts';
import type { FormField } from './form-field.ts';
import { createForm } from './form-of.ts';
import type { JsonSchema } from './json-schema.ts';
import { isComplete, missingIn, newField, newValue } from './new-value.ts';
import { createField } from './create-field.ts';
import { everyField } from './walk-fields.ts';

const SCHEMAS = editorSchemas(await loadSectionDefinitions(process.cwd())).map(({ file, json }) => ({
  file,
  json: json as JsonSchema,
}));

const TEXT: JsonSchema = {
  type: 'object',
  kind: 'text',
  properties: { en: { type: 'string', title: 'English' }, da: { type: 'string', title: 'Danish' } },
  required: ['en', 'da'],
};
const ITEM: JsonSchema = {
  type: 'object',
  properties: {
    title: { ...TEXT, title: 'Title' },
    icon: { type: 'string', enum: ['Phone', 'Mail'], title: 'Icon' },
    minutes: { type: 'integer', exclusiveMinimum: 0, multipleOf: 15 },
    note: TEXT,
    lines: { type: 'array', minItems: 1, items: TEXT },
  },
  required: ['title', 'icon', 'minutes', 'lines'],
};

describe('a new list item', () => {
  it('has the required fields, empty texts, and other values like its neighbor', () => {
    const neighbor = { title: { en: 'a', da: 'b' }, icon: 'Mail', minutes: 30, note: { en: 'a', da: 'b' }, lines: [] };
    expect(newValue(ITEM, neighbor, {})).toEqual({
      title: { en: '', da: '' },
      icon: 'Mail',
      minutes: 30,
      lines: [{ en: '', da: '' }],
    });
    expect(newValue(ITEM, undefined, {})).toMatchObject({ icon: 'Phone', minutes: 15 });
  });

  it('is complete once every required field is filled in', () => {
    const value = newValue(ITEM, undefined, {});
    expect(missingIn(ITEM, value, {}).map(({ label }) => label)).toEqual([
      'Title, English',
      'Title, Danish',
      'Lines 1, English',
      'Lines 1, Danish',
    ]);
    const filled = { ...(value as object), title: { en: 'a', da: 'b' }, lines: [{ en: 'a', da: 'b' }] };
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

const addable = (field: FormField): JsonSchema[] => {
  if (field.shape === 'list' || field.shape === 'record') return [field.itemSchema];
  return field.shape === 'group' ? field.absent.map(({ schema }) => schema) : [];
};

describe('a new field', () => {
  const words = { type: 'array', minItems: 1, items: { enum: ['us', 'eu', 'dk'] } } as const satisfies JsonSchema;

  it('begins with its default', () => {
    expect(newField({ ...words, default: ['eu', 'dk'] }, {})).toEqual(['eu', 'dk']);
    expect(newField({ type: 'string', enum: ['start', 'end'], default: 'end' }, {})).toBe('end');
    expect(newField(words, {})).toEqual(['us']);
  });

  it('begins with a first item if its default is an empty list', () => {
    expect(newField({ type: 'array', items: TEXT, default: [] }, {})).toEqual([{ en: '', da: '' }]);
  });

  it('shows a section in all regions, so that nothing disappears', () => {
    const page = SCHEMAS.find(({ file }) => file.endsWith('/page.schema.json'))?.json ?? {};
    const data = { sections: [{ type: 'faq' }] };
    const { common } = createForm(page, data, ['sections', 0]);
    const regions = common.absent.find(({ key }) => key === 'regions')?.schema ?? {};
    expect(newField(regions, page)).toEqual(REGION_CODES);
  });
});
