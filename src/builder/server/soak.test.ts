import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../tests/support/thorough.ts';
import { checkSite } from '../../content/check-site.ts';
import { hashFiles } from '../../../tools/project-fixture.ts';
import type { EditOperation } from '../../authoring/edit/edit-operation.ts';
import { builderProject, edit, type BuilderProject } from './__fixtures__/builder-project.ts';
import type { Json } from '../protocol/answers.ts';
import type { Path } from '../../data/path.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** Number of random actions. */
const ACTIONS = THOROUGH ? 1000 : 60;

/** A thorough run is another one each time; its name holds the seed. */
const SEED = THOROUGH ? Date.now() : 2026;

let project: BuilderProject;
beforeAll(async () => {
  project = builderProject();
  await project.calls.site({});
});
afterAll(() => project.remove());

/** A source of random numbers, repeatable by its seed. */
function randomPicks(seed: number) {
  const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: ACTIONS * 8, maxLength: ACTIONS * 8 }), {
    numRuns: 1,
    seed,
  });
  let next = 0;
  return <T>(list: readonly T[]): T => {
    const number = numbers[next++ % numbers.length] ?? 0;
    return list[number % list.length] as T; // no list is empty
  };
}
type Pick = ReturnType<typeof randomPicks>;

/** Every text of a file. */
const textsIn = (value: Json, path: Path = []): [Path, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Every list of a file with at least two items. */
const listsIn = (value: Json, path: Path = []): [Path, number][] => {
  if (typeof value !== 'object' || value === null) return [];
  const own: [Path, number][] = Array.isArray(value) && value.length > 1 ? [[path, value.length]] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
};

const WORDS = ['Better', ' and “more”', '\n\nNext: a # paragraph', ' – 24 %', ': - yes', "'s"];

/** Makes up an operation as the outline and the form send them. */
function randomOperation(pick: Pick, data: Json): EditOperation {
  const [path, text] = pick(textsIn(data));
  const [list, length] = pick([...listsIn(data), [['sections'], 1] as [Path, number]]);
  const index = pick([...Array(length).keys()]);
  return pick<EditOperation>([
    { op: 'set', path, value: text + pick(WORDS) },
    { op: 'set', path, value: text.split(' ').slice(1).join(' ') || pick(WORDS) },
    { op: 'move', path: list, from: index, to: pick([...Array(length).keys()]) },
    { op: 'duplicate', path: list, index },
    { op: 'remove', path: [...list, index] },
    { op: 'remove', path },
    { op: 'put', path: ['sections', 0], key: 'hidden', value: true },
    { op: 'put', path: ['sections', 0], key: 'id', value: 'first' },
  ]);
}

it(`${ACTIONS} random actions leave no error, and undoing them restores every byte (seed ${SEED})`, async () => {
  const { calls, root } = project;
  const pick = randomPicks(SEED);
  const before = hashFiles(join(root, 'content'));
  const { files } = await calls.site({});
  const made = { ok: 0, refused: 0 };
  for (let action = 0; action < ACTIONS; action += 1) {
    const kind = pick(['edit', 'edit', 'edit', 'edit', 'type', 'undo', 'redo'] as const);
    if (kind === 'undo' || kind === 'redo') {
      await calls[kind]({});
      continue;
    }
    const { file } = pick(files);
    const { data } = await calls.file({ file });
    const operation = randomOperation(pick, data);
    const { ok } = await edit(
      calls,
      file,
      [operation],
      kind === 'type' ? { mergeKey: JSON.stringify(operation.path) } : {},
    );
    made[ok ? 'ok' : 'refused'] += 1;
  }
  expect(made.ok).toBeGreaterThan(ACTIONS / 5);
  expect((await checkSite(root)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const steps = (await calls.history({})).filter(({ undone }) => !undone);
  for (const { id } of steps) expect(await calls.undo({})).toMatchObject({ ok: true, id });
  expect(hashFiles(join(root, 'content'))).toEqual(before);
});
