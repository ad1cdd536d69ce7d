import type { RegionCode } from '../../regions/region-code.ts';
import type { Language } from '../../regions/region.ts';
import { caseStudySchema, type CaseStudy } from '../../schema/case-study.schema.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { CASE_FIELDS, type CaseField } from '../case-facts.ts';
import { fillIn, isPlain, resolve, type ResolveContext } from '../resolve.ts';
import type { Checked, CheckedFiles } from '../validate.ts';

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Regions = NonNullable<Singles['regions']>['value'];

/** Words as a region shows them, to be filled in for one case study after another. */
export interface Filled {
  region: RegionCode;
  fill: (study?: CaseStudy) => string;
  /** The language of the region. */
  language: Language;
  /** Fields of the case study that are put into the words, each as often as it stands there. */
  taken: readonly CaseField[];
  /** Length of the words without these. */
  rest: number;
}

/** Prepares words for a region. */
export type Fill = (words: string, region: RegionCode) => Filled;

const NAMES = Object.entries(CASE_FIELDS);
const NOTHING = Object.fromEntries(NAMES.map(([name]) => [name, '']));

/** Fills in as the pages are built; nothing without facts and regions. */
export function createFill({ facts, regions }: Singles): Fill | undefined {
  if (!facts || !regions) return undefined;
  const contextIn = (code: RegionCode) => contextOf(facts.value, regions.value, code);
  const contexts = { us: contextIn('us'), eu: contextIn('eu'), dk: contextIn('dk') };
  return (words, region) => {
    const context = contexts[region];
    // A site may have thousands of case studies: facts are filled in once, and of a study only what is named.
    const filled = fillIn(words, without(context.variables, Object.keys(CASE_FIELDS)));
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
      rest: fillIn(filled, NOTHING).length,
      fill(study) {
        if (!study || named.length === 0) return fillIn(filled, context.variables).trim();
        const own = Object.fromEntries(named.map(([name, field]) => [name, textOf(study, field, context)]));
        return fillIn(filled, own).trim();
      },
    };
  };
}

const without = (facts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

/** A field of a case study as the texts of a region name it. */
const textOf = (study: CaseStudy, field: CaseField, context: ResolveContext): string =>
  resolve(caseStudySchema.shape[field], study[field], context);

const contextOf = (facts: Facts, regions: Regions, code: RegionCode): ResolveContext => {
  const base: ResolveContext = { region: { ...regions[code], code }, variables: {}, sizes: new Map() };
  return { ...base, variables: resolve(factsSchema, facts, base), convert: true };
};

type Studies = readonly Checked<CaseStudy>[];

/** Studies with which words may exceed a limit: all with which they do, found without filling them in. */
export function studiesAbove(studies: Studies, fills: readonly Filled[], limit: number): CaseStudy[] {
  const mosts = fills.map(({ language, taken, rest }) => {
    const lengths = taken.map((field) => lengthsOf(studies, field)[language]);
    return (index: number) => lengths.reduce((sum, all) => sum + (all[index] ?? 0), rest);
  });
  return studies.filter((_, index) => mosts.some((most) => most(index) > limit)).map(({ value }) => value);
}

type Lengths = Readonly<Record<Language, Float64Array>>;

const known = new WeakMap<Studies, Map<CaseField, Lengths>>();

/** Lengths of a field of each study, worked out once for a list; infinite where facts or money are yet to be put in. */
function lengthsOf(studies: Studies, field: CaseField): Lengths {
  const fields = known.get(studies) ?? new Map<CaseField, Lengths>();
  known.set(studies, fields);
  const found = fields.get(field) ?? measure(studies, field);
  fields.set(field, found);
  return found;
}

function measure(studies: Studies, field: CaseField): Lengths {
  const lengths = { en: new Float64Array(studies.length), da: new Float64Array(studies.length) };
  for (const [index, { value }] of studies.entries()) {
    const words = value[field];
    const { en, da } = typeof words === 'string' ? { en: words, da: words } : words;
    lengths.en[index] = lengthOf(en);
    lengths.da[index] = lengthOf(da);
  }
  return lengths;
}

const lengthOf = (words: string): number => (isPlain(words) ? words.length : Infinity);
