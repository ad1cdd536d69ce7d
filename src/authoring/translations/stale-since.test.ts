import { expect, it } from 'vitest';
import { readSiteRegions } from '../../content/read/site-regions.ts';
import { staleSince } from './stale-since.ts';

const regions = readSiteRegions(process.cwd());
const FILE = 'content/pages/about-me.yaml';
const BEFORE = `title:
  en: Hello
  da: Hej
list:
  - name: { en: One, da: En }
  - name: { en: Two, da: To }
`;

const staleIn = (after: string) =>
  staleSince({ file: FILE, before: BEFORE, after }, regions).map(({ text, keys, sourceBefore }) => [
    text.path.join('.'),
    keys.join(),
    sourceBefore,
  ]);

it('finds a translation whose source has changed', () => {
  expect(staleIn(BEFORE.replace('Hello', 'Welcome'))).toEqual([['title', 'da', 'Hello']]);
});

it('finds none where both have changed, or only the translation', () => {
  expect(staleIn(BEFORE.replace('Hello', 'Welcome').replace('Hej', 'Velkommen'))).toEqual([]);
  expect(staleIn(BEFORE.replace('Hej', 'Velkommen'))).toEqual([]);
});

it('finds none that somebody has marked as read since', () => {
  expect(staleIn(BEFORE.replace('Hello', 'Welcome').replace('da: Hej', 'da: Hej # read 2026-11-29'))).toEqual([]);
});

it('follows texts that have moved', () => {
  const moved = BEFORE.replace('list:\n', 'list:\n  - name: { en: Zero, da: Nul }\n');
  expect(staleIn(moved)).toEqual([]);
  expect(staleIn(moved.replace('en: Two', 'en: Second'))).toEqual([['list.2.name', 'da', 'Two']]);
});

it('ignores typography', () => {
  expect(staleIn(BEFORE.replace('Hello', '"Hello"'))).toEqual([]);
});
