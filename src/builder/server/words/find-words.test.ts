import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { builderProject, type BuilderProject } from '../__fixtures__/builder-project.ts';

vi.setConfig({ testTimeout: 60_000 });

const ABOUT = 'content/pages/about-me.yaml';
const FACTS = 'content/facts.yaml';

let project: BuilderProject;
beforeAll(() => {
  project = builderProject();
});
beforeEach(() => project.restore());
afterAll(() => project.remove());

const find = (words: string, options = {}) =>
  project.calls.findWords({ words, matchCase: false, wholeWords: false, ...options });

it('finds a fact once, at its own text, with the number of texts that show it', async () => {
  const { places } = await find('24 HOURS');
  const fact = places.find(({ file }) => file === FACTS);
  expect(fact).toMatchObject({ path: ['replyTime', 'en'], language: 'en', found: '24 hours', text: '24 hours' });
  expect(fact?.usedBy).toBeGreaterThan(1);
  expect(places.filter(({ file }) => file === FACTS)).toHaveLength(1);
  expect((await find('24 HOURS', { matchCase: true })).places).toEqual([]);
});

it('finds words of all pages and languages, with the sentence around them and the words of the place', async () => {
  project.change(ABOUT, 'da: Vejen hertil', 'da: Vejen **her** til målgirafferne. Så langt');
  const { places } = await find('målgirafferne');
  expect(places).toMatchObject([
    {
      file: ABOUT,
      language: 'da',
      before: 'Vejen her til ',
      found: 'målgirafferne',
      after: '.',
      label: expect.stringContaining('Danish'),
    },
  ]);
});

it('leaves names of facts, targets and addresses alone, and counts what markup splits', async () => {
  project.change(ABOUT, 'en: How I got here', 'en: "{person}: zebra **fi**sh and zebra fish"');
  expect((await find('person}')).places).toEqual([]);
  expect((await find('zebra fish')).places).toHaveLength(1);
  expect((await find('zebra fish')).across).toBe(1);
  const { places } = await find('example.com');
  expect(places).toEqual([]);
  expect((await find('Europe')).places.map(({ text }) => text)).not.toContain('Europe/Madrid');
});

it('finds words with signs that mean something in patterns', async () => {
  project.change(ABOUT, 'en: How I got here', 'en: "Zebra-fish (50/50)?"');
  expect((await find('zebra-fish (50/50)?')).places).toHaveLength(1);
  expect((await find('zebra-fish', { wholeWords: true })).places).toHaveLength(1);
});

it('finds whole words only, if asked to', async () => {
  project.change(ABOUT, 'en: How I got here', 'en: Zebrafish and zebra');
  expect((await find('zebra')).places).toHaveLength(2);
  expect((await find('zebra', { wholeWords: true })).places).toMatchObject([{ start: 14 }]);
});

it('finds words whatever white space and apostrophes stand in them', async () => {
  project.change(ABOUT, 'en: How I got here', 'en: How I didn’t  get here');
  expect((await find("didn't get")).places).toHaveLength(1);
});

it('refuses an edit of a place that changed since, though the browser never read its file', async () => {
  const place = (await find('24 hours')).places.find(({ file }) => file === FACTS);
  project.change(FACTS, 'en: 24 hours', 'en: 48 hours');
  const outcome = await project.calls.edit({
    request: { edits: [{ file: FACTS, operations: [{ op: 'set', path: ['replyTime', 'en'], value: 'one day' }] }] },
    label: 'Replace',
    hashes: {},
    guards: [{ file: FACTS, path: ['replyTime', 'en'], value: place?.text ?? '' }],
  });
  expect(outcome).toMatchObject({ ok: false, conflict: { theirs: '48 hours' } });
});
