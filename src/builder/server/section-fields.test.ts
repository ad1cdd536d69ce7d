import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listPublicFiles } from '../../content/public/list-public-files.ts';
import type { EditOperation } from '../../authoring/edit/edit-operation.ts';
import { builderProject, edit, type BuilderProject, schemaOfFile } from './__fixtures__/builder-project.ts';
import type { JsonSchema } from '../../authoring/editor/json-schema.ts';
import type { Json } from '../protocol/answers.ts';
import type { Path } from '../../data/path.ts';

vi.setConfig({ testTimeout: 60_000 });

const SECTIONS = join(import.meta.dirname, '../../sections');
const TYPES = readdirSync(SECTIONS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

let project: BuilderProject;
beforeAll(async () => {
  project = builderProject();
  for (const type of TYPES) {
    const example = readFileSync(join(SECTIONS, type, `${type}.example.yaml`), 'utf8');
    writeFileSync(join(project.root, fileOf(type)), `# The example as a shared section.\ntype: ${type}\n${example}`);
  }
  await project.calls.site({});
}, 60_000);
afterAll(() => project.remove());

const IMAGES = [...listPublicFiles(join(import.meta.dirname, '../../..')).files].filter((path) =>
  /^\/(images|examples)\/.*svg$/.test(path),
);

const fileOf = (type: string) => `content/shared/example-of-${type}.yaml`;

/** Every text, number and truth value of a file. */
function* leaves(value: Json, path: Path = []): Generator<[Path, string | number | boolean]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leaves(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
  else if (value !== null && path[0] !== 'type') yield [path, value];
}

/** Returns the schema of a field of a shared section. */
function schemaAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const own = typeof step === 'number' ? schema.items : (schema.properties?.[step] ?? schema.additionalProperties);
  const found = typeof own === 'object' && !Array.isArray(own) ? schemaAt(own, rest) : undefined;
  return found ?? options.map((option) => schemaAt(option, path)).find((one) => one !== undefined);
}

/** Returns the schema of the fields of a section type, from that of shared sections. */
const schemaOfType = ({ allOf = [] }: JsonSchema, type: string): JsonSchema => {
  const branches = allOf as { if: { properties: { type: { const: string } } }; then: JsonSchema }[];
  return branches.find((one) => one.if.properties.type.const === type)?.then ?? {};
};

/** Values of which the others depend: another one alone is refused. */
const DEPENDENT: Readonly<Record<string, RegExp>> = {
  'comparison-table': /^columns,\d+,(mine|id)$/, // exactly one is mine; the cells name the ids
  download: /^file$/, // there is one file only
  video: /^source,host$/, // the id has the format of the host
  'work-sample': /^timeSheet,(hours|rows,\d+,minutes)$/, // the minutes add up to the hours
};

/** Returns another valid value for a field. */
function otherValue(value: string | number | boolean, path: Path, schema: JsonSchema | undefined): typeof value {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const options = (schema?.enum ?? []) as string[];
  if (options.length > 1) return options[(options.indexOf(value) + 1) % options.length] ?? value;
  if (IMAGES.includes(value)) return IMAGES[(IMAGES.indexOf(value) + 1) % IMAGES.length] ?? value;
  if (value.startsWith('https:')) return 'https://example.com/other';
  if (String(schema?.['kind']).endsWith('link')) return value === '/about-me' ? '/case-studies' : '/about-me';
  if (/^[A-Z]\w+\/\w+$/.test(value)) return 'Europe/Paris';
  const digit = /^[\d:-]+$/.test(value);
  if (digit) return value.slice(0, -1) + ((Number(value.at(-1)) + 1) % 10);
  if (['en', 'da'].includes(String(path.at(-1))) || /\s/.test(value)) return `${value} more`;
  return value.slice(0, -1) + (value.endsWith('e') ? 'i' : 'e');
}

const isComment = (line: string) => line.trimStart().startsWith('#');

it.each(TYPES)('every field of %s is opened, saved without a loss, and undone', async (type) => {
  const file = fileOf(type);
  const before = project.read(file);
  const { data, locked } = await project.calls.file({ file });
  const schema = await schemaOfFile(project.calls, file);
  expect(locked).toBeNull();
  const fields = schemaOfType(schema, type);
  const all = [...leaves(data)].filter(([path]) => !DEPENDENT[type]?.test(String(path)));
  expect(all.length).toBeGreaterThan(0);
  const changes = all.map(([path, value]) => [path, otherValue(value, path, schemaAt(fields, path))] as const);
  const operations = changes.map(([path, value]): EditOperation => ({ op: 'set', path, value }));
  const outcome = await edit(project.calls, file, operations);
  expect(outcome.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(outcome.ok).toBe(true);
  const saved = await project.calls.file({ file });
  const values = new Map([...leaves(saved.data)].map(([path, value]) => [String(path), value]));
  for (const [path, value] of changes) expect(values.get(String(path)), String(path)).toBe(value);
  expect(saved.text.split('\n').filter(isComment)).toEqual(before.split('\n').filter(isComment));
  expect((await project.calls.undo({})).ok).toBe(true);
  expect(project.read(file)).toBe(before);
});
