import { afterEach, expect, it } from 'vitest';
import { drafts, fieldKey } from '../../form/saving/unsaved.ts';
import { setFollowedFile } from '../../form/saving/followed-files.ts';
import { isGone } from '../../form/saving/draft.ts';
import type { KeptEdit } from '../../state/kept/kept-edit.ts';
import { resumeRefused } from './resume-refused.ts';

const FILE = 'refused.yaml';
const sections = (...titles: string[]) => titles.map((title) => ({ type: title.charAt(0), title }));
const titleAt = (index: number) => fieldKey(FILE, ['sections', index, 'title']);

let keys = 0;
/** An edit of a title that was refused when the page had some sections. */
function refused(value: string, seen: string, index: number, list: unknown[]): KeptEdit {
  const path = ['sections', index, 'title'];
  const edits: KeptEdit['edits'] = [{ file: FILE, operations: [{ op: 'set', path, value }] }];
  const guards = [{ file: FILE, path, value: seen }];
  const common = { id: crypto.randomUUID(), label: 'Title', mergeKey: 'title', isSent: true };
  return {
    key: (keys += 1),
    ...common,
    edits,
    guards,
    refusal: { sent: { edits, guards, files: { [FILE]: { sections: list } } } },
  };
}

/** Resumes edits that were refused. Returns those that stay with the keeper. */
function resume(...edits: KeptEdit[]): KeptEdit[] {
  const left = new Set(edits);
  resumeRefused({ all: () => edits, forget: (edit) => Promise.resolve(void left.delete(edit)) });
  return [...left];
}
const own = () => drafts.all().map(([key, { value, seen }]) => [isGone(key) ? 'gone' : key, value, seen]);

afterEach(() => {
  for (const [key] of drafts.all()) drafts.discard(key);
});

it('shows each text in its section, wherever others have moved that since', () => {
  const [earlier, later] = [sections('about', 'faq'), sections('faq', 'about', 'hero')];
  setFollowedFile(FILE, { data: { sections: sections('hero', 'about', 'faq') } });
  // Both were the second section when they were sent.
  expect(resume(refused('faq, mine', 'faq', 1, earlier), refused('about, mine', 'about', 1, later))).toEqual([]);
  expect(own()).toEqual([
    [titleAt(2), 'faq, mine', 'faq'],
    [titleAt(1), 'about, mine', 'about'],
  ]);
});

it('joins what was typed in one field bit by bit, and nothing else', () => {
  const list = sections('about', 'faq');
  setFollowedFile(FILE, { data: { sections: list } });
  const other = refused('typed for another text', 'another text', 0, list);
  expect(resume(refused('one', 'about', 0, list), refused('one two', 'one', 0, list), other)).toEqual([other]);
  expect(own()).toEqual([[titleAt(0), 'one two', 'about']]);
});

it('keeps a text without a field whose section was removed', () => {
  setFollowedFile(FILE, { data: { sections: sections('hero') } });
  expect(resume(refused('mine', 'faq', 1, sections('about', 'faq')))).toEqual([]);
  expect(own()).toEqual([['gone', 'mine', 'faq']]);
});
