// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const ROOT = join(import.meta.dirname, '..');
const TSX = import.meta.resolve('tsx');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  cpSync(join(ROOT, 'public'), join(root, 'public'), { recursive: true });
  symlinkSync(join(ROOT, 'src'), join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the check in a copy of the site. */
function check(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TSX, join(ROOT, 'scripts/content-check.ts'), ...words],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, stdout, stderr };
}

const HOME = 'content/pages/home.yaml';

function breakHome(): void {
  const file = join(root, HOME);
  writeFileSync(file, readFileSync(file, 'utf8').replace('type: hero', 'type: heroo'));
}

it('is content with the site as it is', () => {
  const { status, stdout, stderr } = check();
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'The content is fine.\n', stderr: '' });
});

it('ends with 1 and says on the error output what is wrong, without colour where nobody sees it', () => {
  breakHome();
  const { status, stdout, stderr } = check();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^content\/pages\/home\.yaml:\d+:11 {2}sections\[0\]\.type {2}"heroo" is no section\. Did you mean "hero"\?\n {2}\d+ \| {3}- type: heroo\n +\| {11}\^\n\n1 error in 1 file\n$/,
  );
});

it('writes annotations and objects', () => {
  breakHome();
  expect(check('--format', 'github').stderr).toMatch(/^::error file=content\/pages\/home\.yaml,line=\d+,col=11,/);
  expect(JSON.parse(check('--format', 'json').stderr)).toMatchObject({
    version: 1,
    errors: 1,
    diagnostics: [{ file: HOME, column: 11 }],
  });
});

it('ends with 2 where the command is written wrongly', () => {
  expect(check('--format', 'xml')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^"xml" is no format\.\nUsage: /),
  });
  expect(check('--formt')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') });
});

it('says that there is no content where there is none', () => {
  rmSync(join(root, 'content'), { recursive: true });
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toBe(
    'content:1:1  content is missing. Run the command in the folder of the project, or bring it back.\n\n1 error in 1 file\n',
  );
});

it('says in a sentence that the program itself is at fault', () => {
  rmSync(join(root, 'src'));
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The check could not be run: [^\n]*\n$/) });
});
