// @vitest-environment node
import { appendFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { QUICK } from './compress.ts';
import { openPageStore, type KeptFile } from './page-store.ts';

const work = mkdtempSync(join(tmpdir(), 'page-store-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A page under two names in two folders, with its compressed forms, in the folder of the build before. */
let before = '';
let kept: KeptFile[] = [];
beforeEach(() => {
  before = mkdtempSync(join(work, 'before-'));
  const page = { file: 'one/page.html', content: '<p>Words</p>'.repeat(200), alsoAs: ['other/page.html'] };
  kept = openPageStore({ target: before }).write(page, QUICK);
});
const stand = (...untouched: string[]) => openPageStore({ target: join(work, 'empty'), before, untouched }).stand(kept);

describe('the files of a page', () => {
  it('stand where they were written, under all their names', () => {
    expect(kept.map(([file]) => file).sort()).toEqual(
      ['', '.br', '.gz'].flatMap((ending) => [`one/page.html${ending}`, `other/page.html${ending}`]).sort(),
    );
    expect(stand()).toBe(true);
    expect(stand('one', 'other')).toBe(true);
  });

  it('do not where one was changed, whether or not something came to its folder or went', () => {
    appendFileSync(join(before, 'other/page.html.br'), 'more');
    expect(stand()).toBe(false);
    expect(stand('one', 'other')).toBe(false);
  });

  it('do not where one of the names is gone from a folder', () => {
    renameSync(join(before, 'other/page.html'), join(before, 'other/gone.html'));
    expect(stand('one')).toBe(false);
  });

  it('are not looked for one by one in a folder whose names are known to be as they were', () => {
    renameSync(join(before, 'other/page.html'), join(before, 'other/gone.html'));
    expect(stand('one', 'other')).toBe(true);
  });
});
