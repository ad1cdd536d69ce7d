// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeFiles, layerOf } from '../tests/support/code-files.ts';

const ROOT = join(import.meta.dirname, '..');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

const tsc = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [TSC, ...args], { cwd: ROOT, maxBuffer: 2 ** 24 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

/** What the compiler says of a file of an environment. */
async function check(environment: string, text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'environments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const config = { extends: join(ROOT, `tsconfig.${environment}.json`), include: ['a.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'a.ts'), text);
  return tsc('-p', folder);
}

describe.each([
  ['node', 'document.title', "import { readFileSync } from 'node:fs'; readFileSync(String(process.argv[1]))"],
  ['browser', 'process.argv', 'document.title'],
  ['browser', "import('node:fs')", 'window.innerWidth'],
] as const)('code for the environment %s', (environment, foreign, own) => {
  it(`may not say ${foreign}`, async () => {
    expect(await check(environment, `void ${foreign};\n`)).toMatch(/error TS\d+: Cannot find name/);
  });

  it(`may say ${own}`, async () => {
    expect(await check(environment, `${own};\n`)).toBe('');
  });
});

it.each(['node', 'browser'] as const)('checks every file that runs in the environment %s', async (environment) => {
  const files = (await tsc('-p', `tsconfig.${environment}.json`, '--listFilesOnly')).trim().split('\n');
  const checked = new Set(files.map((file) => relative(ROOT, file)));
  const own = codeFiles().filter((file) => {
    const runs = layerOf(file)?.runs;
    return runs === environment || (runs === 'anywhere' && file.startsWith('src/'));
  });
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => !checked.has(file))).toEqual([]);
});
