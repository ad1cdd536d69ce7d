import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import type { CaseStudy } from '../../schema/case-study.schema.ts';
import type { Page } from '../../schema/page.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../schema/seo.schema.ts';
import { CASE_FIELDS } from '../case-facts.ts';
import { fieldName, quoted, type FieldPath, type FileFinding } from '../diagnostic.ts';
import type { Checked } from '../validate.ts';
import { createFill, studiesAbove, type Fill, type Filled } from './search-fill.ts';
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

/** Names titles and descriptions for search engines that are too long once facts and case studies are filled in. */
export function checkSearchTexts(site: Site): FileFinding[] {
  const fill = createFill(site.checked.singles);
  return fill ? site.checked.pages.flatMap((page) => checkPage(site, page, fill)) : [];
}

function checkPage(site: Site, { file, value: page }: Checked<Page>, fill: Fill): FileFinding[] {
  const studies = page.each ? site.checked.caseStudies : undefined;
  return (['title', 'description'] as const).flatMap((field) =>
    Object.entries<string>(page.seo[field]).flatMap(([key, words]) => {
      const shownIn = regionsOf(site, key);
      const filled = shownIn.map((region) => fill(words, region));
      const limit = LIMITS[field];
      const excesses = studies
        ? studiesAbove(studies, filled, limit).flatMap((study) => longest(filled, limit, study))
        : longest(filled, limit);
      return describeAll(file, ['seo', field, key], excesses, limit, FROM_CASE.test(words));
    }),
  );
}

/** The regions in which the words of a language or a region are shown. */
const regionsOf = ({ checked: { singles } }: Site, key: string): RegionCode[] =>
  REGION_CODES.filter((code) => code === key || singles.regions?.value[code].language === key);

function longest(fills: readonly Filled[], limit: number, study?: CaseStudy): Excess[] {
  const tooLong = fills.flatMap(({ region, fill }): Excess[] => {
    const words = fill(study);
    const { length } = [...words];
    return length > limit ? [{ words, length, region, ...(study && { study }) }] : [];
  });
  const [first] = tooLong.sort((a, b) => b.length - a.length);
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
