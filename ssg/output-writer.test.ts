import { appendFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { QUICK } from './compress.ts';
import { createOutputWriter, type FileStamp } from './output-writer.ts';

const work = mkdtempSync(join(tmpdir(), 'output-writer-'));
afterAll(() => rmSync(work, { recursive: true }));

const NAMES = ['', '.br', '.gz'].flatMap((ending) => [`one/page.html${ending}`, `other/page.html${ending}`]).sort();

/** A page under two names in two folders, with its compressed forms, in the folder of the last build. */
let before = '';
let target = '';
let kept: FileStamp[] = [];
beforeEach(() => {
  before = mkdtempSync(join(work, 'before-'));
  target = mkdtempSync(join(work, 'target-'));
  const page = { file: 'one/page.html', content: '<p>Words</p>'.repeat(200), alsoAs: ['other/page.html'] };
  kept = createOutputWriter({ target: before }).write(page, QUICK);
});
const takeOver = () => createOutputWriter({ target, before }).reuse(kept);

describe('the files of a page', () => {
  it('are written under all names', () => {
    expect(kept.map(([file]) => file).sort()).toEqual(NAMES);
  });

  it('are linked from the last build, and listed as added once', () => {
    const store = createOutputWriter({ target, before });
    expect(store.reuse(kept)).toBe(true);
    expect(store.takeAdded().sort()).toEqual(NAMES);
    for (const name of NAMES) expect(statSync(join(target, name)).ino).toBe(statSync(join(before, name)).ino);
    expect(store.reuse(kept)).toBe(true);
    expect(store.takeAdded()).toEqual([]);
  });

  it('are reused from the target if the last build is gone', () => {
    takeOver();
    rmSync(before, { recursive: true });
    expect(takeOver()).toBe(true);
  });

  it('replace an older file in the target', () => {
    const older = { file: 'one/page.html', content: 'Older' };
    createOutputWriter({ target }).write(older, QUICK);
    expect(takeOver()).toBe(true);
    expect(statSync(join(target, 'one/page.html')).ino).toBe(statSync(join(before, 'one/page.html')).ino);
  });

  it("aren't reused if one was changed", () => {
    appendFileSync(join(before, 'other/page.html.br'), 'more');
    expect(takeOver()).toBe(false);
  });

  it("aren't reused if one of the names is gone", () => {
    renameSync(join(before, 'other/page.html'), join(before, 'other/gone.html'));
    expect(takeOver()).toBe(false);
  });

  it("aren't reused if their folder has become a file", () => {
    rmSync(join(before, 'other'), { recursive: true });
    writeFileSync(join(before, 'other'), '');
    expect(takeOver()).toBe(false);
  });
});
