import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasNoRegions, readSiteRegions, regionsModuleSource, regionTypes, writeRegionTypes } from './site-regions.ts';

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

it('reads codes, names and languages in order, and leaves drafts out on request', () => {
  const root = projectWith(FOUR);
  expect(readSiteRegions(root)).toEqual({
    REGION_CODES: ['pl', 'be', 'be-fr', 'ar'],
    REGION_NAMES: { pl: 'Polska', be: 'België', 'be-fr': 'Belgique', ar: 'العربية' },
    REGION_LANGUAGES: { pl: 'pl', be: 'nl', 'be-fr': 'fr', ar: 'ar' },
    LANGUAGES: ['pl', 'nl', 'fr', 'ar'],
    DRAFT_REGIONS: ['ar'],
    BASE_REGIONS: { 'be-fr': 'be' },
    FORMER_REGIONS: ['dk'],
    UNITS_BEFORE: ['¥'],
    UNITS_BEHIND: ['zł', 'PLN'],
  });
  expect(readSiteRegions(root, { drafts: false }).LANGUAGES).toEqual(['pl', 'nl', 'fr']);
});

it('writes types that hold every code and language', () => {
  const root = projectWith(FOUR);
  writeRegionTypes(root);
  const types = readFileSync(join(root, 'src/regions/site-regions.generated.d.ts'), 'utf8');
  expect(types).toBe(regionTypes(readSiteRegions(root)));
  expect(types).toContain('REGION_CODES: readonly ["pl", "be", "be-fr", "ar"];');
  expect(regionsModuleSource(readSiteRegions(root))).toContain('export const LANGUAGES = ["pl","nl","fr","ar"];');
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
  expect(readSiteRegions(root).BASE_REGIONS).toEqual({});
});
