import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { openTestDatabase } from '../people/__fixtures__/people-database.ts';
import { followNotes, notedFiles, noteFiles } from './follow-notes.ts';
import { addNote, listAnchors } from './notes.ts';
import type { Path } from '../../data/path.ts';

const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about.yaml';

const hero = { type: 'hero', title: { en: 'Welcome' } };
const plans = { type: 'pricing', plans: [{ name: 'Small' }, { name: 'Large' }] };
const contact = { type: 'contact' };

/** Opens pages with notes. Each change is followed at once, unless the builder doesn't run. */
function pagesWithNotes(pages: Record<string, object[]>) {
  const { database } = openTestDatabase();
  const root = mkdtempSync(join(tmpdir(), 'notes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  const save = (file: string, sections: object[], more: object = {}) =>
    writeFileSync(join(root, file), stringify({ seo: { title: { en: 'A page' } }, ...more, sections }));
  const follow = (...files: string[]) => followNotes(root, database, files.length > 0 ? files : notedFiles(database));
  for (const [file, sections] of Object.entries(pages)) save(file, sections);
  return {
    root,
    save,
    follow,
    note(path: Path, file = HOME) {
      noteFiles(root, database, Object.keys(pages));
      return addNote(database, { file, path }, 'Look', {});
    },
    change(file: string, sections: object[], more?: object) {
      save(file, sections, more);
      return follow(file);
    },
    anchors: () => listAnchors(database).map(({ id: _id, ...anchor }) => anchor),
  };
}

it('follows a section that moves, and what is in it', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans, contact] });
  note(['sections', 1, 'plans', 1, 'name']);
  note(['sections', 1]);
  expect(change(HOME, [plans, hero, contact])).toBe(true);
  expect(anchors()).toEqual([
    { file: HOME, path: ['sections', 0] },
    { file: HOME, path: ['sections', 0, 'plans', 1, 'name'] },
  ]);
  change(HOME, [{ ...plans, plans: plans.plans.toReversed() }, hero, contact]);
  expect(anchors()[1]?.path).toEqual(['sections', 0, 'plans', 0, 'name']);
});

it('follows a section whose words change while others move', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans, contact] });
  note(['sections', 0, 'title']);
  change(HOME, [contact, plans, { ...hero, title: { en: 'Hello' } }]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 2, 'title'] }]);
});

it('stays with the original of a copy', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans] });
  note(['sections', 0]);
  expect(change(HOME, [hero, hero, plans])).toBe(false);
  change(HOME, [hero, { ...hero, title: { en: 'A copy' } }, plans]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 0] }]);
});

it('stays with a section that several pages show from now on', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans] });
  note(['sections', 0]);
  change(HOME, [{ shared: 'welcome' }, plans]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 0] }]);
});

it('keeps the note of a removed section, and gives it back to the section when that returns', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans, contact] });
  note(['sections', 1, 'plans', 0]);
  change(HOME, [hero, contact]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections'], lost: { item: plans, rest: ['plans', 0] } }]);
  change(HOME, [contact, hero]);
  change(HOME, [contact, hero, plans]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 2, 'plans', 0] }]);
});

it('follows a section to another page, at once or after it was cut', () => {
  const { note, save, follow, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans], [ABOUT]: [contact] });
  note(['sections', 1, 'plans']);
  save(HOME, [hero]);
  save(ABOUT, [plans, contact]);
  follow(HOME, ABOUT);
  expect(anchors()).toEqual([{ file: ABOUT, path: ['sections', 0, 'plans'] }]);
  change(ABOUT, [contact]);
  change(HOME, [hero, plans]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 1, 'plans'] }]);
});

it('takes no section of another page for a removed one that looked the same', () => {
  const { note, change, anchors } = pagesWithNotes({ [HOME]: [hero, contact], [ABOUT]: [contact] });
  note(['sections', 1]);
  change(HOME, [hero]);
  change(ABOUT, [contact, plans]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections'], lost: { item: contact, rest: [] } }]);
});

it('follows a page to its new name', () => {
  const { note, root, follow, anchors } = pagesWithNotes({ [HOME]: [hero], [ABOUT]: [plans, contact] });
  note([], ABOUT);
  note(['sections', 0], ABOUT);
  renameSync(join(root, ABOUT), join(root, 'content/pages/we.yaml'));
  follow(ABOUT, 'content/pages/we.yaml');
  expect(anchors()).toEqual([
    { file: 'content/pages/we.yaml', path: ['sections', 0] },
    { file: 'content/pages/we.yaml', path: [] },
  ]);
});

it('keeps the notes of a page that is gone, until it comes back', () => {
  const { note, root, follow, change, anchors } = pagesWithNotes({ [HOME]: [hero], [ABOUT]: [plans, contact] });
  note(['sections', 1], ABOUT);
  rmSync(join(root, ABOUT));
  follow(ABOUT);
  change('content/pages/other.yaml', [{ type: 'faq', questions: ['Why?'] }]);
  expect(anchors()).toEqual([{ file: ABOUT, path: ['sections', 1] }]);
  change(ABOUT, [contact, plans]);
  expect(anchors()).toEqual([{ file: ABOUT, path: ['sections', 0] }]);
});

it('waits while a file is broken', () => {
  const { note, root, follow, change, anchors } = pagesWithNotes({ [HOME]: [hero, plans] });
  note(['sections', 1]);
  writeFileSync(join(root, HOME), 'sections: [');
  expect(follow(HOME)).toBe(false);
  change(HOME, [plans, hero]);
  expect(anchors()).toEqual([{ file: HOME, path: ['sections', 0] }]);
});

it('follows what changed while the builder did not run', () => {
  const { note, save, follow, anchors } = pagesWithNotes({ [HOME]: [hero, plans], [ABOUT]: [contact] });
  note(['sections', 0]);
  save(HOME, [plans]);
  save(ABOUT, [contact, hero]);
  expect(follow()).toBe(true);
  expect(anchors()).toEqual([{ file: ABOUT, path: ['sections', 1] }]);
});
