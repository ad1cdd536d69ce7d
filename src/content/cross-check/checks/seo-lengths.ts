import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import type { CaseStudy } from '../../../schema/case-study.schema.ts';
import type { Page } from '../../../schema/page.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../../schema/seo.schema.ts';
import { CASE_STUDY_VARIABLES } from '../../../schema/case-study-variables.ts';
import { fieldName, quote, type FieldPath, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { regionName } from '../../diagnostics/form-titles.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import { createSeoPreview, caseStudiesAbove, type Fill, type FilledText } from './seo-preview.ts';
import type { CheckContext } from './check-context.ts';

const LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** Maximum number of case studies named for one text that becomes too long. */
const MAX_CASE_STUDIES = 10;

const FROM_CASE = new RegExp(`\\{(${Object.keys(CASE_STUDY_VARIABLES).join('|')})\\}`);

/** The longest result of a text that became too long. */
interface Excess {
  text: string;
  length: number;
  region: RegionCode;
  caseStudy?: CaseStudy;
}

/** Reports search-engine titles and descriptions that exceed their limit after facts and case studies are filled in. */
export function checkSeoLengths(site: CheckContext): FileFinding[] {
  const fill = createSeoPreview(site.checked.singles);
  return fill ? site.checked.pages.flatMap((page) => checkPage(site, page, fill)) : [];
}

function checkPage(site: CheckContext, { file, value: page }: CheckedFile<Page>, fill: Fill): FileFinding[] {
  const caseStudies = page.each ? site.checked.caseStudies : undefined;
  return (['title', 'description'] as const).flatMap((field) =>
    Object.entries<string>(page.seo[field]).flatMap(([key, text]) => {
      const shownIn = regionsOf(site, key);
      const filled = shownIn.map((region) => fill(text, region));
      const limit = LIMITS[field];
      const excesses = caseStudies
        ? caseStudiesAbove(caseStudies, filled, limit).flatMap((caseStudy) => longest(filled, limit, caseStudy))
        : longest(filled, limit);
      return describeAll(file, ['seo', field, key], excesses, limit, FROM_CASE.test(text));
    }),
  );
}

/** Returns the regions that show a text with this language or region key. */
const regionsOf = ({ checked: { singles } }: CheckContext, key: string): RegionCode[] =>
  REGION_CODES.filter((code) => code === key || singles.regions?.value.regions[code].language === key);

function longest(fills: readonly FilledText[], limit: number, caseStudy?: CaseStudy): Excess[] {
  const tooLong = fills.flatMap(({ region, fill }): Excess[] => {
    const text = fill(caseStudy);
    const { length } = [...text];
    return length > limit ? [{ text, length, region, ...(caseStudy && { caseStudy }) }] : [];
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
  const shown = byCase ? excesses.slice(0, MAX_CASE_STUDIES) : excesses.slice(0, 1);
  const left = byCase ? excesses.length - shown.length : 0;
  return shown.map((excess, index) =>
    describe(file, path, excess, limit, byCase, index === shown.length - 1 ? left : 0),
  );
}

function describe(
  file: string,
  path: FieldPath,
  { text, length, region, caseStudy }: Excess,
  limit: number,
  byCase: boolean,
  left: number,
): FileFinding {
  const name = fieldName(path.slice(1, 2));
  const whose = byCase && caseStudy ? ` for the case study ${caseStudy.id}` : '';
  const whoseInForm = byCase && caseStudy ? `, with the case study ${named(caseStudy.clientName)},` : '';
  const more = left > 0 ? ` ${left} more case studies make it too long.` : '';
  return {
    file,
    path,
    message: `In region ${region} the ${name}${whose} has ${length} characters; search engines show ${limit}.`,
    hint: `Shorten it by ${length - limit}; it reads ${quote(text)}.${more}`,
    form: {
      message: `The ${name} for ${regionName(region)}${whoseInForm} has ${length} characters; search engines show ${limit}.`,
      hint: `Shorten it by ${length - limit}; it reads ${named(text)}.${more}`,
    },
  };
}
