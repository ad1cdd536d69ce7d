import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { builderProject, edit, set, type BuilderProject } from '../__fixtures__/builder-project.ts';
import { actAs } from '../acting-person.ts';

vi.setConfig({ testTimeout: 60_000 });

const THANKS = 'content/pages/thank-you.yaml';
const LABEL = ['sections', 0, 'onward', 'label'];

let project: BuilderProject;
beforeAll(() => {
  project = builderProject();
});
beforeEach(() => project.restore());
afterAll(() => project.remove());

/** Acts for somebody who has signed in. */
const as = <T>(name: string, run: () => T): T =>
  actAs({ id: name.toLowerCase(), name, role: 'editor', host: 'edit.example.com', session: name }, run);

const write = (name: string, language: string, value: string, mergeKey?: string) =>
  as(name, () =>
    edit(project.calls, THANKS, [set([...LABEL, language], value)], mergeKey === undefined ? {} : { mergeKey }),
  );
const undo = (name: string, id?: string) => as(name, () => project.calls.undo(id === undefined ? {} : { id }));
const redo = (name: string) => as(name, () => project.calls.redo({}));
const history = (name: string) => as(name, () => project.calls.history({}));

it("takes back one's own latest step, and leaves the later ones of others", async () => {
  await write('Anna', 'en', 'By Anna');
  await write('Bo', 'da', 'Af Bo');
  expect(await undo('Anna')).toMatchObject({ ok: true });
  expect(project.read(THANKS)).not.toContain('By Anna');
  expect(project.read(THANKS)).toContain('Af Bo');
  expect(await undo('Anna')).toMatchObject({ ok: false, problems: [{ message: 'There is nothing to undo.' }] });
});

it('redoes what the person has undone, also after others went on', async () => {
  await write('Anna', 'en', 'By Anna');
  await undo('Anna');
  await write('Bo', 'da', 'Af Bo');
  expect(await redo('Bo')).toMatchObject({ ok: false });
  expect(await redo('Anna')).toMatchObject({ ok: true });
  expect(project.read(THANKS)).toContain('By Anna');
});

it('redoes nothing once the person has made another step', async () => {
  await write('Anna', 'en', 'By Anna');
  await undo('Anna');
  await write('Anna', 'da', 'Af Anna');
  expect(await redo('Anna')).toMatchObject({ ok: false });
});

it('says whose a step is, and who has undone it; the one who has undone it takes that back', async () => {
  const { id } = await write('Anna', 'en', 'By Anna');
  expect(await history('Bo')).toMatchObject([{ id, author: 'Anna', isOthers: true }]);
  expect((await history('Anna'))[0]).not.toHaveProperty('author');
  expect((await history('Anna'))[0]).not.toHaveProperty('isOthers');
  expect(await undo('Bo', id)).toMatchObject({ ok: true, id });
  expect(await history('Anna')).toMatchObject([{ id, undone: true, undoneBy: 'Bo' }]);
  expect(await redo('Anna')).toMatchObject({ ok: false });
  expect(await redo('Bo')).toMatchObject({ ok: true, id });
});

it("doesn't merge what two people type in the same field", async () => {
  await write('Anna', 'en', 'By Anna', 'label');
  await write('Bo', 'en', 'By Anna and Bo', 'label');
  expect(await history('Anna')).toHaveLength(2);
  await undo('Bo');
  expect(project.read(THANKS)).toContain('By Anna\n');
});

it('takes back the latest step of all where nobody signs in', async () => {
  await write('Anna', 'en', 'By Anna');
  expect(await project.calls.undo({})).toMatchObject({ ok: true });
  expect(await project.calls.redo({})).toMatchObject({ ok: true });
});
