import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addRelease, listReleases, liveRelease, pruneReleases, switchTo } from './release-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T12:00:00Z');

let root: string;
let releases: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  releases = join(root, 'releases');
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

/** Builds a page and an asset, and makes them live. */
function publish(name: string): number {
  const built = join(root, 'dist');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, 'assets/fonts'), { recursive: true });
  writeFileSync(join(built, 'index.html'), name);
  writeFileSync(join(built, `assets/${name}.js`), name);
  writeFileSync(join(built, 'assets/fonts/all.woff2'), 'font');
  const { number } = addRelease(releases, built, { version: name, audience: { regions: ['USA'], timeZone: 'UTC' } });
  switchTo(releases, number);
  return number;
}

const assets = () => readdirSync(join(releases, 'assets')).sort();
const folders = () =>
  readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

it('holds each asset once, and shows it in every release', () => {
  publish('one');
  publish('two');
  expect(assets()).toEqual(['fonts', 'one.js', 'two.js']);
  for (const number of [1, 2]) expect(readFileSync(join(releases, `${number}/assets/one.js`), 'utf8')).toBe('one');
  expect(readFileSync(join(releases, 'current/index.html'), 'utf8')).toBe('two');
  expect(JSON.parse(readFileSync(join(releases, 'current/version.json'), 'utf8'))).toEqual({ version: 'two' });
});

it('keeps twenty releases, and the live one', () => {
  for (let number = 1; number <= 22; number++) publish(`r${number}`);
  switchTo(releases, 2);
  pruneReleases(releases);
  expect(folders()).toEqual([2, ...Array.from({ length: 20 }, (_, index) => index + 3)]);
  expect(listReleases(releases).map(({ number }) => number)).toContain(1);
});

it('keeps assets for 30 days after a release was live for the last time', () => {
  publish('old');
  vi.setSystemTime(START + 100 * DAY_MS);
  for (let number = 1; number <= 21; number++) publish(`r${number}`);
  pruneReleases(releases);
  expect(existsSync(join(releases, '1'))).toBe(false);
  vi.setSystemTime(START + 129 * DAY_MS);
  pruneReleases(releases);
  expect(assets()).toContain('old.js');
  vi.setSystemTime(START + 131 * DAY_MS);
  pruneReleases(releases);
  expect(assets()).not.toContain('old.js');
  expect(assets()).toEqual(expect.arrayContaining(['fonts', 'r2.js', 'r21.js']));
});

it('gives no number twice, and lists what can be read, where somebody has deleted or changed records', () => {
  for (const name of ['one', 'two', 'three']) publish(name);
  rmSync(join(releases, '3.json'));
  writeFileSync(join(releases, '2.json'), '{ "number": 2');
  expect(publish('four')).toBe(4);
  expect(listReleases(releases).map(({ number }) => number)).toEqual([4, 1]);
  pruneReleases(releases);
  expect(readFileSync(join(releases, 'current/index.html'), 'utf8')).toBe('four');
});

it('removes what a killed publication left, and never what is live', () => {
  publish('one');
  mkdirSync(join(releases, '.2.unfinished/us'), { recursive: true });
  writeFileSync(join(releases, 'assets/half.js.unfinished'), 'h');
  writeFileSync(join(releases, '2.json.unfinished'), '{');
  pruneReleases(releases);
  expect(readdirSync(releases).sort()).toEqual(['1', '1.json', 'assets', 'current']);
  expect(assets()).toEqual(['fonts', 'one.js']);
  expect(liveRelease(releases)).toBe(1);
});
