import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectionOf } from './content-model.ts';
import { loadModel } from './load-model.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'model-'));
  put('package.json', '{ "type": "module" }');
  mkdirSync(join(root, 'src/sections'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The test's folder has no packages. */
const ZOD = pathToFileURL(createRequire(import.meta.url).resolve('zod')).href;

/** Writes a module whose default export has a schema. */
const putDefinition = (file: string, definition: object) =>
  put(
    file,
    `import { z } from '${ZOD}';\nexport default { ...${JSON.stringify(definition)}, schema: z.object({}) };\n`,
  );

it('loads the section types of the library and the site, the collections, and what else the site has', async () => {
  putDefinition('src/sections/faq/faq.schema.ts', { title: 'Questions' });
  putDefinition('src/site/sections/hero/hero.schema.ts', { title: 'Hero' });
  putDefinition('src/site/collections/concerts/concerts.collection.ts', { name: 'concerts', title: 'Concert' });
  putDefinition('src/site/collections/choirs/choirs.collection.ts', { name: 'choirs', title: 'Choir' });
  put(
    'src/site/config.ts',
    `import { z } from '${ZOD}';\nexport default { singles: [{ name: 'box-office', schema: z.object({}) }], menuSection: 'faq' };\n`,
  );
  put('content/regions.yaml', 'us: { language: en }\n');
  const model = await loadModel(root);
  expect([...model.sections].sort(([a], [b]) => a.localeCompare(b))).toMatchObject([
    ['faq', { title: 'Questions' }],
    ['hero', { title: 'Hero' }],
  ]);
  expect([...model.collections.keys()].sort()).toEqual(['choirs', 'concerts']);
  expect(collectionOf(model, 'choirs')).toMatchObject({ name: 'choirs', title: 'Choir' });
  expect([...model.singles]).toMatchObject([['box-office', { name: 'box-office' }]]);
  expect(model.menuSection).toBe('faq');
  expect(model.regions).toMatchObject({ codes: ['us'], languages: ['en'] });
});

it('loads a site without collections, own section types and configuration', async () => {
  putDefinition('src/sections/faq/faq.schema.ts', { title: 'Questions' });
  const model = await loadModel(root);
  expect([...model.sections.keys()]).toEqual(['faq']);
  expect([model.collections.size, model.singles.size]).toEqual([0, 0]);
  expect(() => collectionOf(model, 'concerts')).toThrow('No collection "concerts"');
});

it('ignores files of editors, and folders and files without a definition', async () => {
  put('src/sections/faq/.#faq.schema.ts', 'This is no program.');
  putDefinition('src/sections/faq/faq.schema.ts', { title: 'Questions' });
  put('src/sections/notes/notes.md', 'Words');
  put('src/sections/registry.ts', 'This is no program.');
  put('src/site/collections/notes/notes.md', 'Words');
  const model = await loadModel(root);
  expect([...model.sections.keys()]).toEqual(['faq']);
  expect(model.collections.size).toBe(0);
});

it('loads a definition again once its file has changed', async () => {
  putDefinition('src/sections/faq/faq.schema.ts', { title: 'Questions' });
  const file = 'src/site/collections/concerts/concerts.collection.ts';
  const titleOf = async () => collectionOf(await loadModel(root), 'concerts').title;
  putDefinition(file, { name: 'concerts', title: 'Concert' });
  expect(await titleOf()).toBe('Concert');
  putDefinition(file, { name: 'concerts', title: 'Recital' });
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, file), later, later);
  expect(await titleOf()).toBe('Recital');
});

it('fails without the library of section types, as in a folder that is no project', async () => {
  rmSync(join(root, 'src/sections'), { recursive: true });
  await expect(loadModel(root)).rejects.toThrow('src/sections is missing');
});
