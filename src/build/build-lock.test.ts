import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from './build-site.ts';
import { lockBuild, lockProblem } from './build-lock.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is written to the error output from now on. */
function errorOutput(): string[] {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((args) => written.push(String(args)) > 0);
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
  it('makes a second build wait for the first, and prints that once', async () => {
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

  it('takes over the lock of a killed build immediately', async () => {
    errorOutput();
    const file = join(root, 'lock');
    await lockBuild(file);
    const [, ...table] = readFileSync(file, 'utf8').split(' ');
    writeFileSync(file, ['999999999', ...table].join(' '));
    (await lockBuild(file))();
    expect(existsSync(file)).toBe(false);
  });

  it('waits for a build in another container until its heartbeat stops', async () => {
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

  it('takes over a stale lock whose process id was reused', async () => {
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

  it('updates its heartbeat while it holds the lock', async () => {
    const file = join(root, 'lock');
    const unlock = await lockBuild(file);
    utimesSync(file, minutesAgo(2), minutesAgo(2));
    await vi.waitFor(() => expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(30_000), { timeout: 5_000 });
    unlock();
  });

  it("doesn't remove a lock that another build took over", async () => {
    const file = join(root, 'lock');
    const unlock = await lockBuild(file);
    writeFileSync(file, '1 another container');
    unlock();
    expect(existsSync(file)).toBe(true);
  });

  it("doesn't wait if the lock file can't be written", async () => {
    // So does whoever may write everywhere: no disk takes such a name.
    await expect(lockBuild(join(root, 'x'.repeat(300)))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  });
});

it.each([
  ['EACCES', '.build/ cannot be written (EACCES). Give yourself the right to write it.'],
  ['EROFS', '.build/ cannot be written (EROFS). Give yourself the right to write it.'],
  ['ENOSPC', '.build/ cannot be written (ENOSPC). Make room on the disk.'],
])('lockProblem says how to fix %s', (code, sentence) => {
  expect(lockProblem(Object.assign(new Error('open'), { code }))).toBe(sentence);
});

it("buildSite reports in one line that it can't start", async () => {
  const said = errorOutput();
  writeFileSync(join(root, '.build'), '');
  expect(await buildSite(root)).toBe(false);
  expect(said.join('')).toBe('.build/ cannot be written (EEXIST). A file has its name: delete it.\n');
});
