import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadModel } from '../../model/load-model.ts';
import { CONTENT_VERSION } from '../../content/releases/content-version.ts';
import { breakingChanges, contentFormat } from './content-format.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'src/site/content-format.txt');

const current = [`version ${CONTENT_VERSION}`, ...contentFormat(await loadModel(ROOT))];

it("doesn't change without a migration: content that was valid stays valid or is migrated", async () => {
  const [version = '', ...before] = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : current;
  const changes = breakingChanges(before, current.slice(1));
  const isMigrated = version !== current[0];
  expect(
    isMigrated ? [] : changes,
    'Existing content breaks. Write a migration (CONTRIBUTING.md, "Change the format of the content").',
  ).toEqual([]);
  // Additions, and what a migration covers, become the known format.
  await expect(`${current.join('\n')}\n`).toMatchFileSnapshot(FILE);
});

it('knows what breaks existing content', () => {
  const before = [
    'hero.title: text, required',
    'hero.note: text',
    'hero.side: string end | start',
    'hero.list[]: object',
  ];
  const change = (...lines: string[]) => breakingChanges(before, lines);
  expect(change(...before)).toEqual([]);
  expect(change(...before, 'hero.lead: text', 'quote.text: text, required')).toEqual([]);
  expect(change(...before.slice(1), 'hero.heading: text, required')).toEqual([
    'hero.title is gone or has another name',
    'hero.heading is new and required',
  ]);
  expect(change(...before.map((line) => line.replace('note: text', 'note: text, required')))).toEqual([
    'hero.note is required now',
  ]);
  expect(change(...before.map((line) => line.replace('note: text', 'note: string')))).toEqual([
    'hero.note was text, is string',
  ]);
  expect(change(...before.map((line) => line.replace('end | start', 'end | middle | start')))).toEqual([]);
  expect(change(...before.map((line) => line.replace('string end | start', 'string')))).toEqual([]);
  expect(change(...before.map((line) => line.replace('end | start', 'start')))).toEqual([
    'hero.side was string end | start, is string start',
  ]);
  const [page, form, quote] = ['page.sections[].', 'sections/form.', 'sections/quote.'];
  const withForm = [...before, `${page}title: text`, `${form}title: text`];
  const changeOfPage = (...lines: string[]) => breakingChanges(withForm, [...withForm, ...lines]);
  expect(changeOfPage(`${page}who: text, required`, `${quote}who: text, required`)).toEqual([]); // a new type
  expect(changeOfPage(`${page}who: text, required`, `${form}who: text, required`)).toEqual([
    'sections/form.who is new and required',
  ]);
  expect(changeOfPage(`${page}days: object, required`)).toEqual(['page.sections[].days is new and required']);
  expect(change(...before, 'hero.list[].name: text, required')).toEqual(['hero.list[].name is new and required']);
});
