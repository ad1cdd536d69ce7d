// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeFiles, isIn, layerOf } from '../tests/support/code-files.ts';
import { globOf, LAYERS, layerLint } from './layers.ts';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

it('knows the layer of every file', () => {
  expect(codeFiles().filter((file) => !layerOf(file))).toEqual([]);
});

it('names no layer that is not there', () => {
  const files = codeFiles();
  const paths = LAYERS.flatMap((layer) => layer.paths);
  expect(paths.filter((path) => !files.some((file) => isIn(file, path)))).toEqual([]);
});

it('stands in the configuration of the lint: -u writes it', async () => {
  await expect(`${JSON.stringify(layerLint(), null, 2)}\n`).toMatchFileSnapshot('../layers.oxlintrc.json');
});

describe('the lint', () => {
  /** What it says of a file that imports something. */
  async function lint(file: string, imported: string): Promise<string> {
    const root = mkdtempSync(join(tmpdir(), 'layers-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ categories: { correctness: 'off' }, ...layerLint() }));
    writeFileSync(join(root, file), `import ${imported};\n`);
    const run = promisify(execFile)(process.execPath, [OXLINT, file], { cwd: root });
    return run.then(
      () => 'nothing',
      (error: { stdout: string }) => error.stdout,
    );
  }

  it.each([
    ['src/i18n/a.ts', "{ a } from '../regions/a.ts'", 'downwards only'],
    ['src/content/checks/a.ts', "{ a } from '../../hosting/a.ts'", 'downwards only'],
    ['src/content/a.ts', "{ a } from '../page/a.ts'", 'share types only'],
    ['src/content/a.ts', "type { A } from '../page/a.ts'", 'share types only'],
    ['src/hosting/a.ts', "{ createElement } from 'react'", 'nothing of React'],
    ['src/components/a.tsx', "{ a } from '../page/a.ts'", 'downwards only'],
    ['src/boot/a.ts', "{ a } from '../content/a.ts'", 'share types only'],
    ['src/visitor-region/a.ts', "{ readFile } from 'node:fs'", 'no Node'],
    ['src/layout/a.tsx', "{ z } from 'zod'", 'stay out of the browser'],
    ['src/sections/hero/a.tsx', "{ a } from '../story/a.ts'", 'No section knows another'],
    ['src/sections/hero/hero.schema.ts', "{ a } from '../../content/a.ts'", 'downwards only'],
    ['src/routes/a.tsx', "{ router } from '../router.tsx'", 'downwards only'],
    ['src/styles/a.ts', "{ a } from '../schema/a.ts'", 'downwards only'],
    ['src/trusted-types/a.ts', "{ a } from '../components/a.ts'", 'downwards only'],
    ['scripts/ssg/a.ts', "{ a } from '../../src/content/a.ts'", 'nothing of this project'],
    ['scripts/vite-plugin-a.ts', "{ a } from '../src/page/a.ts'", 'share types only'],
  ])('refuses that %s imports %s', async (file, imported, message) => {
    expect(await lint(file, imported)).toContain(message);
  });

  it.each([
    ['src/page/a.tsx', "{ a } from '../sections/registry.ts'"],
    ['src/page/a.tsx', "type { Doc } from '../content/a.ts'"],
    ['src/content/checks/a.ts', "{ a } from '../visit.ts'"],
    ['src/sections/hero/hero.schema.ts', "{ z } from 'zod'"],
    ['src/sections/hero/a.tsx', "type { b } from './hero.schema.ts'"],
    ['scripts/ssg/a.ts', "{ a } from './b.ts'"],
    ['scripts/vite-plugin-a.ts', "{ a } from '../src/content/a.ts'"],
    ['scripts/build/a.ts', "{ a } from '../../src/server.tsx'"],
  ])('lets %s import %s', async (file, imported) => {
    expect(await lint(file, imported)).toBe('nothing');
  });
});

it('is told files by patterns that end in a type of file', () => {
  expect(['src/page', 'src/theme.ts', 'scripts/vite-plugin-*.ts'].map(globOf)).toEqual([
    'src/page/**/*.{ts,tsx}',
    'src/theme.ts',
    'scripts/vite-plugin-*.ts',
  ]);
});
