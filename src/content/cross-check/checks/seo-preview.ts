import { recordOf } from '../../../regions/record-of.ts';
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts';
import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import { LANGUAGES, type Language } from '../../../regions/language.ts';
import { caseStudySchema, type CaseStudy } from '../../../schema/case-study.schema.ts';
import { factsSchema } from '../../../schema/facts.schema.ts';
import { CASE_STUDY_VARIABLES, type CaseField } from '../../../schema/case-study-variables.ts';
import { hasNothingToFill, localize, type LocalizeContext } from '../../localize/localize.ts';
import type { Site } from '../../../schema/site.schema.ts';
import { textIn } from '../../../schema/text.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import type { CheckedFile, CheckedFiles } from '../../validate/validate.ts';

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Regions = NonNullable<Singles['regions']>['value']['regions'];

/** A text as a region shows it, ready to be filled in for each case study. */
export interface FilledText {
  region: RegionCode;
  fill: (caseStudy?: CaseStudy) => string;
  /** The language of the region. */
  language: Language;
  /** Case-study fields in the text, once per occurrence. */
  taken: readonly CaseField[];
  /** Length of the text without those fields. */
  rest: number;
}

/** Prepares a text for a region. */
export type Fill = (text: string, region: RegionCode) => FilledText;

const NAMES = Object.entries(CASE_STUDY_VARIABLES);
const NOTHING = Object.fromEntries(NAMES.map(([name]) => [name, '']));

/**
 * Creates the preview, which fills in texts like the build does. Returns `undefined` if facts, regions or site settings
 * are invalid.
 */
export function createSeoPreview({ facts, regions, site }: Singles): Fill | undefined {
  if (!facts || !regions || !site) return undefined;
  const contextIn = (code: RegionCode) => contextOf(facts.value, regions.value.regions, site.value, code);
  const contexts = recordOf(REGION_CODES, contextIn);
  return (text, region) => {
    const context = contexts[region];
    // A site may have thousands of case studies: fill in facts once, and only the named fields per case study.
    const filled = fillPlaceholders(text, without(context.variables, Object.keys(CASE_STUDY_VARIABLES)));
    const named = NAMES.filter(([name]) => filled.includes(`{${name}}`));
    const taken = named.flatMap(([name, field]) =>
      filled
        .split(`{${name}}`)
        .slice(1)
        .map(() => field),
    );
    return {
      region,
      language: context.region.language,
      taken,
      rest: fillPlaceholders(filled, NOTHING).length,
      fill(caseStudy) {
        if (!caseStudy || named.length === 0) return fillPlaceholders(filled, context.variables).trim();
        const own = Object.fromEntries(named.map(([name, field]) => [name, textOf(caseStudy, field, context)]));
        return fillPlaceholders(filled, own).trim();
      },
    };
  };
}

const without = (facts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

/** Returns a case-study field as the region's texts show it. */
const textOf = (caseStudy: CaseStudy, field: CaseField, context: LocalizeContext): string =>
  localize(caseStudySchema.shape[field], caseStudy[field], context);

const contextOf = (facts: Facts, regions: Regions, site: Site, code: RegionCode): LocalizeContext => {
  const base: LocalizeContext = { region: regions[code], variables: {}, sizes: new Map() };
  const variables = { ...siteFacts(site, base.region), ...localize(factsSchema, facts, base) };
  return { ...base, variables, convert: true };
};

type Studies = readonly CheckedFile<CaseStudy>[];

/**
 * Returns the case studies with which a text may exceed its limit. Never misses one; found by adding up lengths instead
 * of filling in.
 */
export function caseStudiesAbove(caseStudies: Studies, fills: readonly FilledText[], limit: number): CaseStudy[] {
  const mosts = fills.map(({ language, taken, rest }) => {
    const lengths = taken.map((field) => lengthsOf(caseStudies, field)[language]);
    return (index: number) => lengths.reduce((sum, all) => sum + (all[index] ?? 0), rest);
  });
  return caseStudies.filter((_, index) => mosts.some((most) => most(index) > limit)).map(({ value }) => value);
}

type Lengths = Readonly<Record<Language, Float64Array>>;

const known = new WeakMap<Studies, Map<CaseField, Lengths>>();

/** Field lengths per case study, computed once per list. Infinity if facts or prices still have to be filled in. */
function lengthsOf(caseStudies: Studies, field: CaseField): Lengths {
  const fields = known.get(caseStudies) ?? new Map<CaseField, Lengths>();
  known.set(caseStudies, fields);
  const found = fields.get(field) ?? measure(caseStudies, field);
  fields.set(field, found);
  return found;
}

function measure(caseStudies: Studies, field: CaseField): Lengths {
  return recordOf(LANGUAGES, (language) =>
    Float64Array.from(caseStudies, ({ value }) => {
      const text = value[field];
      return lengthOf(typeof text === 'string' ? text : textIn(text, language));
    }),
  );
}

const lengthOf = (text: string): number => (hasNothingToFill(text) ? text.length : Infinity);
