import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readRecord } from '../../authoring/content-edit/edit-record.ts';
import { listEdits } from '../../authoring/content-edit/undone-edits.ts';
import { checkSite } from '../../content/check-site.ts';
import type { Path } from '../../data/path.ts';
import { valueAt } from '../../data/plain.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { editOf, set } from '../server/__fixtures__/builder-project.ts';
import { draftsProject, type DraftsProject } from './drafts/__fixtures__/drafts-project.ts';

/** Operations of one run. */
const PER_RUN = 30;

/** Number of operations; `OPERATIONS` sets another one. Each opens a draft, merges two, or starts the builder again. */
const OPERATIONS = Number(process.env['OPERATIONS'] ?? 90);

/** After which time a failure isn't shortened any more, in milliseconds. On a busy machine, an operation takes ten seconds. */
const TIME_LIMIT_MS = 300_000 + OPERATIONS * 20_000;

vi.setConfig({ testTimeout: TIME_LIMIT_MS + 60_000, hookTimeout: 60_000 });

const FILES = ['content/pages/about-me.yaml', 'content/pages/thank-you.yaml'] as const;

/** Texts of both files that can be as long as anybody likes. */
type Place = readonly [(typeof FILES)[number], Path];
const PLACES: readonly [Place, ...Place[]] = [
  [FILES[0], ['name', 'en']],
  [FILES[0], ['sections', 1, 'title', 'en']],
  [FILES[0], ['sections', 3, 'title', 'en']],
  [FILES[1], ['name', 'en']],
];

const operation = fc.record({
  kind: fc.constantFrom(
    ...(['main', 'main', 'main', 'draft', 'draft', 'draft', 'draft', 'undo', 'undo in draft'] as const),
    ...(['apply', 'apply', 'discard and resume', 'restart', 'lose the worktree'] as const),
  ),
  place: fc.nat(PLACES.length - 1),
  choice: fc.constantFrom('ours' as const, 'theirs' as const),
});
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

let project: DraftsProject;
beforeAll(() => void (project = draftsProject()));
afterAll(() => project.remove());

/** Adds words to a text. Returns whether they were accepted. */
async function type({ file: open, edit }: BuilderHandlers, { place }: Operation, words: string): Promise<boolean> {
  const [file, path] = PLACES[place] ?? PLACES[0];
  const { hash, data } = await open({ file });
  const text = valueAt(data, path);
  expect(text).toBeTypeOf('string');
  const outcome = await edit(editOf(file, [set(path, `${text as string}${words}`)], { hashes: { [file]: hash } }));
  return outcome.ok;
}

/** The folders of drafts, also of those that have ended. */
const draftFolders = (): string[] => {
  const folder = join(project.root, '.builder/drafts');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

/** All texts of the history in a folder, or those of the steps that are undone. */
const textsOfHistory = (root: string, which: 'all' | 'undone' = 'all'): string =>
  listEdits(root)
    .filter(({ undone }) => undone || which === 'all')
    .flatMap(({ id }) => readRecord(root, id)?.changes ?? [])
    .map(({ before, after }) => `${before}\n${after}`)
    .join('\n');

/** The texts of the files in all commits, also in those of drafts. */
const textsOfCommits = (): string =>
  project
    .git('rev-list', '--all', '--', ...FILES)
    .split('\n')
    .flatMap((commit) => FILES.map((file) => project.git('show', `${commit}:${file}`)))
    .join('\n');

/** Applies a draft, and answers each question in the same way. Returns whether it's done. */
async function apply(id: string, choice: Operation['choice']): Promise<boolean> {
  const { conflicts } = await project.main.draftChanges({ id });
  const choices = Object.fromEntries(conflicts.map((one) => [one.id, choice]));
  const outcome = await project.main.applyDraft({ id, choices });
  expect(['done', 'refused']).toContain(outcome.state);
  return outcome.state === 'done';
}

/** Makes operations. Returns what was typed, and the texts that only the history of a lost folder had. */
async function work(operations: readonly Operation[]): Promise<{ typed: string[]; undone: string[] }> {
  const typed: string[] = [];
  const undone: string[] = [];
  let { id } = await project.main.createDraft({ name: 'Draft 0' });
  for (const [number, one] of operations.entries()) {
    const words = ` word${number}x`;
    const isOfDraft = one.kind === 'draft' || one.kind === 'undo in draft';
    const calls = isOfDraft ? (await project.open(id)).calls : project.main;
    if (one.kind === 'main' || one.kind === 'draft') {
      if (await type(calls, one, words)) typed.push(words);
    } else if (one.kind === 'undo' || one.kind === 'undo in draft') await calls.undo({});
    else if (one.kind === 'apply') {
      if (await apply(id, one.choice)) ({ id } = await project.main.createDraft({ name: `Draft ${number}` }));
    } else if (one.kind === 'discard and resume') {
      await project.main.discardDraft({ id });
      await project.main.resumeDraft({ id });
    } else
      await project.restart(() => {
        if (one.kind !== 'lose the worktree') return;
        // What was undone in a draft is in its history, which goes with its folder. Everything else is in its ref.
        undone.push(...draftFolders().map((folder) => textsOfHistory(folder, 'undone')));
        rmSync(join(project.root, '.builder/drafts'), { recursive: true, force: true });
      });
  }
  return { typed, undone };
}

it(`loses no word of a main draft and drafts beside it in ${OPERATIONS} operations`, async () => {
  const run = async (operations: readonly Operation[]) => {
    await project.restore();
    const { typed, undone } = await work(operations);
    await project.drafts.close();
    const own = FILES.map((file) => readFileSync(join(project.root, file), 'utf8'));
    const histories = [project.root, ...draftFolders()].map((root) => textsOfHistory(root));
    const texts = [...own, ...histories, ...undone, textsOfCommits()].join('\n');
    expect(typed.length).toBeGreaterThan(0);
    expect(typed.filter((words) => !texts.includes(words))).toEqual([]);
    expect((await checkSite(project.root)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  };
  const operations = fc.array(operation, { minLength: PER_RUN, maxLength: PER_RUN });
  await fc.assert(fc.asyncProperty(operations, run), {
    numRuns: Math.ceil(OPERATIONS / PER_RUN),
    interruptAfterTimeLimit: TIME_LIMIT_MS,
    markInterruptAsFailure: true,
  });
});
