import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { callCommand, copyContent, startCommand } from '../tests/support/run-command.ts';
import { generate } from './commands/generate.ts';

const ROOT = join(import.meta.dirname, '..');

let root = '';
beforeEach(() => {
  root = copyContent();
});

/** Runs the command in a copy of the content, without a terminal. */
const make = (...args: string[]) => callCommand(generate, root, args);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isFormatted = async (file: string) =>
  check(read(file), { ...(await resolveConfig(join(root, file))), filepath: file });
const problems = async () =>
  (await loadContent(root)).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('npm run new:page', () => {
  it('writes a commented page that the content check accepts', async () => {
    const { status, stdout } = await make('page', '/services/audits');
    expect(status).toBe(0);
    expect(stdout).toContain('written  content/pages/services/audits.yaml');
    expect(await problems()).toEqual([]);
    const text = read('content/pages/services/audits.yaml');
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\n# The page \/us\/services\/audits,/,
    );
    expect(text).not.toContain('__');
    expect(await isFormatted('content/pages/services/audits.yaml')).toBe(true);
  });

  it("doesn't overwrite files", async () => {
    const { status, stderr } = await make('page', 'home');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'content/pages/home.yaml already exists and was not changed. Choose another path.\n',
    });
    expect(read('content/pages/home.yaml')).toBe(readFileSync(join(ROOT, 'content/pages/home.yaml'), 'utf8'));
  });

  it('rejects an invalid address and writes nothing', async () => {
    const { status, stderr } = await make('page', 'dk/audits');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Leave the region out: every page is made for us, eu and dk. Try audits.\n',
    });
    expect(existsSync(join(root, 'content/pages/dk'))).toBe(false);
    expect((await make('page', 'services/index')).status).toBe(1);
    expect(existsSync(join(root, 'content/pages/services/index.yaml'))).toBe(false);
  });
});

describe('npm run new:case-study', () => {
  it.each(['north-sea-tools', '2024'])('writes %s with its images, which the content check accepts', async (id) => {
    const { status } = await make('case-study', id);
    expect(status).toBe(0);
    expect(await problems()).toEqual([]);
    expect(await isFormatted(`content/case-studies/${id}.yaml`)).toBe(true);
  });

  it('rejects an id whose page a content blocker would hide, and writes nothing', async () => {
    const { status, stderr } = await make('case-study', 'sitemap-tools');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        '"sitemap-tools" cannot be a case study: addresses with "sitemap" show the sitemap. Choose another word.\n',
    });
    expect(existsSync(join(root, 'content/case-studies/sitemap-tools.yaml'))).toBe(false);
  });

  it('stays valid with its commented-out fields included', async () => {
    await make('case-study', 'west-tools');
    const file = join(root, 'content/case-studies/west-tools.yaml');
    const open = readFileSync(file, 'utf8').replaceAll(/^# (?=website: |metrics:|series:| {2,})/gm, '');
    expect(open).toMatch(/^metrics:\n {2}- label:/m);
    writeFileSync(file, open);
    expect(await problems()).toEqual([]);
  });
});

describe('npm run new', () => {
  it.each([
    [['page'], 'The path is missing.\nUsage: npm run new:page <path>\n'],
    [['section'], 'The name is missing.\nUsage: npm run new:section <name>\n'],
    [['case-study'], 'The id is missing.\nUsage: npm run new:case-study <id>\n'],
    [
      ['thing', 'x'],
      'Unknown generator "thing".\nUsage: npm run new:section or new:page with one name, or new:entry with the kind of entry and a name\n',
    ],
    [
      ['page', 'a', 'b'],
      'Unexpected arguments: b.\nUsage: npm run new:section or new:page with one name, or new:entry with the kind of entry and a name\n',
    ],
    [['page', '--force', 'a'], expect.stringContaining('Usage: npm run new:section')],
  ])('prints its usage outside a terminal: %j', async (args, stderr) => {
    expect(await make(...args)).toEqual({ status: 2, stdout: '', stderr });
  });
});

/** What a new section type is checked with. */
const PROJECT = [
  'content',
  'public',
  'src',
  'scripts',
  'ssg',
  'tools',
  'vite',
  'tests/support',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.prettierrc.json',
  '.oxlintrc.json',
  'layers.oxlintrc.json',
];

/** Copies the project for one test. */
function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'new-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'tests'));
  for (const name of PROJECT) {
    const filter = (file: string) => !file.endsWith('/node_modules');
    cpSync(join(ROOT, name), join(project, name), { recursive: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Runs one of the project's programs in the copy. */
function run(program: string, ...args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
    execFile(join(ROOT, 'node_modules/.bin', program), args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr }),
    );
  });
}

describe('npm run new:section', () => {
  it(
    'writes a section that passes the checks of every section, types, lint and format',
    { timeout: 240_000 },
    async () => {
      root = copyProject();
      const { status, stdout } = await startCommand('new', root, ['section', 'client-quote']);
      expect(status).toBe(0);
      expect(stdout).toContain('written  src/site/sections/client-quote/client-quote.section.tsx');
      expect(stdout).toContain('written  schemas/sections/client-quote.schema.json');
      expect(read('src/site/sections.md')).toContain('- type: client-quote');
      expect((await startCommand('editor', root, ['--check'])).status).toBe(0);

      writeFileSync(
        join(root, 'tsconfig.json'),
        read('tsconfig.json').replace(
          /"include": \[.*\]/,
          '"include": ["src/site/sections/client-quote", "src/*.d.ts"]',
        ),
      );
      const own = 'src/site/sections/client-quote';
      const [tests, types, lint] = await Promise.all([
        run('vitest', 'run', own, 'src/sections/sections.test.tsx', '-t', '^(?!section type (?!client-quote))'),
        run('tsc'),
        run('oxlint', '--type-aware', '--deny-warnings', own),
      ]);
      expect(tests.output).toMatch(/Tests\s+\d+ passed/);
      for (const { status: own, output } of [tests, types, lint])
        expect({ own, said: own === 0 ? '' : output }).toEqual({ own: 0, said: '' });
      for (const file of readdirSync(join(root, own)))
        expect(await isFormatted(`${own}/${file}`), `${file} is formatted`).toBe(true);
    },
  );

  it("doesn't overwrite files", async () => {
    const { status, stderr } = await make('section', 'hero');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'src/site/sections/hero/hero.schema.ts already exists and was not changed. Choose another name.\n',
    });
  });
});
