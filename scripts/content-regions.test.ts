import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { STARTED_REGION_CASES } from '../src/content/diagnostics/__fixtures__/region.cases.ts';

const ROOT = join(import.meta.dirname, '..');

const SWEDEN = `
se:
  name: Sweden
  flag: 🇸🇪
  language: sv
  locale: sv-SE
  label: SV
  draft: true
  currency: SEK
  currencySymbol: kr
  priceFormat: "{amount} kr"
  convertedFormat: "{amount} kr"
  dollarRate: 10
  countries: ["NO"]
`;

/** Copies the content into a project whose other files are those of this one. */
function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'regions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  for (const name of ['src', 'public', 'docs', 'package.json', 'node_modules', '.vscode', '.prettierrc.json'])
    symlinkSync(join(ROOT, name), join(root, name));
  return root;
}

const run = (root: string, script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });

/** Checks a copy of the content whose regions are changed, as `npm run content:check` does. */
function checkWith(change: (regions: string) => string, changeHome = (home: string) => home) {
  const root = copyContent();
  const file = join(root, 'content/regions.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8').replace(', "NO"', '')));
  const home = join(root, 'content/pages/home.yaml');
  writeFileSync(home, changeHome(readFileSync(home, 'utf8')));
  const { status, stdout, stderr } = run(root, 'content-check.ts', '--format', 'json');
  const { diagnostics: found } = JSON.parse(stdout || stderr) as {
    diagnostics: {
      severity: string;
      file: string;
      line: number;
      path: string;
      message: string;
      hint: string;
    }[];
  };
  return { status, found };
}

const errorsOf = ({ found }: ReturnType<typeof checkWith>) =>
  found.filter(({ severity }) => severity === 'error').map(({ file, line, message }) => `${file}:${line} ${message}`);

const textOf = ({ message, hint }: { message: string; hint: string }) => `${message} ${hint}`;
const withoutLocation = (saying = '') => saying.slice(saying.indexOf('  ') + 2);

it('warns of the texts and values that a draft region lacks, and reports them once it is published', () => {
  const draft = checkWith((regions) => regions + SWEDEN);
  expect(draft.status).toBe(0);
  const texts = new Set(draft.found.map(textOf));
  for (const { says } of [STARTED_REGION_CASES.missingText, STARTED_REGION_CASES.missingValue])
    expect(texts).toContain(withoutLocation(says[0]));
  const published = checkWith((regions) => regions + SWEDEN.replace('  draft: true\n', ''));
  expect(published.status).toBe(1);
  expect(
    published.found.filter(({ severity, message }) => severity === 'error' && message.includes('Swedish')),
  ).not.toEqual([]);
});

it('takes values from the region that a region extends', () => {
  const extending = SWEDEN.replace('language: sv', 'language: en')
    .replace('sv-SE', 'en-SE')
    .replace('draft: true', 'extends: eu')
    .replaceAll(/  (currency|currencySymbol|priceFormat|convertedFormat|dollarRate):.*\n/g, '');
  expect(errorsOf(checkWith((regions) => regions + extending))).toEqual([]);
});

it('names the leftovers of a region that is gone', () => {
  const { found } = checkWith((regions) => `${regions.slice(0, regions.indexOf('\ndk:'))}\nformerRegions: [dk]\n`);
  const unused = found.filter(({ message }) => message.includes('is unused'));
  expect(
    unused.some(({ message, line, severity }) => message.startsWith('"dk"') && line > 1 && severity === 'warning'),
  ).toBe(true);
  expect(unused.some(({ message }) => message === '"da" is unused: no region of the site speaks Danish.')).toBe(true);
});

it('reports a section that only a former region shows, and names the command that deletes it', () => {
  const { found } = checkWith(
    (regions) => `${regions}formerRegions: [se]\n`,
    (home) => home.replace('  - type: about\n', '  - type: about\n    regions: [se]\n'),
  );
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(textOf)).toEqual(STARTED_REGION_CASES.shownNowhere.says.map(withoutLocation));
});

it.each([
  [
    'a region that is named like a folder of pages',
    SWEDEN.replace('se:', 'services:'),
    'No region can have the code "services"',
  ],
  ['a code twice', SWEDEN + SWEDEN, 'se'],
  ['a country of two regions', SWEDEN.replace('["NO"]', '[DK]'), 'The country "DK" is listed in regions dk and se.'],
])('reports %s alone', (_mistake, regions, message) => {
  const errors = errorsOf(checkWith((own) => own + regions));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^content\/regions\.yaml:\d+ /);
  expect(errors[0]).toContain(message);
});

it('adds a region without making a file outside of the content stale', () => {
  const root = copyContent();
  const sweden = ['--code', 'se', '--name', 'Sweden', '--language', 'sv', '--locale', 'sv-SE', '--currency', 'SEK'];
  expect(run(root, 'new-region.ts', ...sweden).status).toBe(0);
  expect(run(root, 'generate-editor-files.ts', '--check')).toMatchObject({ status: 0, stderr: '' });
});
