import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { builderProject, set, type BuilderProject } from '../../../server/__fixtures__/builder-project.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { Path } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';
import { Keeper } from './keeper.ts';
import { KeptStore } from './kept-store.ts';
import { KeptSteps } from './kept-steps.ts';

const ABOUT = 'content/pages/about-me.yaml';
const NAME: Path = ['name', 'en'];
const TITLE: Path = ['sections', 1, 'title', 'en'];

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());

let count = 0;
let isLost = false;
let keeper: Keeper;
let steps: KeptSteps;
beforeEach(async () => {
  isLost = false;
  keeper = new Keeper({
    store: await KeptStore.open(`steps ${count++}`),
    server: { read: (file) => project.calls.file({ file }), send: (input) => project.calls.editAll(input) },
    isLost: () => isLost,
    alone: (run) => run(),
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  steps = new KeptSteps(keeper, () => isLost);
  steps.note('file', { file: ABOUT }, await project.calls.file({ file: ABOUT }));
  isLost = true;
});
afterEach(() => project.restore());

const edit = (label: string, ...operations: Operation[]) =>
  steps.before('edit', {
    id: crypto.randomUUID(),
    request: { edits: [{ file: ABOUT, operations }] },
    label,
    hashes: {},
    guards: [],
  });
const shown = async (path: Path) => valueAt((await keeper.instead('file', { file: ABOUT }))?.answer.data, path);
const listed = async () => (await steps.before('history', {}))?.answer ?? [];
const undo = async (id?: string) => (await steps.before('undo', id === undefined ? {} : { id }))?.answer;
const redo = async () => (await steps.before('redo', {}))?.answer;

it('takes back the latest edit that waits, and makes it again', async () => {
  await edit('Name', set(NAME, 'One') as Operation);
  await edit('Move', { op: 'move', path: ['sections'], from: 0, to: 1 });
  expect((await listed()).map(({ label, undone }) => [label, undone])).toEqual([
    ['Move', false],
    ['Name', false],
  ]);
  expect(await undo()).toMatchObject({ ok: true, isKept: true, files: [{ file: ABOUT }] });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await shown(NAME)).toBe('About me');
  expect(keeper.all()).toEqual([]);
  expect((await listed()).map(({ label, redoesNext }) => [label, redoesNext])).toEqual([
    ['Move', undefined],
    ['Name', true],
  ]);
  await redo();
  expect(await shown(NAME)).toBe('One');
  isLost = false;
  await keeper.send();
  expect(valueAt((await project.calls.file({ file: ABOUT })).data, NAME)).toBe('One');
});

it('takes back any edit that none behind it was made for', async () => {
  await edit('Name', set(NAME, 'One') as Operation);
  await edit('Title', set(TITLE, 'Two') as Operation);
  await edit('Name again', set(NAME, 'Three') as Operation);
  const [again, title, name] = await listed();
  expect((await undo(name?.id))?.problems[0]?.message).toContain('first');
  expect(await undo(title?.id)).toMatchObject({ ok: true });
  expect([await shown(NAME), await shown(TITLE)]).toEqual(['Three', 'How I got here']);
  await undo(again?.id);
  expect(await shown(NAME)).toBe('One');
});

it('leaves what it has nothing for to the server', async () => {
  expect(await undo()).toBeUndefined();
  expect(await redo()).toBeUndefined();
  expect(await steps.before('history', {})).toBeUndefined();
});

it('makes nothing again after another edit', async () => {
  await edit('Name', set(NAME, 'One') as Operation);
  await undo();
  await edit('Title', set(TITLE, 'Two') as Operation);
  expect(await redo()).toBeUndefined();
});

it('lists its steps before those of the server', async () => {
  isLost = false;
  await project.calls.edit({
    request: { edits: [{ file: ABOUT, operations: [set(TITLE, 'Saved') as Operation] }] },
    label: 'Saved',
    hashes: {},
    guards: [],
  });
  steps.note('history', {}, await project.calls.history({}));
  steps.note('file', { file: ABOUT }, await project.calls.file({ file: ABOUT }));
  isLost = true;
  await edit('Kept', set(NAME, 'One') as Operation);
  expect((await listed()).map(({ label }) => label)).toEqual(['Kept', 'Saved']);
});
