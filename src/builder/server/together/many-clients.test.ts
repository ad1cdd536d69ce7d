import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../../tests/support/thorough.ts';
import { hashFiles } from '../../../../tools/project-fixture.ts';
import { readRecord } from '../../../authoring/content-edit/edit-record.ts';
import { listEdits } from '../../../authoring/content-edit/undone-edits.ts';
import { checkSite } from '../../../content/check-site.ts';
import { isEqual } from '../../../data/plain.ts';
import type { Path } from '../../../data/path.ts';
import { dataOfText } from '../../../authoring/edit/yaml-source.ts';
import type { CallOutcome, Json } from '../../protocol/answers.ts';
import { builderProject, editOf, set, type BuilderProject, type Calls } from '../__fixtures__/builder-project.ts';
import { openOnlineRepository, type OnlineRepository } from '../__fixtures__/online-repository.ts';
import { actAs } from '../acting-person.ts';
import { jsonAt } from '../plain-value.ts';

/** Number of operations; `OPERATIONS` sets another one. A hundred take about six seconds: each write checks the whole site. */
const OPERATIONS = Number(process.env['OPERATIONS'] ?? (THOROUGH ? 10_000 : 200));

/** Which operations they are; `SEED` repeats a run. */
const SEED = Number(process.env['SEED'] ?? (THOROUGH ? Date.now() % 1_000_000 : 2026));

// On a busy machine, an operation takes a second.
vi.setConfig({ testTimeout: 300_000 + OPERATIONS * 2000, hookTimeout: 60_000 });

/** Operations of one run. The history keeps 1,000 steps, and undoing them must not take longer than making them. */
const PER_RUN = 250;

const FILES = ['content/pages/thank-you.yaml', 'content/pages/about-me.yaml', 'content/pricing.yaml'] as const;

const NAMES = ['Anna', 'Bo', 'Cem', 'Dagny', 'Eve'];

/** What happens to a request: it's answered, lost, answered in vain, delivered twice, or only after the next operations. */
const FATES = ['answered', 'answered', 'answered', 'lost', 'answer lost', 'twice', 'late'] as const;
type Fate = (typeof FATES)[number];

/** What a person does at a client, or another program on the disk. */
const operation = fc.record({
  client: fc.nat(NAMES.length - 1),
  kind: fc.constantFrom(
    ...(['type', 'type', 'type', 'type', 'type', 'read', 'undo', 'redo', 'undo another', 'keep mine'] as const),
    ...(['comment', 'hand edit', 'pull', 'restart', 'clock'] as const),
  ),
  fate: fc.constantFrom(...FATES),
  file: fc.constantFrom(...FILES),
  place: fc.nat(1000),
});
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

/** Furthest jump of the clock, in seconds. Between two operations, it goes on by one. */
const JUMP_S = 24 * 60 * 60;

let project: BuilderProject;
let copy: OnlineRepository;
/** The calls of the server that runs now. */
let calls: Calls;
beforeAll(() => {
  project = builderProject();
  copy = openOnlineRepository(project);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  project.remove();
  copy.remove();
});

/** The texts of a file with several words, each with its path. */
function textsIn(value: Json, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return value.includes(' ') ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A text that a person has typed, as long as it isn't known to be saved. */
interface Draft {
  file: string;
  path: Path;
  value: string;
  seen: string;
  /** Values that were sent without an answer yet. */
  sent: string[];
  isSending: boolean;
  /** Somebody else's version, which is shown beside it. */
  theirs?: string;
}

/** A request that is still on its way. Delivers it, unless it's lost because the server ended before. */
type Late = (isLost: boolean) => Promise<void>;

/** A person's browser: what it knows of files, and what was typed in it. Sends edits with guards, as the builder does. */
class Client {
  readonly #files = new Map<string, { hash: string; data: Json }>();
  readonly drafts = new Map<string, Draft>();
  /** Texts that the server has written. */
  readonly accepted: string[] = [];
  readonly #name: string;
  readonly #late: Late[];

  constructor(name: string, late: Late[]) {
    this.#name = name;
    this.#late = late;
  }

  /** Makes calls as the person. */
  act<T>(run: () => T): T {
    const id = this.#name;
    return actAs({ id, name: id, role: 'editor', host: 'edit.example.com', session: id }, run);
  }

  async read(file: string): Promise<{ hash: string; data: Json }> {
    const { hash, data } = await calls.file({ file });
    this.#files.set(file, { hash, data });
    return { hash, data };
  }

  /** Types words at the end of a text, as far as the client knows it. */
  async type({ file, place, fate }: Operation, words: string): Promise<void> {
    const { data } = this.#files.get(file) ?? (await this.read(file));
    const texts = textsIn(data);
    const [path, text] = texts[place % texts.length] ?? [[], ''];
    const key = `${file}#${path.join('.')}`;
    const draft = this.drafts.get(key) ?? { file, path, value: text, seen: text, sent: [], isSending: false };
    draft.value += words;
    this.drafts.set(key, draft);
    if (draft.theirs === undefined) await this.send(key, fate);
  }

  /** Sends a text, unless it's under way. */
  async send(key: string, fate: Fate): Promise<void> {
    const draft = this.drafts.get(key);
    if (!draft || draft.isSending || fate === 'lost') return;
    const { file, path, value, seen } = draft;
    const { hash } = this.#files.get(file) ?? (await this.read(file));
    const guards = [{ file, path: [...path], value: seen as never }];
    const edit = editOf(file, [set(path, value)], { hashes: { [file]: hash }, guards, mergeKey: key });
    const call = async () => {
      const found = jsonAt(dataOfText(project.read(file)), path);
      const outcome = await this.act(() => calls.edit(edit));
      // Nobody's text is replaced that its author didn't see.
      if (outcome.ok) {
        expect(found).toBe(seen);
        this.accepted.push(value);
      }
      return outcome;
    };
    const take = (outcome: CallOutcome) => this.#take(key, value, outcome);
    draft.isSending = true;
    if (fate === 'late')
      return void this.#late.push(async (isLost) => {
        if (isLost) draft.isSending = false;
        else await take(await call());
      });
    draft.sent.push(value);
    const first = await call();
    if (fate === 'answer lost') return void (draft.isSending = false);
    if (fate === 'twice') await take(await call());
    await take(first);
  }

  /** Takes an answer, as the builder's drafts do. */
  async #take(key: string, written: string, { ok, conflict }: CallOutcome): Promise<void> {
    const draft = this.drafts.get(key);
    if (!draft) return;
    const earlier = draft.sent.slice(0, -1);
    draft.isSending = false;
    const theirs = conflict?.theirs ?? null;
    if (ok || isEqual(theirs, written)) {
      Object.assign(draft, { seen: written, sent: [] });
      await this.read(draft.file);
      if (draft.value === written) this.drafts.delete(key);
      else await this.send(key, 'answered');
    } else if (conflict && earlier.some((sent) => isEqual(sent, theirs))) {
      Object.assign(draft, { seen: theirs, sent: [] });
      await this.send(key, 'answered');
    } else if (typeof theirs === 'string') draft.theirs = theirs;
  }

  /** Overwrites somebody else's version with one's own. */
  async keepMine(place: number): Promise<void> {
    const inConflict = [...this.drafts].filter(([, { theirs }]) => theirs !== undefined);
    const [key, draft] = inConflict[place % inConflict.length] ?? [];
    if (key === undefined || draft?.theirs === undefined) return;
    draft.seen = draft.theirs;
    delete draft.theirs;
    await this.send(key, 'answered');
  }
}

/** Writes words into a text of a YAML file like another program: a short one, since a title may have 60 characters. */
function writtenByHand(text: string, place: number, words: string): string {
  const lines = text.split('\n');
  const plain = lines.flatMap((line, index) =>
    /^ +(?:en|da): (?=.{3,45}$)\w[^:#"'|>]*\w \w+$/.test(line) ? [index] : [],
  );
  const index = plain[place % plain.length];
  return lines.map((line, at) => (at === index ? line + words : line)).join('\n');
}

/** Takes over what somebody else has sent online; one of both versions where both changed a value. */
async function pull(client: Client, { place }: Operation): Promise<void> {
  const side = place % 2 === 0 ? 'ours' : 'theirs';
  const ask = (choices: Record<string, 'ours' | 'theirs'>) => client.act(() => calls.pull({ choices }));
  let outcome = await ask({});
  if (outcome.state === 'conflicts')
    outcome = await ask(Object.fromEntries(outcome.conflicts.map(({ id }) => [id, side])));
  // What was typed meanwhile may not fit to it: then nothing is taken over, and the person is told.
  expect(['done', 'refused']).toContain(outcome.state);
}

const COMMENT = '# by hand\n';

/** Makes operations, and brings the connection back. Returns the clients, and what was typed by whom. */
async function work(operations: readonly Operation[]) {
  const late: Late[] = [];
  const clients = NAMES.map((name) => new Client(name, late));
  const typed: { words: string; client: Client | undefined }[] = [];
  const byHand = new Set<string>();
  for (const [number, one] of operations.entries()) {
    const client = clients[one.client] as Client; // there are as many as names
    const words = ` word${number}x`;
    vi.setSystemTime(Date.now() + 1000);
    if (one.kind === 'type') {
      typed.push({ words, client });
      await client.type(one, words);
    } else if (one.kind === 'read') await client.read(one.file);
    else if (one.kind === 'undo' || one.kind === 'redo') await client.act(() => calls[one.kind as 'undo']({}));
    else if (one.kind === 'undo another') {
      const steps = (await client.act(() => calls.history({}))).filter(({ undone }) => !undone);
      const id = steps[one.place % Math.max(1, steps.length)]?.id;
      if (id !== undefined) await client.act(() => calls.undo({ id }));
    } else if (one.kind === 'keep mine') await client.keepMine(one.place);
    else if (one.kind === 'comment') appendFileSync(join(project.root, one.file), COMMENT);
    else if (one.kind === 'clock') vi.setSystemTime(Date.now() + (one.place / 500 - 1) * JUMP_S * 1000);
    else if (one.kind === 'restart') {
      for (const deliver of late.splice(0)) await deliver(true);
      calls = project.again();
    } else if (one.kind === 'pull') {
      copy.change({ [one.file]: (text) => writtenByHand(text, one.place, words) });
      await pull(client, one);
    } else {
      byHand.add(one.file);
      typed.push({ words, client: undefined });
      writeFileSync(join(project.root, one.file), writtenByHand(project.read(one.file), one.place, words));
    }
    if (number % 3 === 0) await late.shift()?.(false);
  }
  for (const deliver of late) await deliver(false);
  for (const client of clients)
    for (const [key, { theirs }] of client.drafts) if (theirs === undefined) await client.send(key, 'answered');
  return { clients, typed, byHand };
}

/** All texts that the history has. */
const textsOfHistory = (): string =>
  listEdits(project.root)
    .flatMap(({ id }) => readRecord(project.root, id)?.changes ?? [])
    .map(({ before, after }) => `${before}\n${after}`)
    .join('\n');

it(`loses no word of five people in ${OPERATIONS} operations, and undoing them restores every byte`, async () => {
  const run = async (operations: readonly Operation[]) => {
    await copy.restore();
    calls = project.again();
    const before = hashFiles(join(project.root, 'content'));
    const { clients, typed, byHand } = await work(operations);
    const history = textsOfHistory();
    const isKept = (words: string) => [...FILES.map(project.read), history].some((text) => text.includes(words));
    const lastWords = clients.flatMap(({ accepted }) => accepted.map((text) => text.slice(text.lastIndexOf(' '))));
    expect(lastWords.length).toBeGreaterThan(operations.length / 8);
    expect(lastWords.filter((words) => !history.includes(words))).toEqual([]);
    const isLost = ({ words, client }: (typeof typed)[number]) =>
      !isKept(words) && ![...(client?.drafts.values() ?? [])].some(({ value }) => value.includes(words));
    expect(typed.filter(isLost).map(({ words }) => words)).toEqual([]);
    expect((await checkSite(project.root)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const file of FILES) writeFileSync(join(project.root, file), project.read(file).replaceAll(COMMENT, ''));
    for (const { id, undone } of await calls.history({})) if (!undone) await calls.undo({ id });
    const after = hashFiles(join(project.root, 'content'));
    // What was written by hand stays.
    for (const file of byHand) after[file.slice('content/'.length)] = before[file.slice('content/'.length)] ?? '';
    expect(after).toEqual(before);
  };
  const operations = fc.array(operation, {
    minLength: Math.min(PER_RUN, OPERATIONS),
    maxLength: Math.min(PER_RUN, OPERATIONS),
  });
  const isWithoutHands = ({ kind }: Operation) => kind !== 'hand edit';
  const made = fc
    .tuple(operations, fc.boolean())
    .map(([all, hasHands]) => (hasHands ? all : all.filter(isWithoutHands)));
  await fc.assert(fc.asyncProperty(made, run), { numRuns: Math.ceil(OPERATIONS / PER_RUN), seed: SEED });
});
