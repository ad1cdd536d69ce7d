// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Asks for a lock, and tells whether it was given. */
function ask(file: string) {
  const asked = { given: false, unlock: lockBuild(file) };
  void asked.unlock.then(() => (asked.given = true));
  return asked;
}

describe('lockBuild', () => {
  it('keeps the next build waiting until the first is done, and says so once', async () => {
    const said = errorOutput();
    const file = join(root, '.build/lock');
    const unlock = await lockBuild(file);
    const next = ask(file);
    await setTimeout(600);
    expect(next.given).toBe(false);
    unlock();
    (await next.unlock)();
    expect(said).toEqual(['Another build is running; this one begins when that is done.\n']);
    expect(existsSync(file)).toBe(false);
  });

  it('takes the lock of a build that was killed at once', async () => {
    errorOutput();
    const file = join(root, 'lock');
    await lockBuild(file);
    const [, ...table] = readFileSync(file, 'utf8').split(' ');
    writeFileSync(file, ['999999999', ...table].join(' '));
    (await lockBuild(file))();
    expect(existsSync(file)).toBe(false);
  });

  it('waits for a build in another container, whose process is not to be seen, until its heartbeat stops', async () => {
    errorOutput();
    const file = join(root, 'lock');
    writeFileSync(file, '999999999 another container');
    const next = ask(file);
    await setTimeout(600);
    expect(next.given).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('999999999 another container');
    utimesSync(file, minutesAgo(2), minutesAgo(2));
    (await next.unlock)();
    expect(existsSync(file)).toBe(false);
  });

  it('takes a stale lock whose process id belongs to another process by now', async () => {
    errorOutput();
    const file = join(root, 'lock');
    const unlock = await lockBuild(file);
    const owner = readFileSync(file, 'utf8');
    unlock();
    writeFileSync(file, owner);
    utimesSync(file, minutesAgo(2), minutesAgo(2));
    (await lockBuild(file))();
    expect(existsSync(file)).toBe(false);
  });

  it('shows that it is alive while it holds the lock', async () => {
    const file = join(root, 'lock');
    const unlock = await lockBuild(file);
    utimesSync(file, minutesAgo(2), minutesAgo(2));
    await vi.waitFor(() => expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(30_000), { timeout: 5_000 });
    unlock();
  });

  it('leaves the lock of a build that has taken its place', async () => {
    const file = join(root, 'lock');
    const unlock = await lockBuild(file);
    writeFileSync(file, '1 another container');
    unlock();
    expect(existsSync(file)).toBe(true);
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
