// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../build-site.ts';
import { lockBuild, lockProblem } from './build-lock.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is written to the error output from now on. */
function errorOutput(): string[] {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => written.push(String(words)) > 0);
  return written;
}

describe('lockBuild', () => {
  it('keeps the next build waiting until the first is done, and says so once', async () => {
    const said = errorOutput();
    const file = join(root, '.build/lock');
    const unlock = await lockBuild(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    let began = false;
    const next = lockBuild(file).then((done) => {
      began = true;
      return done;
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(began).toBe(false);
    unlock();
    (await next)();
    expect(said).toEqual(['Another build is running; this one begins when that is done.\n']);
    expect(existsSync(file)).toBe(false);
  });

  it('takes the place of a build that was killed', async () => {
    errorOutput();
    writeFileSync(join(root, 'lock'), '999999999');
    (await lockBuild(join(root, 'lock')))();
    expect(existsSync(join(root, 'lock'))).toBe(false);
  });

  it('does not wait where the file can not be written at all', async () => {
    // So does whoever may write everywhere: no disk takes such a name.
    await expect(lockBuild(join(root, 'x'.repeat(300)))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  });
});

it.each([
  ['EACCES', '.build/ can not be written (EACCES). Give yourself the right to write it.'],
  ['EROFS', '.build/ can not be written (EROFS). Give yourself the right to write it.'],
  ['ENOSPC', '.build/ can not be written (ENOSPC). Make room on the disk.'],
])('lockProblem says how %s is mended', (code, sentence) => {
  expect(lockProblem(Object.assign(new Error('open'), { code }))).toBe(sentence);
});

it('buildSite says in one line that it can not begin', async () => {
  const said = errorOutput();
  writeFileSync(join(root, '.build'), '');
  expect(await buildSite(root)).toBe(false);
  expect(said.join('')).toBe('.build/ can not be written (EEXIST). A file has its name: delete it.\n');
});
