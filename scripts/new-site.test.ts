import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callCommand, startCommand } from '../tests/support/run-command.ts';
import { newSite } from './commands/new-site.ts';

const FLAGS = ['--name', 'Harbor Bikes', '--code', 'us', '--language', 'en', '--locale', 'en-US', '--currency', 'USD'];
let root = '';

/** Runs the command in a folder of its own, without a terminal. */
const make = (...args: string[]) => callCommand(newSite, root, args);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('npm run new:site', () => {
  it('writes the content into an empty folder, and its images beside it', async () => {
    mkdirSync(join(root, 'content'));
    const { status, stdout, stderr } = await startCommand('new:site', root, FLAGS);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('written  content/pages/home.yaml\n');
    expect(existsSync(join(root, 'public/images/workshop.svg'))).toBe(true);
    expect(readFileSync(join(root, 'content/pages/services/repairs.yaml'), 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\n/,
    );
  });

  it("refuses a folder that isn't empty, and changes nothing", async () => {
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/site.yaml'), 'name: Mine\n');
    expect(await make(...FLAGS)).toEqual({
      status: 1,
      stdout: '',
      stderr: "content isn't empty and stays as it is. Move its files away, or name another folder with --dir.\n",
    });
    expect(readdirSync(root, { recursive: true })).toEqual(['content', 'content/site.yaml']);
  });

  it('refuses an unknown currency with an example', async () => {
    const { status, stderr } = await make(...FLAGS.slice(0, -1), 'kr');
    expect([status, stderr]).toEqual([1, '"kr" is no currency: write its ISO code, for example SEK.\n']);
    expect(existsSync(join(root, 'content'))).toBe(false);
  });

  it('says how it’s called if asked for help', async () => {
    expect(await make('--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run new:site/),
      stderr: '',
    });
  });

  it('names a missing flag without a terminal to ask on', async () => {
    const { status, stderr } = await make(...FLAGS.slice(0, -2));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--currency is missing\.\nUsage: npm run new:site/);
  });
});
