import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The file that says which regions and languages the site has (decision 80). */
export const REGIONS_FILE = 'content/regions.yaml';

/** Where the types of `#site-regions` are written; git ignores it. */
const TYPES_FILE = 'src/regions/site-regions.generated.d.ts';

/** The key of the list of regions that the site no longer has, beside the regions. */
export const FORMER_REGIONS_KEY = 'formerRegions';

/** The format of a region's code: two or more small letters, maybe further parts after hyphens: `us`, `be-fr`. */
export const REGION_CODE_FORMAT = /^[a-z]{2,}(-[a-z]{2,})*$/;

/** The structure of the site: what code is compiled against. The exports of the module `#site-regions`. */
export interface SiteRegions {
  /** The codes of all regions, drafts too, the default one first. */
  REGION_CODES: readonly string[];
  /** Their names, for field titles. */
  REGION_NAMES: Readonly<Record<string, string>>;
  /** Their languages. */
  REGION_LANGUAGES: Readonly<Record<string, string>>;
  /** The languages of all regions, each once. */
  LANGUAGES: readonly string[];
  /** The regions that are not published yet. */
  DRAFT_REGIONS: readonly string[];
  /** The region that another one takes prices and regional values from. */
  BASE_REGIONS: Readonly<Record<string, string>>;
  /** Codes of regions that the site no longer has. */
  FORMER_REGIONS: readonly string[];
  /** What stands before an amount in any region, without spaces: `$`, `€`. */
  UNITS_BEFORE: readonly string[];
  /** What stands behind an amount in any region: `kr.`, `DKK`. */
  UNITS_BEHIND: readonly string[];
}

interface RegionOutline {
  code: string;
  name: string;
  language: string;
  draft: boolean;
  base: string | undefined;
  /** How the region writes amounts; `{amount}` is the number. */
  formats: readonly string[];
}

/** Stands in while the file names no region. The content check reports that, and nothing else. */
const PLACEHOLDER: RegionOutline = {
  code: 'xx',
  name: 'xx',
  language: 'und',
  draft: false,
  base: undefined,
  formats: [],
};

/**
 * Reads the regions of a project. Never throws: what is wrong with the file is for the content check to report.
 * @param root the project folder
 * @param options `drafts: false` leaves out draft regions
 */
export function readSiteRegions(root: string, { drafts = true } = {}): SiteRegions {
  const data = readRegionsFile(root);
  const some = readOutlines(data).filter(({ draft }) => drafts || !draft);
  const former = data[FORMER_REGIONS_KEY];
  return siteRegionsOf(
    some.length > 0 ? some : [PLACEHOLDER],
    Array.isArray(former) ? former.filter((code) => typeof code === 'string') : [],
  );
}

/** Returns whether the file named no region. */
export const hasNoRegions = ({ REGION_CODES }: SiteRegions): boolean => REGION_CODES[0] === PLACEHOLDER.code;

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

function readOutlines(data: Record<string, unknown>): RegionOutline[] {
  return Object.entries(data).flatMap(([code, entry]: [string, unknown]) => {
    const { name, language, draft, extends: base, ...money } = Object(entry) as Record<string, unknown>;
    if (!REGION_CODE_FORMAT.test(code) || typeof language !== 'string' || !isLanguageTag(language)) return [];
    return {
      code,
      name: typeof name === 'string' ? name : code,
      language,
      draft: draft === true,
      base: typeof base === 'string' ? base : undefined,
      formats: [money['priceFormat'], money['convertedFormat']].filter((format) => typeof format === 'string'),
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

/** Lists what stands before amounts (0) or behind them (1), each once. */
const unitsOf = (regions: readonly RegionOutline[], side: 0 | 1): string[] => [
  ...new Set(
    regions.flatMap(
      ({ formats }) => formats.flatMap((format) => format.split('{amount}')[side]?.trim() || []), // oxlint-disable-line prefer-nullish-coalescing -- an empty text is no unit
    ),
  ),
];

const siteRegionsOf = (regions: readonly RegionOutline[], former: readonly string[]): SiteRegions => ({
  FORMER_REGIONS: former,
  UNITS_BEFORE: unitsOf(regions, 0),
  UNITS_BEHIND: unitsOf(regions, 1),
  REGION_CODES: regions.map(({ code }) => code),
  REGION_NAMES: Object.fromEntries(regions.map(({ code, name }) => [code, name])),
  REGION_LANGUAGES: Object.fromEntries(regions.map(({ code, language }) => [code, language])),
  LANGUAGES: [...new Set(regions.map(({ language }) => language))],
  DRAFT_REGIONS: regions.filter(({ draft }) => draft).map(({ code }) => code),
  BASE_REGIONS: Object.fromEntries(
    regions.flatMap(({ code, base }) => (base !== undefined && reaches(code, regions) ? [[code, base]] : [])),
  ),
});

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

/** The module `#site-regions` as a bundler loads it. */
export const regionsModuleSource = (regions: SiteRegions): string =>
  Object.entries(regions)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/**
 * Returns whether the content has other regions or languages than before: a program that began with those has to start
 * again. A file without any is being edited.
 * @param before the module of those regions
 */
export function hasOtherRegions(root: string, before: string): boolean {
  const regions = readSiteRegions(root);
  return !hasNoRegions(regions) && regionsModuleSource(regions) !== before;
}

/** The types of the module `#site-regions`, so that an unknown code or language is a compile error. */
export function regionTypes({ REGION_CODES, LANGUAGES, REGION_LANGUAGES }: SiteRegions): string {
  const tuple = (values: readonly string[]) => `readonly [${values.map(quoted).join(', ')}]`;
  const languages = Object.entries(REGION_LANGUAGES).map(
    ([code, language]) => `  ${quoted(code)}: ${quoted(language)};`,
  );
  return [
    `// Generated from ${REGIONS_FILE} whenever types, lint, tests, dev or build run. Don't edit it; git ignores it.`,
    `type Code = (typeof REGION_CODES)[number];`,
    `export declare const REGION_CODES: ${tuple(REGION_CODES)};`,
    `export declare const LANGUAGES: ${tuple(LANGUAGES)};`,
    `export declare const REGION_NAMES: Readonly<Record<Code, string>>;`,
    `export declare const REGION_LANGUAGES: Readonly<{`,
    ...languages,
    `}>;`,
    `export declare const DRAFT_REGIONS: readonly Code[];`,
    ...['FORMER_REGIONS', 'UNITS_BEFORE', 'UNITS_BEHIND'].map(
      (name) => `export declare const ${name}: readonly string[];`,
    ),
    `export declare const BASE_REGIONS: Readonly<Partial<Record<Code, Code>>>;`,
    '',
  ].join('\n');
}

const quoted = (value: string): string => JSON.stringify(value);

/** Writes the types of a project's regions, unless they are up to date. */
export function writeRegionTypes(root: string): void {
  const file = join(root, TYPES_FILE);
  const types = regionTypes(readSiteRegions(root));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}
