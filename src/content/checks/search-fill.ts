import type { RegionCode } from '../../regions/region-code.ts';
import type { CaseStudy } from '../../schema/case-study.schema.ts';
import { CASE_FIELDS, type CaseField } from '../case-facts.ts';
import { fillIn, isPlain, resolve, type ResolveContext } from '../resolve.ts';
import type { CheckedFiles } from '../validate.ts';

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Regions = NonNullable<Singles['regions']>['value'];

/** Words as a region shows them, to be filled in for one case study after another. */
export interface Filled {
  region: RegionCode;
  fill: (study?: CaseStudy) => string;
  /** A length that the filled words never exceed, known without filling them in; infinite where it is not known. */
  most: (study?: CaseStudy) => number;
}

/** Prepares words for a region. */
export type Fill = (words: string, region: RegionCode) => Filled;

const NAMES = Object.entries(CASE_FIELDS);
const NOTHING = Object.fromEntries(NAMES.map(([name]) => [name, '']));

/** Fills in as the pages are built; nothing without facts and regions. */
export function createFill({ facts, regions }: Singles): Fill | undefined {
  if (!facts || !regions) return undefined;
  return (words, region) => {
    const context = contextOf(facts.value, regions.value, region);
    // A site may have thousands of case studies: facts are filled in once, and of a study only what is named.
    const filled = fillIn(words, without(context.variables, Object.keys(CASE_FIELDS)));
    const named = NAMES.filter(([name]) => filled.includes(`{${name}}`));
    const taken = named.flatMap(([name, field]) =>
      filled
        .split(`{${name}}`)
        .slice(1)
        .map(() => field),
    );
    const rest = fillIn(filled, NOTHING).length;
    return {
      region,
      fill(study) {
        if (!study || named.length === 0) return fillIn(filled, context.variables).trim();
        const own = Object.fromEntries(named.map(([name, field]) => [name, resolve(study[field], context)]));
        return fillIn(filled, own).trim();
      },
      most(study) {
        if (!study) return Infinity;
        let sum = rest;
        for (const field of taken) sum += lengthIn(context, study, field);
        return sum;
      },
    };
  };
}

const without = (facts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

const contextOf = (facts: Facts, regions: Regions, code: RegionCode): ResolveContext => {
  const base: ResolveContext = { region: { ...regions[code], code }, variables: {}, sizes: new Map() };
  return { ...base, variables: resolve(facts, base), convert: true };
};

/** The length of a field of a study as a region shows it. */
function lengthIn(context: ResolveContext, study: CaseStudy, field: CaseField): number {
  const value = study[field];
  const words = typeof value === 'string' ? value : value[context.region.language];
  return isPlain(words) ? words.length : resolve(value, context).length;
}
