import type { z } from 'zod';
import { recordOf } from '../../../regions/record-of.ts';
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts';
import type { Language, RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, Entry } from '../../../schema/define-collection.ts';
import { factsSchema } from '../../../schema/facts.schema.ts';
import { hasNothingToFill, localize, type LocalizeContext } from '../../localize/localize.ts';
import type { Site } from '../../../schema/site.schema.ts';
import { schemaFor } from '../../../schema/schema-for.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import type { CheckedFile, CheckedFiles } from '../../validate/validate.ts';

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Region = NonNullable<Singles['regions']>['value']['regions'][RegionCode];

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
export function createSeoPreview({ facts, regions, site }: Singles, all: SiteRegions): Fill | undefined {
  if (!facts || !regions || !site) return undefined;
  const contextIn = (code: RegionCode) => contextOf(facts.value, site.value, regions.value.regions[code], all);
  const contexts = recordOf(all.codes, contextIn);
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

const contextOf = (facts: Facts, site: Site, region: Region, regions: SiteRegions): LocalizeContext => {
  const base: LocalizeContext = { region, regions, variables: {}, sizes: new Map() };
  const ownFacts = localize(schemaFor(regions, factsSchema), facts, base);
  return { ...base, variables: { ...siteFacts(site, region), ...ownFacts } };
};

type Entries = readonly CheckedFile<Entry>[];

/**
 * Returns the entries with which a text may exceed its limit. Never misses one; found by adding up lengths instead of
 * filling in.
 */
export function entriesAbove(entries: Entries, fills: readonly FilledText[], limit: number): Entry[] {
  const mosts = fills.map(({ language, taken, rest }) => {
    const lengths = taken.map((field) => lengthsOf(entries, field, language));
    return (index: number) => lengths.reduce((sum, all) => sum + (all[index] ?? 0), rest);
  });
  return entries.filter((_, index) => mosts.some((most) => most(index) > limit)).map(({ value }) => value);
}

const known = new WeakMap<Entries, Map<string, Float64Array>>();

/** Field lengths per entry, computed once per list. Infinity if facts or prices still have to be filled in. */
function lengthsOf(entries: Entries, field: string, language: Language): Float64Array {
  const fields = known.get(entries) ?? new Map<string, Float64Array>();
  known.set(entries, fields);
  const name = `${language} ${field}`;
  const found = fields.get(name) ?? measure(entries, field, language);
  fields.set(name, found);
  return found;
}

const measure = (entries: Entries, field: string, language: Language): Float64Array =>
  Float64Array.from(entries, ({ value }) => {
    const text = value[field];
    if (typeof text !== 'object' || text === null) return lengthOf(typeof text === 'string' ? text : '');
    // What is no text in the language, such as a value by region, has to be filled in.
    const own = (text as Partial<Record<Language, string>>)[language];
    return own === undefined ? Infinity : lengthOf(own);
  });

const lengthOf = (text: string): number => (hasNothingToFill(text) ? text.length : Infinity);
