import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { EditOperation } from '../../authoring/edit/edit-operation.ts';
import type { Path } from '../../data/path.ts';
import { actAs } from './acting-person.ts';
import { builderProject, editOf, set, type BuilderProject } from './__fixtures__/builder-project.ts';

const ABOUT = 'content/pages/about-me.yaml';

const NAME: Path = ['name', 'en'];

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());
afterEach(() => project.restore());

const as = (name: string) => ({ id: name, name, role: 'editor', host: 'edit.example.com', session: name }) as const;

async function makeAs(name: string, operation: EditOperation): Promise<void> {
  const outcome = await actAs(as(name), () => project.calls.edit(editOf(ABOUT, [operation])));
  expect(outcome.problems).toEqual([]);
}

/** Returns whom Anna is told of when she sets a text that has changed since she saw it. */
async function toldAuthor(path: Path, seen: string): Promise<string | undefined> {
  const guards = [{ file: ABOUT, path: [...path], value: seen as never }];
  const outcome = await actAs(as('Anna'), () => project.calls.edit(editOf(ABOUT, [set(path, 'Mine')], { guards })));
  expect(outcome.conflict).toBeDefined();
  return outcome.conflict?.author;
}

it('names who has changed the value, although others have changed other values since', async () => {
  await makeAs('Bo', set(NAME, 'Of Bo'));
  await makeAs('Cem', set(['name', 'da'], 'Af Cem'));
  await makeAs('Anna', set(['sections', 0, 'lead', 'en'], 'Of Anna'));
  expect(await toldAuthor(NAME, 'About me')).toBe('Bo');
});

it('names who has moved what holds the value', async () => {
  await makeAs('Bo', set(['sections', 0, 'lead', 'da'], 'Af Bo'));
  await makeAs('Cem', { op: 'move', path: ['sections'], from: 0, to: 1 });
  await makeAs('Bo', set(NAME, 'Of Bo'));
  expect(await toldAuthor(['sections', 0, 'lead', 'en'], 'Seen before')).toBe('Cem');
});

it('names who has removed an item before the value', async () => {
  await makeAs('Bo', set(['sections', 1, 'entries', 2, 'text', 'en'], 'Of Bo'));
  await makeAs('Cem', { op: 'remove', path: ['sections', 1, 'entries', 0] });
  expect(await toldAuthor(['sections', 1, 'entries', 2, 'text', 'en'], 'Of Bo')).toBe('Cem');
});

it('names nobody if the author has changed it, in another tab', async () => {
  await makeAs('Bo', set(NAME, 'Of Bo'));
  await makeAs('Anna', set(NAME, 'Of Anna'));
  expect(await toldAuthor(NAME, 'About me')).toBeUndefined();
});
