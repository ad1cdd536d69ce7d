import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeFiles, matchesPath, layerOf } from '../support/code-files.ts';
import { globOf, LAYERS, layerLint } from './layers.ts';

const ROOT = join(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

it('knows the layer of every file', () => {
  expect(codeFiles().filter((file) => !layerOf(file))).toEqual([]);
});

it("names no path that doesn't exist", () => {
  const files = codeFiles();
  const paths = LAYERS.flatMap((layer) => layer.paths);
  expect(paths.filter((path) => !files.some((file) => matchesPath(file, path)))).toEqual([]);
});

it('matches the lint configuration; -u writes it', async () => {
  await expect(`${JSON.stringify(layerLint(), null, 2)}\n`).toMatchFileSnapshot('../../layers.oxlintrc.json');
});

const REFUSED = [
  ['src/i18n/a.ts', "{ a } from '../regions/a.ts'", 'own layer or an earlier one'],
  ['src/content/cross-check/checks/a.ts', "{ a } from '../../hosting/a.ts'", 'own layer or an earlier one'],
  ['src/content/a.ts', "{ a } from '../page/a.ts'", 'share types only'],
  ['src/content/a.ts', "type { A } from '../page/a.ts'", 'share types only'],
  ['src/hosting/a.ts', "{ createElement } from 'react'", 'may not import React'],
  ['src/components/a.tsx', "{ a } from '../page/a.ts'", 'own layer or an earlier one'],
  ['src/head-script/a.ts', "{ a } from '../content/a.ts'", 'share types only'],
  ['src/visitor-region/a.ts', "{ readFile } from 'node:fs'", 'no Node modules'],
  ['src/layout/a.tsx', "{ z } from 'zod'", 'must stay out of the browser'],
  ['src/site/sections/hero/a.tsx', "{ a } from '../story/a.ts'", 'may not import another section'],
  ['src/builder/ui/a.tsx', "{ IconCheck } from '@tabler/icons-react'", 'icons/IconCheck.mjs'],
  ['src/site/sections/hero/hero.schema.ts', "{ a } from '../../content/a.ts'", 'own layer or an earlier one'],
  ['src/content/a.ts', "type { A } from '../site/config.ts'", 'The engine knows no site'],
  ['src/builder/ui/a.tsx', "{ a } from '../server/a.ts'", 'share types only'],
  ['src/routes/a.tsx', "{ router } from '../router.tsx'", 'own layer or an earlier one'],
  ['src/styles/a.ts', "{ a } from '../schema/a.ts'", 'own layer or an earlier one'],
  ['src/trusted-types/a.ts', "{ a } from '../components/a.ts'", 'own layer or an earlier one'],
  ['ssg/a.ts', "{ a } from '../src/content/a.ts'", 'only packages and its own files'],
  ['vite/vite-plugin-a.ts', "{ a } from '../src/page/a.ts'", 'share types only'],
] as const;

const ALLOWED = [
  ['src/page/a.tsx', "{ a } from '../sections/registry.ts'"],
  ['src/page/a.tsx', "type { Doc } from '../content/a.ts'"],
  ['src/content/cross-check/checks/a.ts', "{ a } from '../../validate/a.ts'"],
  ['src/site/sections/hero/hero.schema.ts', "{ z } from 'zod'"],
  ['src/builder/ui/a.tsx', "IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'"],
  ['src/builder/ui/a.tsx', "type { Icon } from '@tabler/icons-react'"],
  ['src/site/sections/hero/a.tsx', "type { b } from './hero.schema.ts'"],
  ['ssg/a.ts', "{ a } from './b.ts'"],
  ['vite/vite-plugin-a.ts', "{ a } from '../src/content/a.ts'"],
  ['src/build/a.ts', "{ a } from '../entry-server.tsx'"],
] as const;

describe('the layer rules', () => {
  /** Lints one file per import and returns the messages of each file. */
  async function lint(imports: readonly (readonly [file: string, imported: string, ...rest: string[]])[]) {
    const root = mkdtempSync(join(tmpdir(), 'layers-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ categories: { correctness: 'off' }, ...layerLint() }));
    const files = imports.map(([file, imported], index) => {
      const own = file.replace(/(?=\.(?:schema\.)?tsx?$)/, `-${index}`);
      mkdirSync(dirname(join(root, own)), { recursive: true });
      writeFileSync(join(root, own), `import ${imported};\n`);
      return own;
    });
    const stdout = await promisify(execFile)(process.execPath, [OXLINT, '--format', 'json', '.'], { cwd: root }).then(
      (done) => done.stdout,
      (error: { stdout: string }) => error.stdout,
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; message: string; help: string }[];
    };
    return files.map((file) =>
      diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ message, help }) => `${message} ${help}`),
    );
  }

  it('reject imports from higher layers, from the other environment, and of forbidden packages', async () => {
    const said = await lint(REFUSED);
    for (const [index, [file, imported, message]] of REFUSED.entries())
      expect(said[index]?.join(), `${file} imports ${imported}`).toContain(message);
  });

  it('allow imports from lower layers, and of types', async () => {
    expect(await lint(ALLOWED)).toEqual(ALLOWED.map(() => []));
  });
});

it.each([
  ['as written', LAYERS],
  ['reversed', LAYERS.toReversed()],
  ['with one more layer', [...LAYERS, { paths: ['later'], runs: 'node' as const }]],
])("applies the rules of a file's own folder, not of its parent folder: the table %s", (_what, layers) => {
  const { overrides } = layerLint(layers);
  for (const file of codeFiles()) {
    const last = overrides.findLast(({ files }) =>
      files.some((glob) => matchesPath(file, glob.replace(globOf(''), ''))),
    );
    expect(last?.files, file).toEqual(layerOf(file)?.paths.map(globOf));
  }
});

it('writes patterns that end in a file extension', () => {
  expect(['src/page', 'src/theme.ts', 'src/sections/**/*.schema.ts'].map(globOf)).toEqual([
    'src/page/**/*.{ts,tsx}',
    'src/theme.ts',
    'src/sections/**/*.schema.ts',
  ]);
});
