import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { callCommand, copyContent, startCommand, type CommandResult } from '../tests/support/run-command.ts';
import { contentCheck } from './commands/content-check.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
});

/** Runs the check in a copy of the site. */
async function check(...options: string[]): Promise<CommandResult> {
  const ended = await callCommand(contentCheck, root, options);
  expect(ended.stderr).not.toMatch(/^\s+at .*:\d+/m);
  return ended;
}

/** Runs the check in a process of its own. */
async function start(...options: string[]): Promise<CommandResult> {
  const ended = await startCommand('content:check', root, options);
  expect(ended.stderr).not.toMatch(/^\s+at .*:\d+/m);
  return ended;
}

const HOME = 'content/pages/home.yaml';

function breakHome(): void {
  const file = join(root, HOME);
  writeFileSync(file, readFileSync(file, 'utf8').replace('type: hero', 'type: heroo'));
}

it('passes for the site as it is, with a warning for each example and open question', async () => {
  const { status, stdout, stderr } = await check();
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'The content is fine.\n' });
  const warnings = stderr.split('\n').filter((line) => line.startsWith('content/'));
  expect(warnings.length).toBeGreaterThan(40);
  for (const warning of warnings)
    expect(warning).toMatch(
      /^content\/\S+:\d+:\d+ {2}warning (This is an example|Only you can confirm this|To be read by a lawyer): /,
    );
  expect(stderr).toContain('content/site.yaml:7:30  warning This is an example: your own domain');
});

it('hides warnings about examples when there are errors', async () => {
  breakHome();
  expect((await check()).stderr).not.toContain('warning');
});

it("doesn't take a marker inside a text for a comment", async () => {
  const file = join(root, HOME);
  const before = (await check()).stderr;
  writeFileSync(file, readFileSync(file, 'utf8').replace('da: Forside', 'da: "Forside # EXAMPLE: nej"'));
  expect((await check()).stderr.match(/warning/g)?.length).toBe(before.match(/warning/g)?.length);
});

it('exits with 1 and prints diagnostics to stderr, without color outside a terminal', async () => {
  breakHome();
  const { status, stdout, stderr } = await start();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^content\/pages\/home\.yaml:\d+:11 {2}sections\[0\]\.type {2}"heroo" is not a section\. Did you mean "hero"\?\n {2}\d+ \| {3}- type: heroo\n +\| {11}\^\n\n1 error in 1 file\n$/,
  );
});

it('prints GitHub annotations and JSON', async () => {
  breakHome();
  const [annotations, objects] = await Promise.all([check('--format', 'github'), check('--format', 'json')]);
  expect(annotations.stderr).toMatch(/^::error file=content\/pages\/home\.yaml,line=\d+,col=11,/);
  expect(JSON.parse(objects.stderr)).toMatchObject({
    version: 1,
    errors: 1,
    diagnostics: [{ file: HOME, column: 11 }],
  });
});

it('exits with 2 for invalid arguments', async () => {
  const [format, option] = await Promise.all([start('--format', 'xml'), check('--formt')]);
  expect(format).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Unknown format "xml"\.\nUsage: /) });
  expect(option).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') });
});

it('reports a missing content folder', async () => {
  rmSync(join(root, 'content'), { recursive: true });
  const { status, stderr } = await start();
  expect(status).toBe(1);
  expect(stderr).toBe(
    'content:1:1  content is missing. Run the command in the folder of the project, or bring it back.\n\n1 error in 1 file\n',
  );
});

it('reports an internal error in one sentence', async () => {
  rmSync(join(root, 'src'));
  expect(await check()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The check could not be run: [^\n]*\n$/),
  });
});
