import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { openDraftSite, type DraftSite } from '../../content/draft-site.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { builderProject, editOf, set, type BuilderProject } from './__fixtures__/builder-project.ts';
import { createBuilderHandlers } from './builder-handlers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ABOUT = 'content/pages/about-me.yaml';
const KEYS = ['us/about-me', 'dk/about-me', 'us/_layout'];

let project: BuilderProject;
let draft: DraftSite;
let handlers: BuilderHandlers;
/** Paths of changed files that browsers were told of. */
const told: string[] = [];

beforeAll(async () => {
  project = builderProject();
  const { root } = project;
  draft = await openDraftSite(root, { onRead: () => undefined, onFailure: console.error });
  const pages = { ...draft, site: () => draft.site, render: () => Promise.reject(new Error('Nothing is rendered.')) };
  handlers = createBuilderHandlers({
    root,
    pages,
    announce: (files) => told.push(...files.map(({ file }) => file)),
  }) as BuilderHandlers; // with pages, there are all of them
});
afterAll(() => project.remove());

const name = ['name', 'en'];
const typed = async (value: string) => {
  const { hash } = await handlers.file({ file: ABOUT });
  return [{ file: ABOUT, hash, operations: [{ op: 'set' as const, path: [...name], value }] }];
};
const nameIn = (documents: Awaited<ReturnType<BuilderHandlers['preview']>>['documents'], key = 'us/about-me') =>
  (documents?.[key] as { name?: string } | undefined)?.name;

test('shows edits that are not saved, in the pages that were asked for only', async () => {
  const before = project.read(ABOUT);
  const { documents } = await handlers.preview({ files: await typed('Typed'), keys: KEYS });
  expect(Object.keys(documents ?? {})).toEqual(KEYS);
  expect(nameIn(documents)).toBe('Typed');
  expect(nameIn(documents, 'dk/about-me')).toBe((parse(before) as Page).name['da' as never]);
  expect(project.read(ABOUT)).toBe(before);
  expect(nameIn((await handlers.preview({ files: [], keys: KEYS })).documents)).not.toBe('Typed');
});

test('shows nothing while the content has errors', async () => {
  expect(await handlers.preview({ files: await typed(''), keys: KEYS })).toEqual({});
});

test('has what was saved just before, whether or not the system has told of it', async () => {
  const { hash } = await handlers.file({ file: ABOUT });
  const saved = editOf(ABOUT, [set(name, 'Saved')], { hashes: { [ABOUT]: hash } });
  expect((await handlers.edit(saved)).ok).toBe(true);
  expect(nameIn((await handlers.preview({ files: [], keys: KEYS })).documents)).toBe('Saved');
  expect(told).toContain(ABOUT);
});

test('applies operations to the text that they were made for', async () => {
  const files = await typed('Typed on the older text');
  project.change(ABOUT, 'Saved', 'Written by hand');
  expect(nameIn((await handlers.preview({ files, keys: KEYS })).documents)).toBe('Typed on the older text');
});

test('says that no page has an address', async () => {
  expect((await handlers.preview({ files: [], keys: ['us/nothing', 'xx/about-me'] })).documents).toEqual({
    'us/nothing': null,
    'xx/about-me': null,
  });
});

test('reads no file outside of the content', async () => {
  const files = [{ file: '../package.json', hash: '', operations: [] }];
  await expect(handlers.preview({ files, keys: [] })).rejects.toThrow('content/');
});
