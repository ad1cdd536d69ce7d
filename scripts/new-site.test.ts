import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FLAGS = ['--name', 'Harbor Bikes', '--code', 'us', '--language', 'en', '--locale', 'en-US', '--currency', 'USD'];
let root = '';

/** Runs the command in a folder of its own, without a terminal. */
function make(...args: string[]): { status: number | null; out: string; err: string } {
  const script = join(ROOT, 'scripts/new-site.ts');
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('npm run new:site', () => {
  it('writes the content into an empty folder, and its images beside it', () => {
    mkdirSync(join(root, 'content'));
    const { status, out, err } = make(...FLAGS);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('written  content/pages/home.yaml\n');
    expect(existsSync(join(root, 'public/images/workshop.svg'))).toBe(true);
    expect(readFileSync(join(root, 'content/pages/services/repairs.yaml'), 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\n/,
    );
  });

  it("refuses a folder that isn't empty, and changes nothing", () => {
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/site.yaml'), 'name: Mine\n');
    expect(make(...FLAGS)).toEqual({
      status: 1,
      out: '',
      err: "content isn't empty and stays as it is. Move its files away, or name another folder with --dir.\n",
    });
    expect(readdirSync(root, { recursive: true })).toEqual(['content', 'content/site.yaml']);
  });

  it('refuses an unknown currency with an example', () => {
    const { status, err } = make(...FLAGS.slice(0, -1), 'kr');
    expect([status, err]).toEqual([1, '"kr" is no currency: write its ISO code, for example SEK.\n']);
    expect(existsSync(join(root, 'content'))).toBe(false);
  });

  it('names a missing flag without a terminal to ask on', () => {
    const { status, err } = make(...FLAGS.slice(0, -2));
    expect(status).toBe(2);
    expect(err).toMatch(/^--currency is missing\.\nUsage: npm run new:site/);
  });
});
