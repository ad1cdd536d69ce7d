import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDraftSite } from '../../../../content/draft-site.ts';
import { builderProject, set, type BuilderProject } from '../../../server/__fixtures__/builder-project.ts';
import { createBuilderHandlers } from '../../../server/builder-handlers.ts';
import type { BuilderHandlers, CallInput } from '../../../protocol/calls.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { PageData } from '../../../../schema/page-data.ts';
import { valueAt } from '../../../../data/plain.ts';
import { sectionRecords } from '../section-list.ts';
import { Keeper } from './keeper.ts';
import { KeptStore } from './kept-store.ts';
import { KeptPages } from './shown-pages.ts';

const ABOUT = 'content/pages/about-me.yaml';
const KEY = 'us/about-me';
const TITLE = ['sections', 1, 'title', 'en'];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let project: BuilderProject;
let preview: BuilderHandlers['preview'];
beforeAll(async () => {
  project = builderProject();
  const { root } = project;
  const draft = await openDraftSite(root, { onRead: () => undefined, onFailure: console.error });
  const render = () => Promise.reject(new Error('Nothing is rendered.'));
  ({ preview } = createBuilderHandlers({
    root,
    pages: { ...draft, site: () => draft.site, render },
  }) as BuilderHandlers); // with pages, there are all of them
});
afterAll(() => project.remove());

let count = 0;
let isLost = false;
let keeper: Keeper;
let pages: KeptPages;
beforeEach(async () => {
  isLost = false;
  keeper = new Keeper({
    store: await KeptStore.open(`shown ${count++}`),
    server: { read: (file) => project.calls.file({ file }), send: (input) => project.calls.editAll(input) },
    isLost: () => isLost,
    alone: (run) => run(),
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  pages = new KeptPages(keeper, keeper);
  pages.note('site', {}, await project.calls.site({}));
  await read();
  isLost = true;
});
afterEach(() => project.restore());

const previewOf = (files: CallInput<'preview'>['files'] = []) => ({ files, keys: [KEY], view: { showsGhosts: true } });

/** Reads what the builder does with a connection. */
async function read(): Promise<void> {
  const file = await project.calls.file({ file: ABOUT });
  const sections = (sectionRecords(file.data) ?? []).map(({ type }, index) => ({
    type: String(type),
    field: { file: ABOUT, path: ['sections', index] },
  }));
  pages.note('trace', { address: '/us/about-me', view: { showsGhosts: true } }, { sections, texts: [] });
  pages.note('file', { file: ABOUT }, file);
  pages.note('preview', previewOf(), await preview(previewOf()));
}

const edit = (...operations: Operation[]) =>
  pages.before('edit', {
    id: crypto.randomUUID(),
    request: { edits: [{ file: ABOUT, operations }] },
    label: 'Edit',
    hashes: {},
    guards: [],
  });

const shown = async (input = previewOf()): Promise<PageData> =>
  (await pages.instead('preview', input))?.answer.documents?.[KEY] as PageData;
const titles = ({ sections }: PageData) => sections.map(({ props }) => valueAt(props, ['title']));

/** What the server shows once it has the edits. */
async function sent(): Promise<PageData> {
  isLost = false;
  await keeper.send();
  const { hash } = await project.calls.file({ file: ABOUT });
  // A text as it is, so that the files on the disk are read.
  const files = [{ file: ABOUT, hash, operations: [set(['name', 'en'], 'About me') as Operation] }];
  return (await preview(previewOf(files))).documents?.[KEY] as PageData;
}

it('shows texts and the order of sections as the server will', async () => {
  const before = titles(await shown());
  await edit(set(TITLE, 'On the train') as Operation);
  await edit({ op: 'move', path: ['sections'], from: 1, to: 0 });
  await edit(set(['sections', 1, 'paragraphs', 0, 'en'], 'A paragraph with **bold** words.') as Operation);
  const after = await shown();
  expect(titles(after)).toEqual(['On the train', before[0], ...before.slice(2)]);
  expect(after.sections).toEqual((await sent()).sections.map((one) => (one === undefined ? one : withName(one))));
});

/** A fact that the text before didn't have stays a name. */
const withName = (section: PageData['sections'][number]): PageData['sections'][number] => ({
  ...section,
  ...(valueAt(section.props, ['title']) === 'Mads Eksempel on the train' && {
    props: { ...Object(section.props), title: 'On the train' } as unknown,
  }),
});

it('shows hidden sections as ghosts, copies beside their originals, and no removed ones', async () => {
  const before = titles(await shown());
  await edit({ op: 'put', path: ['sections', 0], key: 'hidden', value: true });
  await edit({ op: 'duplicate', path: ['sections'], index: 1 });
  await edit({ op: 'remove', path: ['sections', 5] });
  const after = await shown();
  const [first, second, third, fourth] = before;
  expect(titles(after)).toEqual([first, second, second, third, fourth, ...before.slice(5)]);
  expect(after.sections.map(({ ghost }) => ghost === true)).toEqual([true, ...before.slice(1).map(() => false)]);
  expect(new Set(after.sections.map(({ anchor }) => anchor)).size).toBe(after.sections.length);
});

it('shows what is being typed, and what stood there if it is dropped', async () => {
  const { hash } = await project.calls.file({ file: ABOUT });
  const typing = previewOf([{ file: ABOUT, hash, operations: [set(TITLE, 'Being typed') as Operation] }]);
  const before = titles(await shown());
  expect(titles(await shown(typing))[1]).toBe('Being typed');
  pages.note('preview', typing, await preview(typing));
  expect(titles(await shown(typing))[1]).toBe('Being typed');
  expect(titles(await shown())).toEqual(before);
});

it('answers nothing for a page that it has never seen', async () => {
  expect(await pages.instead('preview', { ...previewOf(), keys: ['us/_home'] })).toBeUndefined();
});
