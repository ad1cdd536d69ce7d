import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import { createToolRunner, type RunTool } from './run-tool.ts';
import type { Path } from '../../data/path.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PRICING = 'content/pricing.yaml';
const INCLUDES: Path = ['plans', 0, 'includes'];

const FILES = [PRICING, 'content/pages/home.yaml', 'content/facts.yaml', 'content/regions.yaml'];

let definitions: ContentModel;
let root: string;
let run: RunTool;
let texts: Map<string, string>;

beforeAll(async () => {
  definitions = await loadModel(PROJECT);
  root = mkdtempSync(join(tmpdir(), 'assistant-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  for (const folder of ['public', 'src']) symlinkSync(join(PROJECT, folder), join(root, folder));
  texts = new Map(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  run = runner();
});
afterEach(async () => {
  rmSync(join(root, '.local'), { recursive: true, force: true });
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  await run('read_content', { file: PRICING });
});
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Starts a server.
 * @param delays how long the section types take to load, call by call, in milliseconds
 */
const runner = (...delays: number[]): RunTool =>
  createToolRunner({
    root,
    model: async () => {
      await sleep(delays.shift() ?? 0);
      return definitions;
    },
    renderPage: () => Promise.reject(new Error('no renderer')),
  });

const read = () => readFileSync(join(root, PRICING), 'utf8');
const edit = (from: string, to: string) =>
  writeFileSync(
    join(root, PRICING),
    read().replace(from, () => to),
  );
const edits = (...operations: EditOperation[]) => ({ edits: [{ file: PRICING, operations }] });
const apply = (...operations: EditOperation[]) => run('apply_edit', edits(...operations));
const includes = () => (parse(read()) as { plans: { includes: { en: string }[] }[] }).plans[0]?.includes ?? [];

describe('the calls of an assistant run in the order in which they come', () => {
  it('so that each finds what the one before it left', async () => {
    const before = includes().map(({ en }) => en);
    const operations: EditOperation[] = [
      { op: 'remove', path: [...INCLUDES, 0] },
      { op: 'set', path: [...INCLUDES, 0, 'en'], value: 'First of all' },
      { op: 'move', path: INCLUDES, from: 0, to: 1 },
      { op: 'set', path: [...INCLUDES, 0, 'en'], value: 'Now first' },
      { op: 'remove', path: [...INCLUDES, 2] },
      { op: 'set', path: [...INCLUDES, 1, 'en'], value: 'Now second' },
    ];
    const other = runner(40, 0, 30, 0, 20, 0);
    const answers = await Promise.all(operations.map((operation) => other('apply_edit', edits(operation))));
    expect(answers.map(({ text }) => /^Written as edit (\d+)\./.exec(text)?.[1])).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((number) => number.padStart(8, '0')),
    );
    expect(includes().map(({ en }) => en)).toEqual(['Now first', 'Now second', ...before.slice(4)]);
  });

  it('readings and undos included', async () => {
    const before = read();
    const [, shown, undone, again] = await Promise.all([
      apply({ op: 'set', path: ['plans', 0, 'hours'], value: 6 }),
      run('read_content', { file: PRICING, path: ['plans', 0, 'hours'] }),
      run('undo_edit', {}),
      run('read_content', { file: PRICING, path: ['plans', 0, 'hours'] }),
    ]);
    expect(shown.text).toBe('6\n');
    expect(undone.text).toContain('Edit 00000001 was taken back.');
    expect(again.text).toBe('5\n');
    expect(read()).toBe(before);
  });

  it('one that fails holds up no other', async () => {
    const [failed, refused, made] = await Promise.all([
      run('render_page', { address: '/us/' }),
      apply({ op: 'remove', path: [...INCLUDES, 99] }),
      apply({ op: 'set', path: ['plans', 0, 'hours'], value: 6 }),
    ]);
    expect(failed).toEqual({ text: 'The tool could not be run: no renderer', isError: true });
    expect(refused.isError).toBe(true);
    expect(made.text).toMatch(/^Written as edit 00000001\./);
  });

  it('but not one that is cancelled before it has begun, or before it has written', async () => {
    const before = read();
    const other = runner(40);
    const first = new AbortController();
    const second = new AbortController();
    const set = (value: number) => edits({ op: 'set', path: ['plans', 0, 'hours'], value });
    const answers = [
      other('apply_edit', set(6), first.signal),
      other('apply_edit', set(7), second.signal),
      other('apply_edit', edits({ op: 'set', path: ['plans', 1, 'hours'], value: 11 })),
    ];
    second.abort();
    await sleep(10);
    first.abort();
    const [one, two, three] = await Promise.all(answers);
    for (const answer of [one, two])
      expect(answer).toEqual({ text: 'The call was cancelled. Nothing was written.', isError: true });
    expect(three?.text).toMatch(/^Written as edit 00000001\./);
    expect(read()).toBe(before.replace(/(?<=^ +hours: )10\b/m, '11'));
  });
});

describe('each answer says what stands after it', () => {
  it('at the place of the edit, with the numbers of the items', async () => {
    const { text } = await apply({ op: 'remove', path: [...INCLUDES, 0] });
    const lines = includes().map((item, index) => `  ${index}: ${JSON.stringify(item)}`);
    expect(text.endsWith(`\nNow stands there:\n${PRICING}  ["plans",0,"includes"]\n${lines.join('\n')}`)).toBe(true);
    const set = await apply({ op: 'set', path: ['plans', 0, 'hours'], value: 6 });
    expect(set.text).toContain(`\nNow stands there:\n${PRICING}  ["plans",0,"hours"]\n  6`);
    const { text: undone } = await run('undo_edit', {});
    expect(undone).toContain(`\nNow stands there:\n${PRICING}  ["plans",0,"hours"]\n  5`);
  });

  it('also of an edit that is refused', async () => {
    const before = read();
    const beyond = await apply({ op: 'set', path: [...INCLUDES, 99, 'en'], value: 'x' });
    expect(beyond.isError).toBe(true);
    expect(beyond.text).toContain('\nNothing was written.\nNow stands there:\n');
    expect(beyond.text).toContain(`  0: ${JSON.stringify(includes()[0])}`);
    const wrong = await apply({ op: 'set', path: ['plans', 0, 'hours'], value: 'six' });
    expect(wrong.text).toContain(`Now stands there:\n${PRICING}  ["plans",0,"hours"]\n  5`);
    expect(read()).toBe(before);
  });
});

describe('what somebody else changes in the meantime', () => {
  it('stops an edit that counts by the file as it was shown, once', async () => {
    await run('read_content', { file: PRICING });
    edit('    includes:\n', '    includes:\n      - { en: Of the owner, da: Fra ejeren }\n');
    const mine = read();
    const operation: EditOperation = { op: 'set', path: [...INCLUDES, 0, 'en'], value: 'Overwritten' };
    const refused = await apply(operation);
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain(`somebody else changed ${PRICING}`);
    expect(refused.text).toContain('+      - { en: Of the owner, da: Fra ejeren }');
    expect(refused.text).toContain('Nothing was written.');
    expect(read()).toBe(mine);
    expect(await apply({ ...operation, path: [...INCLUDES, 1, 'en'] })).not.toHaveProperty('isError');
    expect(includes().slice(0, 2)).toMatchObject([{ en: 'Of the owner' }, { en: 'Overwritten' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a search', () => run('search_content', { text: 'Three monthly' })],
    ['the list of pages', () => run('list_pages', {})],
    [
      'a proposal',
      () =>
        run('propose_edit', {
          edits: [
            { file: 'content/pages/home.yaml', operations: [{ op: 'set', path: ['name', 'en'], value: 'Start' }] },
          ],
        }),
    ],
  ])('counts from what was shown by %s', async (_what, show) => {
    await show();
    const file = join(root, 'content/pages/home.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}# of the owner\n`);
    const request = { edits: [{ compound: 'wrap', file: 'content/pages/home.yaml', path: ['name'], by: 'region' }] };
    expect((await run('apply_edit', request)).text).toContain('+# of the owner');
  });

  it('stops nothing where nothing was shown, and nothing that the assistant wrote itself', async () => {
    const facts = 'content/facts.yaml';
    writeFileSync(join(root, facts), `${texts.get(facts)}# of the owner\n`);
    const [fact = ''] = Object.keys(parse(texts.get(facts) ?? '') as object);
    const duplicate = { edits: [{ file: facts, operations: [{ op: 'put', path: [], key: fact, value: 'x' }] }] };
    expect((await run('apply_edit', duplicate)).text).toContain('is there already');
    for (const value of [8, 9])
      expect((await apply({ op: 'set', path: ['plans', 0, 'hours'], value })).text).toMatch(/^Written/);
    await run('undo_edit', {});
    expect((await apply({ op: 'set', path: ['plans', 0, 'hours'], value: 10 })).text).toMatch(/^Written/);
  });
});

it('works with the regions and languages that the content has by now', async () => {
  const other = createToolRunner({ root, model: () => loadModel(root), renderPage: () => Promise.reject(new Error()) });
  const wrap = { edits: [{ compound: 'wrap', file: 'content/site.yaml', path: ['email'], by: 'region' }] };
  expect((await other('propose_edit', wrap)).text).not.toContain('"no": ');
  const file = join(root, 'content/regions.yaml');
  const text = readFileSync(file, 'utf8');
  const [us = ''] = /^us:\n(?: .*\n)+/m.exec(text) ?? [];
  writeFileSync(file, text + us.replace('us:', 'no:'));
  expect((await other('propose_edit', wrap)).text).toContain('\n+  "no": hello@example.com\n');
});
