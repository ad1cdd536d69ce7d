import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEngineWith } from '../tests/support/second-site.ts';

/*
 * A choir beside the engine: its content, pictures and code stand in place of those of the site that is shipped. Nothing of
 * that one may be left in what the engine checks, builds and tests.
 */

/** The tests of the built site, in two browsers. */
const TIMEOUT_MS = 1_200_000;

/** What only the site says that is shipped. */
const WORDS = /case stud|google|roas|consultant|spain|denmark/gi;

/** The script of every site can load a tag manager; it does so if `content/site.yaml` names one. */
const TAG_MANAGER = /www\\?\.googletagmanager\\?\.com/g;

let root = '';
beforeAll(() => void (root = copyEngineWith('choir')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a command of `package.json`, like a person in a terminal of their own. @returns its exit code, and what it printed */
function npm(...args: string[]): Promise<[status: number | null, output: string]> {
  const foreign = /^(?:VITEST|TEST_|NODE_ENV|npm_|FORCE_COLOR)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  const child = spawn('npm', ['run', '--silent', ...args], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve) => child.once('close', (status) => resolve([status, output])));
}

it('draws its icons, and finds no mistake in it', { timeout: TIMEOUT_MS }, async () => {
  const [drawn, said] = await npm('generate:icons');
  expect(drawn, said).toBe(0);
  expect(await npm('content:check')).toEqual([0, 'The content is fine.\n']);
});

it('builds it without a word of another site', { timeout: TIMEOUT_MS }, async () => {
  const [status, output] = await npm('build', '--', '--quick');
  expect(status, output).toBe(0);
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('advent.html');
  const faults = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'latin1').replaceAll(TAG_MANAGER, '');
    return (text.match(WORDS) ?? []).map((word) => `${name} says "${word}"`);
  });
  expect(faults).toEqual([]);
});

it('passes the tests of any content', { timeout: TIMEOUT_MS }, async () => {
  const [status, output] = await npm('test:content');
  expect(status, output).toBe(0);
  expect(output).toMatch(/ 0 failed\n$/);
});
