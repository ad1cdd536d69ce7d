import Ajv from 'ajv';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFiles } from '../../content/read/read-files.ts';
import { loadModel } from '../../model/load-model.ts';
import { sectionFolder } from '../../model/section-folders.ts';
import { editorSchemas, editorSchemaOf } from './editor-schemas.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';

const ROOT = join(import.meta.dirname, '../../..');
const model = await loadModel(ROOT);
const schemas = editorSchemas(model);
const { files } = await readFiles(ROOT);

const jsonOf = (name: string): JsonSchema => {
  const found = schemas.find(({ file }) => file === `schemas/${name}.schema.json`);
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found.json;
};

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });

/** What an editor underlines in a value, by field. */
function problems(name: string, value: unknown): string[] {
  const check = ajv.compile(jsonOf(name)); // ajv keeps what it compiled
  return check(value)
    ? []
    : (check.errors ?? [])
        .filter(({ keyword }) => keyword !== 'if')
        .map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

/** Fields without a title or a description, by their way from the top. */
function unexplained(schema: JsonSchema, way: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { title, description } = field as JsonSchema;
    const explained = title?.trim() && description?.trim();
    return [...(explained ? [] : [`${way}.${name}`]), ...unexplained(field as JsonSchema, `${way}.${name}`)];
  });
  const inner = [
    schema.items,
    schema.additionalProperties,
    schema.then,
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  return [
    ...own,
    ...inner.flatMap((part) => (typeof part === 'object' && !Array.isArray(part) ? unexplained(part, `${way}[]`) : [])),
  ];
}

const sampleText = { en: 'Words', da: 'Ord' };
const page = (...own: unknown[]) => ({
  name: sampleText,
  seo: { title: sampleText, description: sampleText, keywords: sampleText },
  sections: own,
});
const closing = { type: 'closing', title: sampleText, text: sampleText, action: { label: sampleText, to: 'contact' } };

/** Numbers without a greatest or a least value, by their way from the top. */
function unlimited(schema: unknown, way: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum, minimum, exclusiveMinimum } = schema as JsonSchema;
  const isNumber = type === 'number' || type === 'integer';
  const isLimited = maximum !== undefined && (minimum ?? exclusiveMinimum) !== undefined;
  const inner = Object.entries(schema).flatMap(([name, part]) => unlimited(part, `${way}.${name}`));
  return isNumber && !isLimited ? [way, ...inner] : inner;
}

describe('schemas for editors', () => {
  it('limit every number, so that a slip of the keys is no price', () => {
    expect(schemas.flatMap(({ file, json }) => unlimited(json, file))).toEqual([]);
  });

  it('exist for every content file and every section type', () => {
    const names = schemas.map(({ file }) => file.replace(/^schemas\/|\.schema\.json$/g, ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'page',
        'case-study',
        'site',
        'regions',
        'facts',
        'navigation',
        'dictionary',
        'services',
        'pricing',
        'translation-checks',
      ]),
    );
    expect(names).toEqual(expect.arrayContaining([...model.sections.keys()].map((type) => `sections/${type}`)));
    expect(files.filter(({ file }) => !editorSchemaOf(file, schemas))).toEqual([]);
  });

  it.each(schemas)('$file explains every field by a title and a description', ({ file, json }) => {
    expect(json.title && json.description).toBeTruthy();
    expect(unexplained(json, file)).toEqual([]);
  });

  it.each(files)('accept $file', ({ file, text }) => {
    const name = editorSchemaOf(file, schemas)?.file.replace(/^schemas\/|\.schema\.json$/g, '') ?? '';
    expect(problems(name, parse(text))).toEqual([]);
  });

  it.each([...model.sections.keys()])('accept the example of %s', async (type) => {
    const example: unknown = parse(
      await readFile(join(ROOT, `${sectionFolder(ROOT, type)}/${type}.example.yaml`), 'utf8'),
    );
    expect(problems(`sections/${type}`, example)).toEqual([]);
    expect(problems('page', page({ type, ...(example as object), id: 'here', hidden: true, regions: ['dk'] }))).toEqual(
      [],
    );
  });
});

describe('the schema of a page', () => {
  it("doesn't require fields with a default", () => {
    expect(problems('page', page(closing))).toEqual([]);
  });

  it('rejects an unknown section type with a single error', () => {
    expect(problems('page', page({ type: 'closin', title: sampleText }))).toEqual([
      '/sections/0/type must be equal to one of the allowed values',
    ]);
  });

  it.each([
    [
      'a field that the section has not',
      { ...closing, subtitle: sampleText },
      '/sections/0 must NOT have additional properties',
    ],
    ['a field that is missing', { ...closing, text: undefined }, "/sections/0 must have required property 'text'"],
    [
      'a text without Danish',
      { ...closing, title: { en: 'Words' } },
      "/sections/0/title must have required property 'da'",
    ],
    [
      'a region that is none',
      { ...closing, regions: ['no'] },
      '/sections/0/regions/0 must be equal to one of the allowed values',
    ],
    ['an anchor with capitals', { ...closing, id: 'Top' }, '/sections/0/id must match pattern "^[a-z][a-z0-9-]*$"'],
    ['a section without type', { title: sampleText }, "/sections/0 must have required property 'type'"],
  ])('marks %s', (_mistake, section, message) => {
    expect(problems('page', page(JSON.parse(JSON.stringify(section))))).toEqual([message]);
  });

  it('describes a link like the content check', () => {
    expect(JSON.stringify(jsonOf('sections/closing'))).toContain('"patternErrorMessage":"A link begins with /');
  });

  it('accepts image extensions in any case', () => {
    const story = (src: string) => ({
      title: sampleText,
      paragraphs: [sampleText, sampleText, sampleText],
      portrait: { src, alt: sampleText },
    });
    expect(problems('sections/story', story('/images/Portrait.svg'))).toEqual([]);
    expect(problems('sections/story', story('/images/Portrait.SVG'))).toHaveLength(1);
  });

  it('is case-insensitive where the content check is', () => {
    expect(toEditorSchema(z.string().regex(/^[a-z]+$/i))).not.toHaveProperty('pattern');
    expect(toEditorSchema(z.string().regex(/^[a-z]+$/))).toHaveProperty('pattern', '^[a-z]+$');
  });
});
