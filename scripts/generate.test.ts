import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';

const ROOT = join(import.meta.dirname, '..');
const COPIED = [
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
let root = '';

// Every command is a program of its own, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

/** Runs one of the project's programs in the copy, without a terminal. */
function run(program: string, ...args: string[]): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      join(ROOT, 'node_modules/.bin', program),
      args,
      { cwd: root, env: { ...process.env, NO_COLOR: '1', VITEST: undefined } },
      (error, out, err) => resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
    child.stdin?.end();
  });
}

const make = (...args: string[]) => run('tsx', join(root, 'scripts/generate.ts'), ...args);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isFormatted = async (file: string) =>
  check(read(file), { ...(await resolveConfig(join(root, file))), filepath: file });
const problems = async () =>
  (await loadContent(root)).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  mkdirSync(join(root, 'tests'));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: (file) => !file.endsWith('/node_modules') });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('npm run new:page', () => {
  it('writes a commented page that the content check accepts', async () => {
    const { status, out } = await make('page', '/services/audits');
    expect(status).toBe(0);
    expect(out).toContain('written  content/pages/services/audits.yaml');
    expect(await problems()).toEqual([]);
    const text = read('content/pages/services/audits.yaml');
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/schemas\/page\.schema\.json\n# The page \/us\/services\/audits,/,
    );
    expect(text).not.toContain('__');
    expect(await isFormatted('content/pages/services/audits.yaml')).toBe(true);
  });

  it("doesn't overwrite files", async () => {
    const { status, err } = await make('page', 'home');
    expect({ status, err }).toEqual({
      status: 1,
      err: 'content/pages/home.yaml is there already and stays as it is. Choose another path.\n',
    });
    expect(read('content/pages/home.yaml')).toBe(readFileSync(join(ROOT, 'content/pages/home.yaml'), 'utf8'));
  });

  it('rejects an invalid address and writes nothing', async () => {
    const { status, err } = await make('page', 'dk/audits');
    expect({ status, err }).toEqual({
      status: 1,
      err: 'Leave the region out: every page is made for us, eu and dk. Try audits.\n',
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
    const { status, err } = await make('case-study', 'sitemap-tools');
    expect({ status, err }).toEqual({
      status: 1,
      err: '"sitemap-tools" cannot be a case study: addresses with "sitemap" show the sitemap. Choose another word.\n',
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
  it.concurrent.each([
    [['page'], 'The path is missing.\nUsage: npm run new:page <path>\n'],
    [['section'], 'The name is missing.\nUsage: npm run new:section <name>\n'],
    [['case-study'], 'The id is missing.\nUsage: npm run new:case-study <id>\n'],
    [
      ['thing', 'x'],
      '"thing" cannot be made new.\nUsage: npm run new:section, new:case-study or new:page, each with one name\n',
    ],
    [
      ['page', 'a', 'b'],
      '"b" is too much.\nUsage: npm run new:section, new:case-study or new:page, each with one name\n',
    ],
    [['page', '--force', 'a'], expect.stringContaining('Usage: npm run new:section')],
  ])('prints its usage outside a terminal: %j', async (args, err) => {
    expect(await make(...args)).toEqual({ status: 2, out: '', err });
  });
});

describe('npm run new:section', () => {
  it(
    'writes a section that passes the checks of every section, types, lint and format',
    { timeout: 240_000 },
    async () => {
      const { status, out } = await make('section', 'client-quote');
      expect(status).toBe(0);
      expect(out).toContain('written  src/sections/client-quote/client-quote.section.tsx');
      expect(out).toContain('written  schemas/sections/client-quote.schema.json');
      expect(read('docs/sections.md')).toContain('- type: client-quote');
      expect((await run('tsx', 'scripts/generate-editor-files.ts', '--check')).status).toBe(0);

      writeFileSync(
        join(root, 'tsconfig.json'),
        read('tsconfig.json').replace(/"include": \[.*\]/, '"include": ["src/sections/client-quote", "src/*.d.ts"]'),
      );
      const own = 'src/sections/client-quote';
      const [tests, types, lint, form] = await Promise.all([
        run('vitest', 'run', own, 'src/sections/sections.test.tsx', '-t', '^(?!section type (?!client-quote))'),
        run('tsc'),
        run('oxlint', '--type-aware', '--deny-warnings', own),
        run('prettier', '--check', own),
      ]);
      expect(tests.out + tests.err).toMatch(/Tests\s+\d+ passed/);
      for (const { status: own, out: said, err } of [tests, types, lint, form])
        expect({ own, said: own === 0 ? '' : said + err }).toEqual({ own: 0, said: '' });
    },
  );

  it("doesn't overwrite files", async () => {
    const { status, err } = await make('section', 'hero');
    expect({ status, err }).toEqual({
      status: 1,
      err: 'src/sections/hero/hero.schema.ts is there already and stays as it is. Choose another name.\n',
    });
  });
});
