import type { z } from 'zod';
import { recordOf } from '../../../regions/record-of.ts';
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts';
import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import { LANGUAGES, type Language } from '../../../regions/language.ts';
import type { CollectionDefinition, Entry } from '../../../schema/define-collection.ts';
import { factsSchema } from '../../../schema/facts.schema.ts';
import { hasNothingToFill, localize, type LocalizeContext } from '../../localize/localize.ts';
import type { Site } from '../../../schema/site.schema.ts';
import { textIn } from '../../../schema/text.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import type { CheckedFile, CheckedFiles } from '../../validate/validate.ts';

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Regions = NonNullable<Singles['regions']>['value']['regions'];

/** A text as a region shows it, ready to be filled in for each entry. */
export interface FilledText {
  region: RegionCode;
  fill: (entry?: Entry) => string;
  /** The language of the region. */
  language: Language;
  /** The fields of an entry in the text, once per occurrence. */
  taken: readonly string[];
  /** Length of the text without those fields. */
  rest: number;
}

/** Prepares a text for a region, and for the entries of a collection if its page is made for each of them. */
export type Fill = (text: string, region: RegionCode, collection?: CollectionDefinition) => FilledText;

/**
 * Creates the preview, which fills in texts like the build does. Returns `undefined` if facts, regions or site settings
 * are invalid.
 */
export function createSeoPreview({ facts, regions, site }: Singles): Fill | undefined {
  if (!facts || !regions || !site) return undefined;
  const contextIn = (code: RegionCode) => contextOf(facts.value, regions.value.regions, site.value, code);
  const contexts = recordOf(REGION_CODES, contextIn);
  return (text, region, collection) => {
    const context = contexts[region];
    const placeholders = Object.entries(collection?.placeholders ?? {});
    // A site may have thousands of entries: fill in facts once, and only the named fields per entry.
    const names = placeholders.map(([name]) => name);
    const filled = fillPlaceholders(text, without(context.variables, names));
    const named = placeholders.filter(([name]) => filled.includes(`{${name}}`));
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
      rest: fillPlaceholders(filled, Object.fromEntries(names.map((name) => [name, '']))).length,
      fill(entry) {
        if (!collection || !entry || named.length === 0) return fillPlaceholders(filled, context.variables).trim();
        const own = Object.fromEntries(named.map(([name, field]) => [name, textOf(entry, field, collection, context)]));
        return fillPlaceholders(filled, own).trim();
      },
    };
  };
}

const without = (facts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

/** Returns a field of an entry as the region's texts show it. */
function textOf(
  entry: Entry,
  field: string,
  { schema, convertsDollars = false }: CollectionDefinition,
  context: LocalizeContext,
): string {
  const shape: Readonly<Record<string, z.ZodType | undefined>> = schema.shape;
  const own = shape[field];
  const value: unknown = own && localize(own, entry[field], { ...context, convert: convertsDollars });
  return typeof value === 'string' ? value : '';
}

const contextOf = (facts: Facts, regions: Regions, site: Site, code: RegionCode): LocalizeContext => {
  const base: LocalizeContext = { region: regions[code], variables: {}, sizes: new Map() };
  return { ...base, variables: { ...siteFacts(site, base.region), ...localize(factsSchema, facts, base) } };
};

type Entries = readonly CheckedFile<Entry>[];

/**
 * Returns the entries with which a text may exceed its limit. Never misses one; found by adding up lengths instead of
 * filling in.
 */
export function entriesAbove(entries: Entries, fills: readonly FilledText[], limit: number): Entry[] {
  const mosts = fills.map(({ language, taken, rest }) => {
    const lengths = taken.map((field) => lengthsOf(entries, field)[language]);
    return (index: number) => lengths.reduce((sum, all) => sum + (all[index] ?? 0), rest);
  });
  return entries.filter((_, index) => mosts.some((most) => most(index) > limit)).map(({ value }) => value);
}

type Lengths = Readonly<Record<Language, Float64Array>>;

const known = new WeakMap<Entries, Map<string, Lengths>>();

/** Field lengths per entry, computed once per list. Infinity if facts or prices still have to be filled in. */
function lengthsOf(entries: Entries, field: string): Lengths {
  const fields = known.get(entries) ?? new Map<string, Lengths>();
  known.set(entries, fields);
  const found = fields.get(field) ?? measure(entries, field);
  fields.set(field, found);
  return found;
}

const measure = (entries: Entries, field: string): Lengths =>
  recordOf(LANGUAGES, (language) =>
    Float64Array.from(entries, ({ value }) => {
      const text = value[field];
      if (typeof text !== 'object' || text === null) return lengthOf(typeof text === 'string' ? text : '');
      // What is no text in each language, such as a value by region, has to be filled in.
      const own = textIn(text, language);
      return own === '' ? Infinity : lengthOf(own);
    }),
  );

const lengthOf = (text: string): number => (hasNothingToFill(text) ? text.length : Infinity);
