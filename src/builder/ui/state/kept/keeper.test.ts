import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { builderProject, set, type BuilderProject } from '../../../server/__fixtures__/builder-project.ts';
import { actAs } from '../../../server/acting-person.ts';
import type { CallInput } from '../../../protocol/calls.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import { valueAt } from '../../../../data/plain.ts';
import type { Path } from '../../../../data/path.ts';
import { Keeper } from './keeper.ts';
import { KeptStore } from './kept-store.ts';

const ABOUT = 'content/pages/about-me.yaml';
const NAME: Path = ['name', 'en'];

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());

/** Whether requests reach the server, and whether its answers come back. */
const connection = {
  isLost: true,
  losesAnswers: false,
  beforeRead: () => Promise.resolve(),
  beforeSend: () => Promise.resolve(),
};
let count = 0;
let store: KeptStore;
let keeper: Keeper;
beforeEach(async () => {
  const nothing = () => Promise.resolve();
  Object.assign(connection, { isLost: false, losesAnswers: false, beforeRead: nothing, beforeSend: nothing });
  store = await KeptStore.open(`test ${count++}`);
  keeper = await openKeeper();
  keeper.note('file', { file: ABOUT }, await project.calls.file({ file: ABOUT }));
  connection.isLost = true;
});
afterEach(() => project.restore());

/** A keeper as a page has it that was just opened. */
async function openKeeper(): Promise<Keeper> {
  const reach = async <T>(call: () => Promise<T>): Promise<T> => {
    if (connection.isLost) throw new Error('The server was not reached.');
    const answer = await call();
    if (connection.losesAnswers) {
      connection.isLost = true;
      throw new Error('The answer was lost.');
    }
    return answer;
  };
  const opened = new Keeper({
    store,
    server: {
      read: async (file) => {
        await connection.beforeRead();
        return project.calls.file({ file });
      },
      send: async (input) => {
        await connection.beforeSend();
        return reach(() => as('Anna', () => project.calls.editAll(input)));
      },
    },
    isLost: () => connection.isLost,
    alone: (run) => run(),
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  await opened.read();
  return opened;
}

const as = <T>(name: string, run: () => T): T =>
  actAs({ id: name, name, role: 'editor', host: 'edit.example.com', session: name }, run);

const inputOf = (operations: Operation[], more: Partial<CallInput<'edit'>> = {}): CallInput<'edit'> => ({
  id: crypto.randomUUID(),
  request: { edits: [{ file: ABOUT, operations }] },
  label: 'Edit',
  hashes: {},
  guards: [],
  ...more,
});

const edit = async (operations: Operation[], more: Partial<CallInput<'edit'>> = {}) =>
  (await keeper.before('edit', inputOf(operations, more)))?.answer;
const type = (path: Path, value: string, mergeKey?: string) =>
  edit([set(path, value) as Operation], mergeKey === undefined ? {} : { mergeKey });
const shown = async (path: Path): Promise<unknown> =>
  valueAt((await keeper.before('file', { file: ABOUT }))?.answer?.data, path);
const saved = async (path: Path): Promise<unknown> => valueAt((await project.calls.file({ file: ABOUT })).data, path);
const types = (data: unknown): unknown[] => (data as { type: string }[]).map((one) => one.type);

const reconnect = (): Promise<boolean> => {
  connection.isLost = false;
  return keeper.send();
};
const elsewhere = (operations: Operation[]) => as('Bo', () => project.calls.edit(inputOf(operations)));

it('shows edits that are kept, and sends them in their order once the server is back', async () => {
  const order = types(await saved(['sections']));
  expect(await type(NAME, 'Offline')).toMatchObject({ ok: true, isKept: true });
  await edit([{ op: 'move', path: ['sections'], from: 0, to: 1 }]);
  await type(['sections', 1, 'title', 'en'], '{person}, now second');
  await edit([{ op: 'put', path: ['sections', 0], key: 'hidden', value: true }]);
  expect(await shown(NAME)).toBe('Offline');
  expect(await saved(NAME)).toBe('About me');
  expect(await reconnect()).toBe(true);
  expect(await saved(NAME)).toBe('Offline');
  const [first, second, ...rest] = order;
  expect(types(await saved(['sections']))).toEqual([second, first, ...rest]);
  expect(await saved(['sections', 1, 'title', 'en'])).toBe('{person}, now second');
  expect(await saved(['sections', 0, 'hidden'])).toBe(true);
  expect(keeper.all()).toEqual([]);
});

it('sends what is typed in the same field while it reads the files, or after it', async () => {
  await type(NAME, 'First', 'name');
  connection.isLost = false;
  let goOn = (): void => undefined;
  const reading = new Promise<void>((resolve) => (goOn = resolve));
  connection.beforeRead = () => reading;
  const sending = keeper.send();
  // The page doesn't know yet that the server is back.
  connection.isLost = true;
  const typed = type(NAME, 'Second', 'name');
  await Promise.race([typed, new Promise((resolve) => setTimeout(resolve, 50))]);
  connection.isLost = false;
  goOn();
  expect(await sending).toBe(true);
  expect(await typed).toMatchObject({ ok: true });
  expect(await reconnect()).toBe(true);
  expect(await saved(NAME)).toBe('Second');
  expect(keeper.all()).toEqual([]);
});

it('makes what is typed on in a field whose last save may have been made: its answer was lost', async () => {
  const input = { ...inputOf([set(NAME, 'First') as Operation]), mergeKey: 'name' };
  await as('Anna', () => project.calls.edit(input));
  expect((await keeper.instead('edit', input, true))?.answer).toMatchObject({ ok: true, isKept: true });
  await type(NAME, 'Second', 'name');
  expect(await reconnect()).toBe(true);
  expect(await saved(NAME)).toBe('Second');
  expect(keeper.all()).toEqual([]);
});

it('goes on from what the server has made last, although the file was not read after it', async () => {
  connection.isLost = false;
  const { hash } = await project.calls.file({ file: ABOUT });
  const input = inputOf([set(NAME, 'Made') as Operation], { hashes: { [ABOUT]: hash } });
  keeper.note('edit', input, await as('Anna', () => project.calls.edit(input)));
  connection.isLost = true;
  expect(await shown(NAME)).toBe('Made');
  const next = { guards: [{ file: ABOUT, path: [...NAME], value: 'Made' }] };
  expect(await edit([set(NAME, 'Made, and more') as Operation], next)).toMatchObject({ ok: true });
  expect(await reconnect()).toBe(true);
  expect(await saved(NAME)).toBe('Made, and more');
});

it('goes on after the page was closed', async () => {
  await type(NAME, 'Before the crash');
  keeper = await openKeeper();
  expect(await shown(NAME)).toBe('Before the crash');
  await type(['sections', 0, 'title', 'en'], '{person} after it');
  expect(await reconnect()).toBe(true);
  expect([await saved(NAME), await saved(['sections', 0, 'title', 'en'])]).toEqual([
    'Before the crash',
    '{person} after it',
  ]);
});

it('keeps what is typed in one field as one edit', async () => {
  const hashes: unknown[] = [];
  for (const text of ['O', 'On', 'One']) hashes.push((await type(NAME, text, 'name'))?.files[0]?.hash);
  expect(keeper.waiting().length).toBe(1);
  // A file is read again if its hash is another one.
  expect(new Set(hashes).size).toBe(3);
  await reconnect();
  expect(await saved(NAME)).toBe('One');
});

it('finds its sections wherever others have moved them', async () => {
  const order = types(await saved(['sections']));
  await edit([{ op: 'duplicate', path: ['sections'], index: 0 }]);
  await type(['sections', 1, 'title', 'en'], '{person}, the copy');
  await type(['sections', 2, 'title', 'en'], 'The second');
  await elsewhere([{ op: 'move', path: ['sections'], from: 0, to: order.length - 1 }]);
  await reconnect();
  expect(keeper.all()).toEqual([]);
  const [first, second, ...rest] = order;
  expect(types(await saved(['sections']))).toEqual([second, ...rest, first, first]);
  expect(await saved(['sections', 0, 'title', 'en'])).toBe('The second');
  expect(await saved(['sections', order.length, 'title', 'en'])).toBe('{person}, the copy');
});

it('keeps a refused edit with both versions and the name of the other person, and makes the others', async () => {
  await type(NAME, 'Of Anna');
  await type(['sections', 0, 'title', 'en'], '{person} fits');
  await elsewhere([set(NAME, 'Of Bo') as Operation]);
  await reconnect();
  expect(keeper.waiting()).toEqual([]);
  const [refused, ...others] = keeper.all();
  expect(others).toEqual([]);
  expect(refused?.refusal?.conflict).toMatchObject({ yours: 'Of Anna', theirs: 'Of Bo', author: 'Bo' });
  expect([await saved(NAME), await saved(['sections', 0, 'title', 'en'])]).toEqual(['Of Bo', '{person} fits']);
  keeper = await openKeeper();
  expect(keeper.all()).toEqual([refused]);
});

it('keeps with a refused edit the file as it was when it was sent', async () => {
  await edit([{ op: 'move', path: ['sections'], from: 0, to: 1 }]);
  await type(['sections', 1, 'title', 'en'], 'Of Anna');
  await elsewhere([set(['sections', 0, 'title', 'en'], '{person} in words of Bo') as Operation]);
  await reconnect();
  const sent = keeper.all()[0]?.refusal?.sent;
  expect(sent?.guards[0]?.path).toEqual(['sections', 1, 'title', 'en']);
  expect(sent?.files?.[ABOUT]).toEqual(await saved([]));
});

it('keeps the words for a section that is gone, and those in a copy of it', async () => {
  await type(['sections', 4, 'title', 'en'], 'Words for nobody');
  await edit([{ op: 'duplicate', path: ['sections'], index: 4 }]);
  await type(['sections', 5, 'title', 'en'], 'Words for the copy');
  await type(NAME, 'Fits');
  await elsewhere([{ op: 'remove', path: ['sections', 4] }]);
  await reconnect();
  expect(await saved(NAME)).toBe('Fits');
  expect(keeper.all().map(({ refusal }) => refusal?.isGone)).toEqual([true, true, true]);
});

it('removes no section that somebody else has changed', async () => {
  await edit([{ op: 'remove', path: ['sections', 0] }]);
  await elsewhere([set(['sections', 0, 'title', 'en'], '{person} in words of Bo') as Operation]);
  await reconnect();
  expect(keeper.all()[0]?.refusal?.conflict?.author).toBe('Bo');
  expect(await saved(['sections', 0, 'title', 'en'])).toBe('{person} in words of Bo');
});

it('makes an edit once whose answer was lost', async () => {
  const before = types(await saved(['sections'])).length;
  await edit([{ op: 'duplicate', path: ['sections'], index: 0 }]);
  await type(['sections', 1, 'title', 'en'], '{person}, the copy');
  connection.losesAnswers = true;
  expect(await reconnect()).toBe(false);
  connection.losesAnswers = false;
  await type(['sections', 2, 'title', 'en'], 'Behind the copy');
  expect(await reconnect()).toBe(true);
  expect(types(await saved(['sections'])).length).toBe(before + 1);
  expect(await saved(['sections', 1, 'title', 'en'])).toBe('{person}, the copy');
  expect(await saved(['sections', 2, 'title', 'en'])).toBe('Behind the copy');
});

it('shows both versions of what was refused in a batch whose answer was lost, wherever its section stands by then', async () => {
  await type(['sections', 0, 'title', 'en'], '{person} in words of Anna');
  await edit([{ op: 'move', path: ['sections'], from: 0, to: 2 }]);
  await type(['sections', 1, 'title', 'en'], 'Behind it');
  const order = types(await shown(['sections']));
  await elsewhere([set(['sections', 0, 'title', 'en'], '{person} in words of Bo') as Operation]);
  connection.losesAnswers = true;
  expect(await reconnect()).toBe(false);
  expect(types(await saved(['sections']))).toEqual(order);
  connection.losesAnswers = false;
  expect(await reconnect()).toBe(true);
  expect(types(await saved(['sections']))).toEqual(order);
  expect(await saved(['sections', 1, 'title', 'en'])).toBe('Behind it');
  expect(keeper.all().map(({ refusal }) => refusal?.conflict)).toMatchObject([
    {
      path: ['sections', 2, 'title', 'en'],
      yours: '{person} in words of Anna',
      theirs: '{person} in words of Bo',
    },
  ]);
});

it('lets nobody wait for what is being sent: shows it, keeps what is typed on, and reads other files from the server', async () => {
  await type(NAME, 'First', 'name');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  connection.isLost = false;
  connection.beforeSend = () => held;
  expect(await shown(NAME)).toBe('First');
  expect(await type(NAME, 'Second', 'name')).toMatchObject({ ok: true, isKept: true });
  expect(await shown(NAME)).toBe('Second');
  expect(await keeper.before('file', { file: 'content/pages/home.yaml' })).toBeUndefined();
  expect(await saved(NAME)).toBe('About me');
  goOn();
  expect(await keeper.send()).toBe(true);
  expect(await saved(NAME)).toBe('Second');
  expect(keeper.all()).toEqual([]);
});

/** Types a name in this tab, and has another tab type the next one at a moment of sending. Returns what is saved in the end. */
async function nameTypedIn(moment: 'beforeRead' | 'beforeSend'): Promise<unknown> {
  await type(NAME, 'One', 'name');
  const other = await openKeeper();
  connection.isLost = false;
  let isFirst = true;
  connection[moment] = async () => {
    if (!isFirst) return;
    isFirst = false;
    connection.isLost = true; // for the tab that types
    const guards = [{ file: ABOUT, path: [...NAME], value: 'One' }];
    const typed = inputOf([set(NAME, 'One and two') as Operation], { mergeKey: 'name', guards });
    expect((await other.before('edit', typed))?.answer).toMatchObject({ ok: true });
    connection.isLost = false;
  };
  for (const tab of [keeper, other]) expect(await tab.send()).toBe(true);
  expect(await store.edits()).toEqual([]);
  return saved(NAME);
}

it('sends what another tab types into an edit that is about to be sent', async () => {
  expect(await nameTypedIn('beforeRead')).toBe('One and two');
});

it('sends what another tab types while the edit before it is sent', async () => {
  expect(await nameTypedIn('beforeSend')).toBe('One and two');
});

it('answers nothing for a file that it has never read, nor for edits that only the server can make', async () => {
  expect(await keeper.before('file', { file: 'content/pages/home.yaml' })).toBeUndefined();
  const request: CallInput<'edit'>['request'] = { edits: [{ compound: 'rename-fact', from: 'a', to: 'b' }] };
  expect(await keeper.before('edit', { ...inputOf([]), request })).toBeUndefined();
});
