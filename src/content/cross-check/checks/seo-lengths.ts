import { translated } from '../../../i18n/translations.ts';
import { Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import type { Language, RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, Entry } from '../../../schema/define-collection.ts';
import type { Page } from '../../../schema/page.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE, seoSchema } from '../../../schema/seo.schema.ts';
import { fieldName, type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { named, regionName } from '../../diagnostics/in-forms.ts';
import type { CheckedFile, CheckedFiles } from '../../validate/validate.ts';
import type { CheckContext } from './check-context.ts';
import { entriesInForm, entriesWord, entryInForm, entryWord, nameOfEntry } from './entry-words.ts';
import type { Path } from '../../../data/path.ts';
import type { z } from 'zod';
import { recordOf } from '../../../data/plain.ts';
import { fillPlaceholders } from '../../../i18n/format.ts';
import { factsSchema } from '../../../schema/facts.schema.ts';
import { hasNothingToFill, localize, type LocalizeContext } from '../../localize/localize.ts';
import type { Site } from '../../../schema/site.schema.ts';
import { schemaFor } from '../../../schema/schema-for.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

const LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** Maximum number of entries named for one text that becomes too long. */
const MAX_ENTRIES = 10;

/** The longest result of a text that became too long. */
interface Excess {
  text: string;
  length: number;
  region: RegionCode;
  /** The entry whose fields it contains. */
  entry?: Entry;
}

/** Reports search-engine titles and descriptions that exceed their limit after facts and fields of entries are filled in. */
export function checkSeoLengths(site: CheckContext): FileFinding[] {
  const fill = createSeoPreview(site.checked.singles, site.model.regions);
  return fill ? site.checked.pages.flatMap((page) => checkPage(site, page, fill)) : [];
}

function checkPage(site: CheckContext, { file, value: page }: CheckedFile<Page>, fill: Fill): FileFinding[] {
  const collection = site.model.collections.get(page.each ?? '');
  return (['title', 'description'] as const).flatMap((field) =>
    Object.entries<string>(page.seo[field]).flatMap(([key, text]) => {
      const filled = regionsOf(site, key).map((region) => fill(text, region, collection));
      const limit = LIMITS[field];
      const entries = collection && (site.checked.entries.get(collection.name) ?? []);
      const excesses = entries
        ? entriesAbove(entries, filled, limit).flatMap((entry) => longest(filled, limit, entry))
        : longest(filled, limit);
      const isByEntry = filled.some(({ taken }) => taken.length > 0);
      return describeAll(excesses, {
        file,
        path: ['seo', field, key],
        limit,
        regions: site.model.regions,
        collection: isByEntry ? collection : undefined,
      });
    }),
  );
}

/** Returns the regions that show a text with this language or region key. */
const regionsOf = ({ checked: { singles }, model }: CheckContext, key: string): RegionCode[] =>
  model.regions.codes.filter((code) => code === key || singles.regions?.value.regions[code].language === key);

function longest(fills: readonly FilledText[], limit: number, entry?: Entry): Excess[] {
  const tooLong = fills.flatMap(({ region, fill }): Excess[] => {
    const text = fill(entry);
    const { length } = [...text];
    return length > limit ? [{ text, length, region, ...(entry && { entry }) }] : [];
  });
  const [first] = tooLong.sort((a, b) => b.length - a.length);
  return first ? [first] : [];
}

/** A text for search engines. */
interface SeoText {
  file: string;
  path: Path;
  limit: number;
  regions: SiteRegions;
  /** The collection whose entries fill it in; `undefined` if it's the same for all of them. */
  collection: CollectionDefinition | undefined;
}

function describeAll(excesses: readonly Excess[], text: SeoText): FileFinding[] {
  const shown = excesses.slice(0, text.collection ? MAX_ENTRIES : 1);
  const left = text.collection ? excesses.length - shown.length : 0;
  return shown.map((excess, index) => describe(excess, text, index === shown.length - 1 ? left : 0));
}

function describe(
  { text, length, region, entry }: Excess,
  { file, path, limit, regions, collection }: SeoText,
  left: number,
): FileFinding {
  const name = fieldName(path.slice(1, 2));
  const word = entryWord(collection);
  const whose = collection && entry ? ` for the ${word} ${entry.id}` : '';
  const [field, place] = [titleOf(name), verbatim(regionName(region, regions))];
  const messageInForm =
    collection && entry
      ? say`The ${field} for ${place}, with the ${entryInForm(collection)} ${named(nameOfEntry(entry, collection, regions))}, has ${length} characters; search engines show ${limit}.`
      : say`The ${field} for ${place} has ${length} characters; search engines show ${limit}.`;
  const shorten = say`Shorten it by ${length - limit}; it reads ${named(text)}.`;
  const more = left > 0 ? ` ${left} more ${entriesWord(collection)} make it too long.` : '';
  return {
    file,
    path,
    message: `In region ${region} the ${name}${whose} has ${length} characters; search engines show ${limit}.`,
    hint: `Shorten it by ${length - limit}; it reads ${quote(text)}.${more}`,
    form: {
      message: messageInForm,
      hint: left > 0 ? say`${shorten} ${left} more ${entriesInForm(collection)} make it too long.` : shorten,
      visitors: VISITORS.cutOff,
    },
  };
}

/** A field, by its name in English and by its title in other languages. */
function titleOf(name: string): Phrase {
  const shape: Readonly<Record<string, z.ZodType | undefined>> = seoSchema.shape;
  const title = shape[name]?.meta()?.title ?? name;
  return new Phrase((language) => (language === 'en' ? name : translated(title, language)), [title]);
}

type Singles = CheckedFiles['singles'];
type Facts = NonNullable<Singles['facts']>['value'];
type Region = NonNullable<Singles['regions']>['value']['regions'][RegionCode];

/** A text as a region shows it, ready to be filled in for each entry. */
interface FilledText {
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
type Fill = (text: string, region: RegionCode, collection?: CollectionDefinition) => FilledText;

/**
 * Creates the preview, which fills in texts like the build does. Returns `undefined` if facts, regions or site settings
 * are invalid.
 */
function createSeoPreview({ facts, regions, site }: Singles, all: SiteRegions): Fill | undefined {
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
function entriesAbove(entries: Entries, fills: readonly FilledText[], limit: number): Entry[] {
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
