import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import type { CaseStudy } from '../../schema/case-study.schema.ts';
import type { Page } from '../../schema/page.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../schema/seo.schema.ts';
import { CASE_FIELDS } from '../case-facts.ts';
import { fieldName, quoted, type FieldPath, type FileFinding } from '../diagnostic.ts';
import { fillIn, resolve, type ResolveContext } from '../resolve.ts';
import type { Checked } from '../validate.ts';
import type { Site } from './site.ts';

const LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** Most case studies that are named for one text that becomes too long. */
const MOST_CASES = 10;

const FROM_CASE = new RegExp(`\\{(${Object.keys(CASE_FIELDS).join('|')})\\}`);

/** A text that became too long, where it did most. */
interface Excess {
  words: string;
  length: number;
  region: RegionCode;
  study?: CaseStudy;
}

/** Prepares words for a region, to be filled in for one study after another. */
type Fill = (words: string, region: RegionCode) => (study?: CaseStudy) => string;

/** Names titles and descriptions for search engines that are too long once facts and case studies are filled in. */
export function checkSearchTexts(site: Site): FileFinding[] {
  const fill = createFill(site);
  return fill ? site.checked.pages.flatMap((page) => checkPage(site, page, fill)) : [];
}

/** Fills in as the pages are built; nothing without facts and regions. */
function createFill({ checked: { singles } }: Site): Fill | undefined {
  const { facts, regions } = singles;
  if (!facts || !regions) return undefined;
  const contexts = new Map<RegionCode, ResolveContext>(
    REGION_CODES.map((code) => {
      const base: ResolveContext = { region: { ...regions.value[code], code }, variables: {}, sizes: new Map() };
      return [code, { ...base, variables: resolve(facts.value, base), convert: true }];
    }),
  );
  return (words, region) => {
    const context = contexts.get(region);
    if (!context) return () => words;
    // A site may have thousands of case studies: facts are filled in once, and of a study only what is named.
    const filled = fillIn(words, without(context.variables, Object.keys(CASE_FIELDS)));
    const named = Object.entries(CASE_FIELDS).filter(([name]) => filled.includes(`{${name}}`));
    return (study) => {
      if (!study || named.length === 0) return fillIn(filled, context.variables).trim();
      const own = Object.fromEntries(named.map(([name, field]) => [name, resolve(study[field], context)]));
      return fillIn(filled, own).trim();
    };
  };
}

const without = (facts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

function checkPage(site: Site, { file, value: page }: Checked<Page>, fill: Fill): FileFinding[] {
  const studies = page.each ? site.checked.caseStudies.map(({ value }) => value) : [undefined];
  return (['title', 'description'] as const).flatMap((field) =>
    Object.entries<string>(page.seo[field]).flatMap(([key, words]) => {
      const shownIn = regionsOf(site, key);
      const filled = shownIn.map((region): Filled => ({ region, fill: fill(words, region) }));
      const excesses = studies.flatMap((study) => longest(filled, LIMITS[field], study));
      return describeAll(file, ['seo', field, key], excesses, LIMITS[field], FROM_CASE.test(words));
    }),
  );
}

/** The regions in which the words of a language or a region are shown. */
const regionsOf = ({ checked: { singles } }: Site, key: string): RegionCode[] =>
  REGION_CODES.filter((code) => code === key || singles.regions?.value[code].language === key);

interface Filled {
  region: RegionCode;
  fill: ReturnType<Fill>;
}

function longest(fills: readonly Filled[], limit: number, study?: CaseStudy): Excess[] {
  const filled = fills.map(({ region, fill }): Excess => {
    const text = fill(study);
    return { words: text, length: [...text].length, region, ...(study && { study }) };
  });
  const [first] = filled.filter(({ length }) => length > limit).sort((a, b) => b.length - a.length);
  return first ? [first] : [];
}

function describeAll(
  file: string,
  path: FieldPath,
  excesses: readonly Excess[],
  limit: number,
  byCase: boolean,
): FileFinding[] {
  const shown = byCase ? excesses.slice(0, MOST_CASES) : excesses.slice(0, 1);
  const left = byCase ? excesses.length - shown.length : 0;
  return shown.map((excess, index) =>
    describe(file, path, excess, limit, byCase, index === shown.length - 1 ? left : 0),
  );
}

function describe(
  file: string,
  path: FieldPath,
  { words, length, region, study }: Excess,
  limit: number,
  byCase: boolean,
  left: number,
): FileFinding {
  const name = fieldName(path.slice(1, 2));
  const whose = byCase && study ? ` for the case study ${study.id}` : '';
  const more = left > 0 ? ` ${left} more case studies make it too long.` : '';
  return {
    file,
    path,
    message: `In region ${region} the ${name}${whose} has ${length} characters; search engines show ${limit}.`,
    hint: `Shorten it by ${length - limit}; it reads ${quoted(words)}.${more}`,
  };
}
