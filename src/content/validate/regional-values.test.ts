import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isRegionCode } from '../../regions/site-regions.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { checkAgainstSchema } from './schema-issues.ts';
import { singleSchemas } from '../../model/file-kinds.ts';
import { OPTIONAL_FILES } from '../../model/single-files.ts';
import { loadModel } from '../../model/load-model.ts';
import { sectionFolder } from '../../model/section-folders.ts';
import { walkSchema } from './walk-schema.ts';
import type { Path } from '../../data/path.ts';

const model = await loadModel(process.cwd());
const { sections, collections, regions } = model;

const read = (file: string): unknown => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined);

/** Returns the example of a section type, whose folder is in the library or the site. */
const readExample = (type: string): Record<string, unknown> =>
  read(`${sectionFolder(process.cwd(), type)}/${type}.example.yaml`) as Record<string, unknown>;

const withoutType = ({ type: _type, ...fields }: Record<string, unknown>) => fields;

/** A list that its example has for all regions together. */
const CASES = {
  title: { en: 'Cases', da: 'Cases' },
  cases: Object.fromEntries(regions.codes.map((code) => [code, ['ascently']])),
};

/** Every schema of the content, with values that it accepts. */
const VALUES: [name: string, schema: z.ZodType, value: unknown][] = [
  ['cases by region', sections.get('client-cases')?.schema ?? z.never(), CASES],
  ...[...singleSchemas(model)].flatMap(([name, schema]): [string, z.ZodType, unknown][] =>
    name in OPTIONAL_FILES ? [] : [[name, schema, read(`content/${name}.yaml`)]],
  ),
  ...[...sections].map(([type, { schema }]): [string, z.ZodType, unknown] => [
    type,
    schema,
    withoutType(readExample(type)),
  ]),
  ...readdirSync('content/pages').flatMap((name): [string, z.ZodType, unknown][] =>
    name.endsWith('.yaml') ? [[name, schemaFor(regions, pageSchema), read(`content/pages/${name}`)]] : [],
  ),
  ...[...collections].flatMap(([folder, { schema }]) =>
    readdirSync(`content/${folder}`).map((name): [string, z.ZodType, unknown] => [
      name,
      schema,
      read(`content/${folder}/${name}`),
    ]),
  ),
];

/** Returns the paths of the values by region. */
function regionalPaths(schema: z.ZodType, value: unknown): Path[] {
  const paths: Path[] = [];
  walkSchema(schema, value, [], ({ value: own, path }) => {
    if (typeof own === 'object' && own !== null && Object.keys(own).every((key) => isRegionCode(regions, key)))
      paths.push(path);
  });
  return paths;
}

/** Returns a copy of data without the value of a region. */
function without(data: unknown, path: Path, region: string): unknown {
  const copy: unknown = structuredClone(data);
  const group = path.reduce<unknown>((inner, step) => Object(inner)[step] as unknown, copy);
  delete (group as Record<string, unknown>)[region];
  return copy;
}

describe('a value by region that lacks one, as after a region is added', () => {
  it.each(VALUES)('is named as lacking it, and as nothing else: %s', (_name, schema, value) => {
    const wrong = regionalPaths(schema, value).flatMap((path) =>
      regions.codes.flatMap((region) => {
        const { findings } = checkAgainstSchema(
          { lineFrom: () => '', regions },
          schema,
          without(value, path, region),
          [],
        );
        const said = findings.map((one) => `${(one.path ?? []).join('.')}: ${one.message}`);
        const meant = `${[...path, region].join('.')}: The value for region ${region} is missing.`;
        return said.length === 1 && said[0] === meant ? [] : [[path.join('.'), region, said]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is a list, a group, a price, a text and a fact', () => {
    const types = VALUES.flatMap(([name, schema, value]) => (regionalPaths(schema, value).length > 0 ? [name] : []));
    expect(types).toEqual(expect.arrayContaining(['facts', 'pricing', 'cases by region', 'availability']));
  });
});
