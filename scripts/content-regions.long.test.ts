import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STARTED_REGION_CASES } from '../src/content/diagnostics/__fixtures__/region.cases.ts';
import { copyContent, startCommand } from '../tests/support/run-command.ts';

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

/** Runs `npm run content:check` on a copy of the content whose regions are changed. */
async function checkWith(change: (regions: string) => string, changeHome = (home: string) => home) {
  const root = copyContent();
  const file = join(root, 'content/regions.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8').replace(', "NO"', '')));
  const home = join(root, 'content/pages/home.yaml');
  writeFileSync(home, changeHome(readFileSync(home, 'utf8')));
  const { status, stdout, stderr } = await startCommand('content:check', root, ['--format', 'json']);
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

const errorsOf = ({ found }: Awaited<ReturnType<typeof checkWith>>) =>
  found.filter(({ severity }) => severity === 'error').map(({ file, line, message }) => `${file}:${line} ${message}`);

const textOf = ({ message, hint }: { message: string; hint: string }) => `${message} ${hint}`;
const withoutLocation = (saying = '') => saying.slice(saying.indexOf('  ') + 2);

it('warns of the texts and values that a draft region lacks, and reports them once it is published', async () => {
  const draft = await checkWith((regions) => regions + SWEDEN);
  expect(draft.status).toBe(0);
  const texts = new Set(draft.found.map(textOf));
  for (const { says } of [STARTED_REGION_CASES.missingText, STARTED_REGION_CASES.missingValue])
    expect(texts).toContain(withoutLocation(says[0]));
  const published = await checkWith((regions) => regions + SWEDEN.replace('  draft: true\n', ''));
  expect(published.status).toBe(1);
  expect(
    published.found.filter(({ severity, message }) => severity === 'error' && message.includes('Swedish')),
  ).not.toEqual([]);
  // A value for each region lacks one, also where it could be written in another way.
  const lacking = published.found.filter(({ message }) => message === 'The value for region se is missing.');
  expect(lacking.map(({ file, path }) => `${file} ${path}`)).toContain('content/pages/home.yaml sections[1].cases.se');
  expect(published.found.filter(({ message }) => /^This is a (group|list)/.test(message))).toEqual([]);
});

it('takes values from the region that a region extends', async () => {
  const extending = SWEDEN.replace('language: sv', 'language: en')
    .replace('sv-SE', 'en-SE')
    .replace('draft: true', 'extends: eu')
    .replaceAll(/  (currency|currencySymbol|priceFormat|convertedFormat|dollarRate):.*\n/g, '');
  expect(errorsOf(await checkWith((regions) => regions + extending))).toEqual([]);
});

it('names the leftovers of a region that is gone', async () => {
  const { found } = await checkWith(
    (regions) => `${regions.slice(0, regions.indexOf('\ndk:'))}\nformerRegions: [dk]\n`,
  );
  const unused = found.filter(({ message }) => message.includes('is unused'));
  expect(
    unused.some(({ message, line, severity }) => message.startsWith('"dk"') && line > 1 && severity === 'warning'),
  ).toBe(true);
  expect(unused.some(({ message }) => message === '"da" is unused: no region of the site speaks Danish.')).toBe(true);
});

it('reports a section that only a former region shows, and names the command that deletes it', async () => {
  const { found } = await checkWith(
    (regions) => `${regions}formerRegions: [se]\n`,
    (home) =>
      home
        .replace('  - type: about\n', '  - type: about\n    regions: [se]\n')
        .replace('  - type: services\n', '  - type: services\n    regions: [se, dkk, us]\n'),
  );
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(textOf)).toEqual([
    ...STARTED_REGION_CASES.shownNowhere.says.map(withoutLocation),
    expect.anything(),
  ]);
  // A mistake beside a former region is at its own place.
  expect(errors.at(-1)).toMatchObject({
    path: expect.stringMatching(/regions\[1\]$/),
    message: expect.stringMatching(/"dkk"/),
  });
});

it.each([
  [
    'a region that is named like a folder of pages',
    SWEDEN.replace('se:', 'services:'),
    'No region can have the code "services"',
  ],
  ['a code twice', SWEDEN + SWEDEN, 'se'],
  ['a country of two regions', SWEDEN.replace('["NO"]', '[DK]'), 'The country "DK" is listed in regions dk and se.'],
])('reports %s alone', async (_mistake, regions, message) => {
  const errors = errorsOf(await checkWith((own) => own + regions));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^content\/regions\.yaml:\d+ /);
  expect(errors[0]).toContain(message);
});

it('adds a region without making a file outside of the content stale', async () => {
  const root = copyContent();
  const sweden = ['--code', 'se', '--name', 'Sweden', '--language', 'sv', '--locale', 'sv-SE', '--currency', 'SEK'];
  expect((await startCommand('new:region', root, sweden)).status).toBe(0);
  expect(await startCommand('editor', root, ['--check'])).toMatchObject({ status: 0, stderr: '' });
});
