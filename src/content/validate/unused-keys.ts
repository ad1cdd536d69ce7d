import { enumerated, say, verbatim } from '../../i18n/phrase.ts';
import { type Finding, type Message, quote, withRemedies } from '../diagnostics/diagnostic.ts';
import { LANGUAGE_NAMES } from './region-standards.ts';
import {
  defaultRegionOf,
  isDraftLanguage,
  isDraftRegion,
  isLanguage,
  isRegionCode,
  type Language,
  type RegionCode,
  type SiteRegions,
} from '../../regions/site-regions.ts';
import { languageWord, named } from '../diagnostics/in-forms.ts';
import { REGION_CODE_FORMAT, REGIONS_FILE } from '../read/site-regions.ts';
import type { Path } from '../../data/path.ts';

/** Keys of texts are short: longer names are fields. */
const nameOfLanguage = (key: string): string | undefined =>
  /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(key) ? LANGUAGE_NAMES.of(key) : undefined;

/**
 * Takes out the values of regions and languages that the site no longer has, and warns of each. A map is taken for a text,
 * or for a value by region, if it has one for every region or language of the site; then a further key can't be a typo.
 */
export function withoutUnusedKeys(
  file: string,
  data: unknown,
  regions: SiteRegions,
): { data: unknown; findings: Finding[] } {
  const findings: Finding[] = [];
  const cleaning: Cleaning = {
    regions,
    neededRegions: regions.codes.filter((code) => !isDraftRegion(regions, code) && regions.bases[code] === undefined),
    neededLanguages: regions.languages.filter((language) => !isDraftLanguage(regions, language)),
    findings,
  };
  return { data: file === REGIONS_FILE ? data : cleaned(data, [], cleaning), findings };
}

interface Cleaning {
  regions: SiteRegions;
  /** The regions and languages that no value by region, and no text, lacks. */
  neededRegions: readonly RegionCode[];
  neededLanguages: readonly Language[];
  findings: Finding[];
}

function cleaned(value: unknown, path: Path, cleaning: Cleaning): unknown {
  if (Array.isArray(value)) return value.map((item, index) => cleaned(item, [...path, index], cleaning));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const unused = new Map(
    keys.flatMap((key) => {
      const finding = unusedKey(key, keys, cleaning);
      return finding ? [[key, finding] as const] : [];
    }),
  );
  for (const [key, finding] of unused)
    cleaning.findings.push({ ...finding, path: [...path, key], key: true, severity: 'warning' });
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unused.has(key))
      .map(([key, inner]: [string, unknown]) => [
        key,
        key === 'regions' ? withoutFormer(inner, [...path, key], cleaning) : cleaned(inner, [...path, key], cleaning),
      ]),
  );
}

/** Describes a key that belongs to no region and no language of the site, in a map of all of them. */
function unusedKey(
  key: string,
  keys: readonly string[],
  { regions, neededRegions, neededLanguages }: Cleaning,
): Message | undefined {
  if (isRegionCode(regions, key) || isLanguage(regions, key)) return undefined;
  const isFormer = regions.former.includes(key);
  if (neededRegions.every((code) => keys.includes(code)))
    return isFormer || (regions.codes.length > 1 && REGION_CODE_FORMAT.test(key)) ? unusedRegion(key) : undefined;
  const name = nameOfLanguage(key);
  const isText = neededLanguages.every((language) => keys.includes(language));
  if (!name || !isText || (regions.languages.length < 2 && !keys.every(nameOfLanguage))) return undefined;
  return {
    message: `${quote(key)} is unused: no region of the site speaks ${name}.`,
    hint: 'Delete it.',
    form: {
      message: say`There is a text in ${languageWord(key as Language)}, which no region of the site speaks.`,
      hint: LEFT_OVER,
    },
  };
}

/** No form shows such a value. */
const LEFT_OVER = say`Visitors do not see it. Ask your developer to remove what is left of it in the files.`;

const unusedRegion = (code: string): Message => ({
  message: `${quote(code)} is unused: the site has no such region.`,
  hint: `Delete it, or take out all of them with "npm run content:migrate -- --remove-region ${code}".`,
  form: { message: say`There is a value for ${named(code)}, a region that the site does not have.`, hint: LEFT_OVER },
});

/**
 * Takes former regions out of a list of the regions that show an item. A list of former regions only is an error: without
 * it every region would show the item, and leaving the item out would lose it unnoticed. In a list with a mistake, a region
 * stands in for a former one, so that the mistake is reported at its place in the file.
 */
function withoutFormer(value: unknown, path: Path, { regions, findings }: Cleaning): unknown {
  if (!Array.isArray(value)) return value;
  const isFormer = (code: unknown): code is string => typeof code === 'string' && regions.former.includes(code);
  if (value.length > 0 && value.every(isFormer)) {
    findings.push({ path, ...shownNowhere(value) });
    return undefined;
  }
  for (const [index, code] of value.entries())
    if (isFormer(code)) findings.push({ path: [...path, index], severity: 'warning', ...listedRegion(code) });
  const isValid = value.every((code) => isFormer(code) || isRegionCode(regions, code));
  return isValid
    ? value.filter((code) => !isFormer(code))
    : value.map((code: unknown) => (isFormer(code) ? defaultRegionOf(regions) : code));
}

/** The regions that show an item stand in an input of their own. */
const listedRegion = (code: string): Message => ({
  ...unusedRegion(code),
  form: { message: say`The site has no region ${named(code)}.`, hint: say`Remove it here.` },
});

const shownNowhere = (codes: readonly string[]): Message => ({
  ...withRemedies(
    say`No region shows this: the site no longer has ${enumerated(codes.map(verbatim))}.`,
    `List a region that shows it, or delete it with "npm run content:migrate -- --remove-region ${codes[0]}".`,
    say`Choose a region that shows it, or remove it.`,
  ),
});
