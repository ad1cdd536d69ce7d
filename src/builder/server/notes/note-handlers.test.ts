import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../people/database.ts';
import { addPerson } from '../../people/__fixtures__/add-person.ts';
import { openTestDatabase } from '../../people/__fixtures__/people-database.ts';
import type { Role } from '../../protocol/roles.ts';
import { builderProject, edit, type BuilderProject, type Calls } from '../__fixtures__/builder-project.ts';
import { actAs } from '../acting-person.ts';

const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about-me.yaml';

let project: BuilderProject;
let calls: Calls;
let database: Database;
let told: number;

// Reading all content takes seconds.
beforeAll(() => {
  project = builderProject({ database: () => database, tell: () => void (told += 1) });
  ({ calls } = project);
});
beforeEach(() => {
  database = openTestDatabase().database;
  told = 0;
});
afterEach(() => project.restore());
afterAll(() => project.remove());

/** Returns what makes calls for a person. */
function as(name: string, role: Role) {
  const person = addPerson(database, name, role);
  return <T>(run: () => T) => actAs({ ...person, host: 'localhost', session: name }, run);
}

const listed = async () => (await calls.notes({})).notes;

it('lists a note where its section stands, through moves, removal and undoing', async () => {
  await calls.addNote({ file: HOME, path: ['sections', 1, 'title'], text: 'Shorter?' });
  expect(told).toBe(1);
  expect(await listed()).toMatchObject([{ file: HOME, place: expect.stringMatching(/: title$/) as string }]);
  await edit(calls, HOME, [{ op: 'move', path: ['sections'], from: 1, to: 3 }]);
  const { hash } = await calls.file({ file: HOME });
  expect(await listed()).toMatchObject([{ file: HOME, hash, path: ['sections', 3, 'title'] }]);
  expect(told).toBe(2);
  await edit(calls, HOME, [{ op: 'remove', path: ['sections', 3] }]);
  expect(await listed()).toMatchObject([
    { file: HOME, path: ['sections'], removed: 'section', place: expect.stringMatching(/: title$/) as string },
  ]);
  await calls.undo({});
  expect(await listed()).toMatchObject([{ file: HOME, path: ['sections', 3, 'title'] }]);
});

it('lists a note on the page to which its section moves, and under the new name of that page', async () => {
  await calls.addNote({ file: HOME, path: ['sections', 1, 'title'], text: 'Shorter?' });
  const moved = await calls.edit({
    request: { edits: [{ compound: 'move-section', from: { file: HOME, index: 1 }, to: { file: ABOUT, index: 0 } }] },
    label: 'Move',
    hashes: {},
    guards: [],
  });
  expect(moved.ok).toBe(true);
  expect(await listed()).toMatchObject([{ file: ABOUT, path: ['sections', 0, 'title'] }]);
  const renamed = await calls.edit({
    request: { edits: [{ compound: 'rename-page', from: 'about-me', to: 'who-we-are' }] },
    label: 'Rename',
    hashes: {},
    guards: [],
  });
  expect(renamed.ok).toBe(true);
  expect(await listed()).toMatchObject([{ file: 'content/pages/who-we-are.yaml', path: ['sections', 0, 'title'] }]);
});

it('puts a note where its author saw the section, although it stands elsewhere by now', async () => {
  const { hash } = await calls.file({ file: HOME });
  await edit(calls, HOME, [{ op: 'move', path: ['sections'], from: 0, to: 2 }]);
  await calls.addNote({ file: HOME, path: ['sections', 0], hash, text: 'Good' });
  expect(await listed()).toMatchObject([{ path: ['sections', 2] }]);
});

it('refuses a note about a file that is no content, and an answer to a note that is gone', async () => {
  for (const file of ['package.json', '../other.yaml', 'content/pages/missing.yaml'])
    await expect(calls.addNote({ file, path: [], text: 'Hello' })).rejects.toThrow('your words are kept');
  await expect(calls.answerNote({ note: 7, text: 'Hello' })).rejects.toThrow('doesn’t exist');
});

it('lets everybody write and answer, and settle what they have written; editors settle everything', async () => {
  const [anna, bo, eva] = [as('Anna', 'contributor'), as('Bo', 'contributor'), as('Eva', 'editor')];
  await anna(() => calls.addNote({ file: HOME, path: [], text: 'For @bo' }));
  const seenBy = async (who: typeof anna) => (await who(() => calls.notes({}))).notes[0];
  expect(await seenBy(anna)).toMatchObject({ maySettle: true, entries: [{ isOwn: true, author: 'Anna' }] });
  expect(await seenBy(bo)).toMatchObject({ maySettle: false, entries: [{ isOwn: false, mention: 'new' }] });
  await expect(bo(() => calls.settleNote({ note: 1, isSettled: true }))).rejects.toThrow('Only its author');
  await bo(() => calls.answerNote({ note: 1, text: 'Fine' }));
  await bo(() => calls.seeNote({ note: 1 }));
  expect((await seenBy(bo))?.entries[0]).toMatchObject({ mention: 'seen' });
  await eva(() => calls.settleNote({ note: 1, isSettled: true }));
  expect(await seenBy(anna)).toMatchObject({ isSettled: true, settledBy: 'Eva' });
  await anna(() => calls.settleNote({ note: 1, isSettled: false }));
  expect(await seenBy(anna)).toMatchObject({ isSettled: false });
  expect((await anna(() => calls.notes({}))).names).toEqual(['Bo', 'Eva']);
});

it('writes the words of notes into no file of the project', async () => {
  await calls.addNote({ file: HOME, path: ['sections', 0], text: 'Quokka' });
  await calls.answerNote({ note: 1, text: 'Quokka, too' });
  await edit(calls, HOME, [{ op: 'duplicate', path: ['sections'], index: 0 }]);
  const files = readdirSync(project.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const own = files.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !file.includes('node_modules'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((file) => readFileSync(file).includes('Quokka'))).toEqual([]);
  // Where the database is unless BUILDER_DATA says otherwise, git takes nothing.
  expect(execFileSync('git', ['check-ignore', '.builder/people.db'], { encoding: 'utf8' })).toContain('.builder');
});
