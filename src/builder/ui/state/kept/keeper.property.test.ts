import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../../../tests/support/thorough.ts';
import { readRecord } from '../../../../authoring/content-edit/edit-record.ts';
import { listEdits } from '../../../../authoring/content-edit/undone-edits.ts';
import { addPerson } from '../../../people/__fixtures__/add-person.ts';
import { openTestDatabase } from '../../../people/__fixtures__/people-database.ts';
import type { Database } from '../../../people/database.ts';
import { checkSite } from '../../../../content/check-site.ts';
import { valueAt } from '../../../../data/plain.ts';
import type { CallInput } from '../../../protocol/calls.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import { builderProject, type BuilderProject } from '../../../server/__fixtures__/builder-project.ts';
import { actAs } from '../../../server/acting-person.ts';
import { sectionRecords } from '../section-list.ts';
import { Keeper } from './keeper.ts';
import { KeptSteps } from './kept-steps.ts';
import { KeptStore } from './kept-store.ts';

/** Operations of one run. */
const PER_RUN = 40;

/** Number of operations; `OPERATIONS` sets another one. A hundred take about five seconds. */
const OPERATIONS = Number(process.env['OPERATIONS'] ?? (THOROUGH ? 4000 : PER_RUN));
const RUNS = Math.ceil(OPERATIONS / PER_RUN);

/** After which time a failure isn't shortened any more, in milliseconds: each try takes seconds. */
const TIME_LIMIT_MS = 300_000 + OPERATIONS * 500;

vi.setConfig({ testTimeout: TIME_LIMIT_MS + 60_000, hookTimeout: 60_000 });

const ABOUT = 'content/pages/about-me.yaml';

/** What happens to requests of the browser until something else does. */
const CONNECTIONS = ['there', 'gone', 'gone', 'gone', 'answers are lost'] as const;

const operation = fc.record({
  kind: fc.constantFrom(
    ...(['type', 'type', 'type', 'type', 'move', 'duplicate', 'hide', 'remove', 'connection', 'reload'] as const),
    ...(['undo', 'redo', 'note', 'type of Bo', 'move of Bo', 'remove of Bo'] as const),
  ),
  connection: fc.constantFrom(...CONNECTIONS),
  place: fc.nat(20),
  other: fc.nat(20),
});
type Step = typeof operation extends fc.Arbitrary<infer S> ? S : never;

let project: BuilderProject;
let database: Database;
let runs = 0;
beforeAll(() => {
  project = builderProject({ database: () => database, tell: () => undefined });
});
beforeEach(() => {
  ({ database } = openTestDatabase());
  addPerson(database, 'Bo', 'editor');
});
afterAll(() => project.remove());

const as = <T>(name: string, run: () => T): T =>
  actAs({ id: `id-${name}`, name, role: 'editor', host: 'edit.example.com', session: name }, run);

const inputOf = (operations: Operation[]): CallInput<'edit'> => ({
  id: crypto.randomUUID(),
  request: { edits: [{ file: ABOUT, operations }] },
  label: 'Edit',
  hashes: {},
  guards: [],
});

/** Returns what a step does to sections; nothing if there is none at its place. Words are added to a title. */
function operationsOf({ kind, place, other }: Step, data: unknown, words: string): Operation[] {
  const sections = sectionRecords(data) ?? [];
  const index = place % Math.max(1, sections.length);
  const section = sections[index];
  if (!section) return [];
  const path = ['sections', index];
  const title = valueAt(section, ['title', 'en']);
  if (kind.startsWith('type'))
    return typeof title === 'string' ? [{ op: 'set', path: [...path, 'title', 'en'], value: title + words }] : [];
  if (kind.startsWith('move')) return [{ op: 'move', path: ['sections'], from: index, to: other % sections.length }];
  if (kind === 'duplicate') return sections.length < 9 ? [{ op: 'duplicate', path: ['sections'], index }] : [];
  if (kind.startsWith('remove')) return sections.length > 4 ? [{ op: 'remove', path }] : [];
  return [
    'hidden' in section ? { op: 'remove', path: [...path, 'hidden'] } : { op: 'put', path, key: 'hidden', value: true },
  ];
}

/** The words in a value that a step has added. */
const wordsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/ word\d+x/g) ?? [];

/** A browser whose connection is cut at will. */
async function openBrowser() {
  const store = await KeptStore.open(`run ${runs++}`);
  const state: { connection: (typeof CONNECTIONS)[number] } = { connection: 'there' };
  const reach = async <T>(call: () => Promise<T>): Promise<T> => {
    if (state.connection === 'gone') throw new Error('The server was not reached.');
    const answer = await as('Anna', call);
    if (state.connection === 'there') return answer;
    state.connection = 'gone';
    throw new Error('The answer was lost.');
  };
  const isLost = () => state.connection === 'gone';
  const open = async () => {
    const opened = new Keeper({
      store,
      server: {
        read: (file) =>
          state.connection === 'gone' ? Promise.reject(new Error('Gone.')) : project.calls.file({ file }),
        send: (input) => reach(() => project.calls.editAll(input)),
      },
      isLost,
      alone: (run) => run(),
      onChange: () => undefined,
      onFailure: () => undefined,
    });
    await opened.read();
    return { keeper: opened, steps: new KeptSteps(opened, isLost) };
  };
  let { keeper, steps } = await open();
  const file = async () => {
    const known = await keeper.before('file', { file: ABOUT });
    if (known) return known.answer;
    const answer = await project.calls.file({ file: ABOUT });
    keeper.note('file', { file: ABOUT }, answer);
    return answer;
  };
  return {
    state,
    file,
    keeper: () => keeper,
    reload: async () => void ({ keeper, steps } = await open()),
    /** Edits as `call` does: at the server, or in the browser if it isn't reached. */
    async edit(operations: Operation[]): Promise<boolean> {
      const input = inputOf(operations);
      const early = await steps.before('edit', input);
      if (early) return early.answer.ok;
      try {
        return (await reach(() => project.calls.edit(input))).ok;
      } catch {
        return (await keeper.instead('edit', input))?.answer.ok === true;
      }
    },
    /** Undoes or redoes what waits, if something does. Returns what the person has taken back by that. */
    async replay(name: 'undo' | 'redo'): Promise<string[]> {
      const last = keeper.waiting().at(-1);
      const done = state.connection === 'gone' && (await steps.before(name, {}))?.answer.ok === true;
      const before = new Set(wordsIn(last?.guards));
      return done && name === 'undo' ? wordsIn(last?.edits).filter((words) => !before.has(words)) : [];
    },
  };
}

/** All texts that the history has. */
const textsOfHistory = (): string =>
  listEdits(project.root)
    .flatMap(({ id }) => readRecord(project.root, id)?.changes ?? [])
    .map(({ before, after }) => `${before}\n${after}`)
    .join('\n');

it(`loses no word and no note in ${RUNS * PER_RUN} operations with cuts, lost answers and reloads, and makes none twice`, async () => {
  const run = async (steps: readonly Step[]) => {
    for (const table of ['note', 'noted_file']) database.run(`DELETE FROM ${table}`);
    await project.restore();
    const browser = await openBrowser();
    await browser.file();
    const typed: string[] = [];
    const noted: string[] = [];
    const takenBack: string[] = [];
    for (const [number, step] of steps.entries()) {
      const words = ` word${number}x`;
      if (step.kind === 'connection') browser.state.connection = step.connection;
      else if (step.kind === 'reload') await browser.reload();
      else if (step.kind === 'undo' || step.kind === 'redo') takenBack.push(...(await browser.replay(step.kind)));
      else if (step.kind === 'note') {
        const sections = sectionRecords((await project.calls.file({ file: ABOUT })).data) ?? [];
        const path = ['sections', step.place % sections.length];
        await as('Bo', () => project.calls.addNote({ file: ABOUT, path, text: words }));
        noted.push(words.trim());
      } else if (step.kind.endsWith('of Bo')) {
        const operations = operationsOf(step, (await project.calls.file({ file: ABOUT })).data, words);
        const made = operations.length > 0 && (await as('Bo', () => project.calls.edit(inputOf(operations)))).ok;
        if (made && step.kind === 'type of Bo') typed.push(words);
      } else {
        const operations = operationsOf(step, (await browser.file()).data, words);
        const isTaken = operations.length > 0 && (await browser.edit(operations));
        if (isTaken && step.kind === 'type') typed.push(words);
      }
    }
    browser.state.connection = 'there';
    expect(await browser.keeper().send()).toBe(true);
    expect(browser.keeper().waiting()).toEqual([]);
    const kept = JSON.stringify(browser.keeper().all());
    const texts = [project.read(ABOUT), textsOfHistory(), kept].join('\n');
    expect(typed.filter((words) => !texts.includes(words) && !takenBack.includes(words))).toEqual([]);
    const notes = JSON.stringify(await as('Bo', () => project.calls.notes({})));
    expect(noted.filter((words) => !notes.includes(words))).toEqual([]);
    const requests = listEdits(project.root).flatMap((one) => one.requests ?? []);
    expect(requests.length).toBe(new Set(requests).size);
    expect((await checkSite(project.root)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  };
  const steps = fc.array(operation, { minLength: PER_RUN, maxLength: PER_RUN });
  await fc.assert(fc.asyncProperty(steps, run), {
    numRuns: RUNS,
    interruptAfterTimeLimit: TIME_LIMIT_MS,
    markInterruptAsFailure: true,
    ...(!THOROUGH && { seed: 2026 }),
  });
});
