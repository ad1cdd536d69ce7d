import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { textDirection } from '../../i18n/text-direction.ts';

/** The file that says which regions and languages the site has (decision 80). */
export const REGIONS_FILE = 'content/regions.yaml';

/** Where the types of codes and languages are written; git ignores it. */
const TYPES_FILE = 'src/regions/site-regions.generated.d.ts';

/** The key of the list of regions that the site no longer has, beside the regions. */
export const FORMER_REGIONS_KEY = 'formerRegions';

/** The format of a region's code: two or more small letters, maybe further parts after hyphens: `us`, `be-fr`. */
export const REGION_CODE_FORMAT = /^[a-z]{2,}(-[a-z]{2,})*$/;

interface RegionOutline {
  code: string;
  name: string;
  language: string;
  draft: boolean;
  base: string | undefined;
}

/** Stands in while the file names no region. The content check reports that, and nothing else. */
const PLACEHOLDER: RegionOutline = {
  code: 'xx',
  name: 'xx',
  language: 'und',
  draft: false,
  base: undefined,
};

/**
 * Reads the regions of a project. Never throws: what is wrong with the file is for the content check to report.
 * @param root the project folder
 */
export const readSiteRegions = (root: string): SiteRegions => siteRegionsIn(readRegionsFile(root));

/** Returns the regions in the data of `content/regions.yaml`. */
export function siteRegionsIn(data: Readonly<Record<string, unknown>>): SiteRegions {
  const some = readOutlines(data);
  const former = data[FORMER_REGIONS_KEY];
  return siteRegionsOf(
    some.length > 0 ? some : [PLACEHOLDER],
    Array.isArray(former) ? former.filter((code) => typeof code === 'string') : [],
  );
}

/** Returns whether the file named no region. */
export const hasNoRegions = ({ codes }: SiteRegions): boolean => (codes[0] as string) === PLACEHOLDER.code;

/** Reads the map of `content/regions.yaml` as it's written; empty if there's none. Never throws. */
export function readRegionsFile(root: string): Record<string, unknown> {
  const file = join(root, REGIONS_FILE);
  if (!existsSync(file)) return {};
  try {
    const data: unknown = parse(readFileSync(file, 'utf8'), { logLevel: 'silent' });
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
  } catch {
    return {};
  }
}

function readOutlines(data: Readonly<Record<string, unknown>>): RegionOutline[] {
  return Object.entries(data).flatMap(([code, entry]: [string, unknown]) => {
    const { name, language, draft, extends: base } = Object(entry) as Record<string, unknown>;
    if (!REGION_CODE_FORMAT.test(code) || typeof language !== 'string' || !isLanguageTag(language)) return [];
    return {
      code,
      name: typeof name === 'string' ? name : code,
      language,
      draft: draft === true,
      base: typeof base === 'string' ? base : undefined,
    };
  });
}

/** Returns whether a language tag is well formed; `Intl` throws for any other. */
export function isLanguageTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/** The codes are those of the file: the generated types say the same. */
const siteRegionsOf = (regions: readonly RegionOutline[], former: readonly string[]): SiteRegions =>
  ({
    codes: regions.map(({ code }) => code),
    names: Object.fromEntries(regions.map(({ code, name }) => [code, name])),
    languages: [...new Set(regions.map(({ language }) => language))],
    languageOf: Object.fromEntries(regions.map(({ code, language }) => [code, language])),
    drafts: regions.filter(({ draft }) => draft).map(({ code }) => code),
    bases: Object.fromEntries(
      regions.flatMap(({ code, base }) => (base !== undefined && reaches(code, regions) ? [[code, base]] : [])),
    ),
    former,
  }) as unknown as SiteRegions;

/** Returns whether a region's `extends` names existing regions only, and ends. */
function reaches(code: string, regions: readonly RegionOutline[]): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = code; at !== undefined;) {
    const region = regions.find((other) => other.code === at);
    if (!region || seen.has(at)) return false;
    seen.add(at);
    at = region.base;
  }
  return true;
}

/** Returns whether two readings of the file differ in regions or languages. */
export const areSameRegions = (one: SiteRegions, other: SiteRegions): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the types of codes and languages, so that an unknown one in the site's code is a compile error. */
export const regionTypes = ({ codes, languages }: SiteRegions): string =>
  [
    `// Generated from ${REGIONS_FILE} whenever types, lint, tests, dev or build run. Don't edit it; git ignores it.`,
    `/** A region's code, the first segment of its addresses. */`,
    `export type RegionCode = ${codes.map(quoted).join(' | ')};`,
    `/** A language of the site, as the key of a text. */`,
    `export type Language = ${languages.map(quoted).join(' | ')};`,
    '',
  ].join('\n');

const quoted = (value: string): string => JSON.stringify(value);

/** Writes the types of a project's regions, unless they are up to date. */
export function writeRegionTypes(root: string): void {
  const file = join(root, TYPES_FILE);
  const types = regionTypes(readSiteRegions(root));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}

/** Returns whether a region of a project, draft or not, is written from right to left. Never throws. */
export function hasRightToLeft(root: string): boolean {
  try {
    return Object.values(readRegionsFile(root)).some(isRightToLeft);
  } catch {
    return false; // the content check reports an invalid locale
  }
}

function isRightToLeft(region: unknown): boolean {
  const { locale } = Object(region) as { locale?: unknown };
  return typeof locale === 'string' && textDirection(locale) === 'rtl';
}
