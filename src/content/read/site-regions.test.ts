import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  areSameRegions,
  hasNoRegions,
  readSiteRegions,
  regionTypes,
  siteRegionsIn,
  writeRegionTypes,
  hasRightToLeft,
} from './site-regions.ts';

function projectWith(regions: string): string {
  const root = mkdtempSync(join(tmpdir(), 'regions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  mkdirSync(join(root, 'src/regions'), { recursive: true });
  writeFileSync(join(root, 'content/regions.yaml'), regions);
  return root;
}

const FOUR = `pl: { name: Polska, language: pl, priceFormat: "{amount} zł", convertedFormat: "{amount} PLN" }
be: { name: België, language: nl }
be-fr: { name: Belgique, language: fr, extends: be }
ar: { name: العربية, language: ar, draft: true, priceFormat: "¥ {amount}", convertedFormat: "{amount} zł" }
formerRegions: [dk]
`;

it('reads codes, names and languages in order', () => {
  const root = projectWith(FOUR);
  expect(readSiteRegions(root)).toEqual({
    codes: ['pl', 'be', 'be-fr', 'ar'],
    names: { pl: 'Polska', be: 'België', 'be-fr': 'Belgique', ar: 'العربية' },
    languageOf: { pl: 'pl', be: 'nl', 'be-fr': 'fr', ar: 'ar' },
    languages: ['pl', 'nl', 'fr', 'ar'],
    drafts: ['ar'],
    bases: { 'be-fr': 'be' },
    former: ['dk'],
  });
});

it('writes types that hold every code and language', () => {
  const root = projectWith(FOUR);
  writeRegionTypes(root);
  const types = readFileSync(join(root, 'src/regions/site-regions.generated.d.ts'), 'utf8');
  expect(types).toBe(regionTypes(readSiteRegions(root)));
  expect(types).toContain('export type RegionCode = "pl" | "be" | "be-fr" | "ar";');
  expect(types).toContain('export type Language = "pl" | "nl" | "fr" | "ar";');
});

it.each([
  ['nothing', ''],
  ['a syntax error', 'us: ['],
  ['a tag that Intl refuses', 'us: { language: "e n" }\n'],
  ['a list', '- us\n'],
])('stands in for a file with %s, which the content check reports', (_what, text) => {
  expect(hasNoRegions(readSiteRegions(projectWith(text)))).toBe(true);
});

it('ignores a circle of extends', () => {
  const root = projectWith('be: { language: nl, extends: lu }\nlu: { language: fr, extends: be }\n');
  expect(readSiteRegions(root).bases).toEqual({});
});

it('tells regions apart by what the site takes from them', () => {
  const before = readSiteRegions(projectWith(FOUR));
  expect(areSameRegions(before, readSiteRegions(projectWith(FOUR.replaceAll('zł', 'PLN'))))).toBe(true);
  for (const other of [
    FOUR.replace('language: fr', 'language: de'),
    FOUR.replace('draft: true, ', ''),
    `${FOUR}us: { language: en }\n`,
  ])
    expect(areSameRegions(before, readSiteRegions(projectWith(other)))).toBe(false);
});

it('reads the data of a file that is not on disk', () => {
  const { codes, languages } = siteRegionsIn({ pl: { language: 'pl' }, formerRegions: ['dk'], 'no code': {} });
  expect([codes, languages]).toEqual([['pl'], ['pl']]);
});

function regionsOf(regions?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'regions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  if (regions !== undefined) writeFileSync(join(root, 'content/regions.yaml'), regions);
  return root;
}

it.each([
  ['us: { locale: en-US }\nae: { locale: ar-AE, draft: true }\n', true],
  ['us: { locale: en-US }\naz: { locale: az-Arab }\n', true],
  ['us: { locale: en-US }\nformerRegions: [ae]\n', false],
  ['us: { locale: no_such }\n', false],
  ['us: {', false],
  ['', false],
  [undefined, false],
])('reads %j', (regions, expected) => {
  expect(hasRightToLeft(regionsOf(regions))).toBe(expected);
});
