import { describe, expect, it } from 'vitest';
import { editorSchemas } from '../../../../authoring/editor/editor-schemas.ts';
import { loadModel } from '../../../../model/load-model.ts';
import { withTitlesOf } from '../../../protocol/file-titles.ts';
import { OWNER_WORDS } from '../../../../../tests/support/owner-words.ts';
import { helpOf, ownTitle } from './create-field.ts';
import type { FormSchema } from './json-schema.ts';

const SCHEMAS = editorSchemas(await loadModel(process.cwd()));

/** What belongs to YAML files. */
const OF_FILES =
  /"|\b(?:in|without) quotes\b|\btrue\b|\bfalse\b|\{ [\w, -]+ \}|\bleft out:|\bids?\b|\bdefault\b|\bkeys?\b|\ba path\b|\bpaths?\b|\btwo-letter\b/i;

/** A schema, with the path to it, for each field of a file. */
function fieldsOf(schema: unknown, path: readonly string[]): [string, FormSchema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { title, description } = schema as Record<string, unknown>;
  const own = typeof description === 'string' || typeof title === 'string';
  return [
    ...(own ? [[path.join('.'), schema] as [string, FormSchema]] : []),
    ...Object.entries(schema).flatMap(([key, inner]) => fieldsOf(inner, [...path, key])),
  ];
}

const fields = SCHEMAS.flatMap(({ file, json }) => fieldsOf(json, [file]));

/** What is wrong with a text of a form, if something is. */
const faultsIn = (text: string): string[] =>
  [...OWNER_WORDS.map(([word]) => word), OF_FILES].flatMap((word) => word.exec(text)?.[0] ?? []);

describe('the form of every file', () => {
  it('helps in the words of a form: no quotes, braces, paths, keys or techniques', () => {
    expect(fields.length).toBeGreaterThan(1000);
    const faults = fields.flatMap(([path, schema]) => {
      const help = withTitlesOf(helpOf(schema) ?? '', () => 'Title');
      return faultsIn(help).map((word) => `“${help}” says “${word}” (${path})`);
    });
    expect(faults).toEqual([]);
  });

  it('has titles in the words of a person', () => {
    const faults = fields.flatMap(([path, schema]) => {
      const title = ownTitle(schema, path.split('.').at(-1)) ?? '';
      return faultsIn(title).map((word) => `“${title}” says “${word}” (${path})`);
    });
    expect(faults).toEqual([]);
  });
});

it('finds what is written for files', () => {
  expect(faultsIn('In quotes: year, month, day.')).toEqual(['In quotes']);
  expect(faultsIn('true for the column that is you.')).toEqual(['true']);
  expect(faultsIn('An image, a path inside public/.')).toEqual(['public/', 'image', 'a path']);
});
