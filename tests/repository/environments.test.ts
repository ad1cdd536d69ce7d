import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFiles, layerOf } from '../support/code-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

const tsc = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [TSC, ...args], { cwd: ROOT, maxBuffer: 2 ** 24 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

/** Code that compiles in an environment, and code that doesn't. */
const SAMPLES = {
  node: {
    foreign: ['document.title'],
    own: ["import { readFileSync } from 'node:fs'; readFileSync(String(process.argv[1]))"],
  },
  browser: { foreign: ['process.argv', "import('node:fs')"], own: ['document.title', 'window.innerWidth'] },
};

describe.each(['node', 'browser'] as const)('the type check of the environment %s', (environment) => {
  const { foreign, own } = SAMPLES[environment];
  let folder = '';
  let said = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'environments-'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const config = { extends: join(ROOT, `tsconfig.${environment}.json`), include: ['*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    for (const [index, text] of foreign.entries())
      writeFileSync(join(folder, `foreign-${index}.ts`), `void ${text};\n`);
    for (const [index, text] of own.entries()) writeFileSync(join(folder, `own-${index}.ts`), `${text};\n`);
    said = await tsc('-p', folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(foreign.map((text, index) => [text, index] as const))('rejects %s', (_text, index) => {
    expect(said).toMatch(new RegExp(`foreign-${index}\\.ts.*error TS\\d+: Cannot find name`));
  });

  it.each(own.map((text, index) => [text, index] as const))('accepts %s', (_text, index) => {
    expect(said).not.toContain(`own-${index}.ts`);
  });
});

it.each(['node', 'browser'] as const)('checks every file that runs in the environment %s', async (environment) => {
  const files = (await tsc('-p', `tsconfig.${environment}.json`, '--listFilesOnly')).trim().split('\n');
  const checked = new Set(files.map((file) => relative(ROOT, file)));
  const own = codeFiles().filter((file) => {
    const { runs, usesReact } = layerOf(file) ?? {};
    // Layers that use React in both environments hold files of either: no configuration could check them all.
    return runs === environment || (runs === 'anywhere' && !usesReact);
  });
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => !checked.has(file))).toEqual([]);
});
