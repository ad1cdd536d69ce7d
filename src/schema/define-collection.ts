import type { Region, SiteRegions } from '../regions/site-regions.ts';
import type { z } from 'zod';
import type { Localized } from './regional.ts';
import type { ShareImage } from './share-image.ts';
import type { Visibility } from './schedule.ts';
import type { RegionContent } from './site-content.ts';

/** What the engine reads of every entry, whatever its collection. */
export interface EntryFields extends Visibility {
  /** The name of its file. */
  id: string;
  /** Old addresses without region. */
  redirectFrom: string[];
}

/** The schema of an entry: it has `id: slug()`, `redirectFrom: redirectFrom()`, `...schedule()` and `draft: draft()`. */
export type EntrySchema = z.ZodObject & z.ZodType<EntryFields>;

/** An entry of any collection, with the last part of its address. */
export type Entry = EntryFields & { slug: string } & Readonly<Record<string, unknown>>;

/** An entry of a collection as written in YAML, with the last part of its address. */
export type EntryOf<S extends EntrySchema> = z.output<S> & { slug: string };

/** A name of a field of an entry. */
type FieldOf<S extends EntrySchema> = keyof z.output<S> & string;

/** What machines read of an entry in a list: a feed, `llms.txt`. */
export interface EntryOutline {
  title: string;
  /** Plain text. */
  description: string;
}

/** An entry's page for search engines, in addition to what every page has. */
export interface ArticleFacts {
  type: 'Article' | 'BlogPosting';
  headline: string;
  description: string;
  /** The day on which it was published. */
  published?: string | undefined;
  /** The name of the person who wrote it. Default: the person of the site. */
  author?: string | undefined;
  /** What it's about, as a node of schema.org. */
  about?: Readonly<Record<string, unknown>>;
}

/** A plain picture that a new entry gets until it has its own. */
export interface Drawing {
  /** The folder below `public/`; the file is named after the entry. */
  folder: string;
  /** `name`: the name of the entry, in place of a logo. `scene`: a landscape. */
  form: 'name' | 'scene';
}

/** The default export of `src/site/collections/<name>/<name>.collection.ts`. */
export interface CollectionDefinition<S extends EntrySchema = EntrySchema> {
  /** The folder of the entries in `content/`, and of this file. */
  name: string;
  /** What an entry is called, as a title: "Concert". */
  title: string;
  /** Several of them: "Concerts". */
  plural: string;
  /** What an entry is, in a sentence. */
  description: string;
  /** The fields of an entry in YAML. */
  schema: S;
  /** The field that names an entry, in breadcrumbs and in the builder. */
  nameField: FieldOf<S>;
  /** The field that sums up an entry in a sentence or two, below its name in lists and on its page. Default: none. */
  summaryField?: FieldOf<S>;
  /** The field with its text: rich text, or parts as `textParts()` has them. Default: none. */
  bodyField?: FieldOf<S>;
  /** The field with the name of the person who wrote it; an entry without it is by the person of the site. Default: none. */
  authorField?: FieldOf<S>;
  /** Fields that only the entry's own page shows. Changing one leaves every list unchanged. Default: none. */
  detailFields?: readonly FieldOf<S>[];
  /** The page shown for an unknown entry: its file path, which ends in `-not-found`. Default: the page `404`. */
  notFoundPage?: string;
  /** Returns the last part of an entry's address. Default: its id. */
  slug?: (entry: z.output<S>, regions: SiteRegions) => string;
  /** The field with the tags that lists are filtered by; their names stand under `tags` in the dictionary. Default: none. */
  tagsField?: FieldOf<S>;
  /** All tags, in the order of the filter. Default: those that entries have. */
  tags?: readonly string[];
  /** The field with the day on which an entry was published: the feed begins with the newest. Default: none. */
  dayField?: FieldOf<S>;
  /** Whether lists begin with the entry published last. Default: false, in the order of the file names. */
  newestFirst?: boolean;
  /** The field with the year that an entry is about: `npm run content:report` names entries without one. Default: none. */
  yearField?: FieldOf<S>;
  /** Pictures that a new entry gets until it has its own, by the field that names them. Default: none. */
  drawings?: Partial<Record<FieldOf<S>, Drawing>>;
  /** Placeholders in the texts of the entry's page, with the field that each one shows. Default: none. */
  placeholders?: Readonly<Record<string, FieldOf<S>>>;
  /** Whether dollar amounts in texts are converted to the currency of the region. Default: false. */
  convertsDollars?: boolean;
  /**
   * What search engines show of further pages of a list, with placeholders: {heading} is the title of the page, {first} to
   * {last} of {total} the entries that it shows. Default: the title, and the description of the first page.
   */
  listDescription?: (dictionary: RegionContent['dictionary']) => string;
  /** What a feed says of an entry. Default: the collection has no feed. */
  feedItem?: (entry: Localized<EntryOf<S>>) => EntryOutline;
  /** What `llms.txt` says of an entry. Default: it names no entry of the collection. */
  outline?: (entry: Localized<EntryOf<S>>) => EntryOutline;
  /** The image of an entry's page when it's shared. Default: the image of its first section with a title. */
  shareImage?: (entry: Localized<EntryOf<S>>, region: Region) => ShareImage;
  /** What search engines are told of an entry's page. Default: nothing in addition. */
  article?: (entry: Localized<EntryOf<S>>, content: RegionContent) => ArticleFacts;
}

/** All collections by name. */
export type CollectionDefinitions = ReadonlyMap<string, CollectionDefinition>;

/**
 * Defines a collection: a folder of `content/` whose files have the same fields, with an address each.
 *
 * @example
 * export default defineCollection({
 *   name: 'concerts',
 *   title: 'Concert',
 *   plural: 'Concerts',
 *   description: 'One concert: where, when, and what is sung.',
 *   schema: concertSchema,
 *   nameField: 'title',
 *   dayField: 'day',
 * });
 */
export const defineCollection = <S extends EntrySchema>(definition: CollectionDefinition<S>): CollectionDefinition<S> =>
  definition;

/** Returns what lists show of an entry: everything but the fields of its own page. */
export function summaryOf(entry: Entry, { detailFields = [] }: CollectionDefinition): Entry {
  const detail = new Set<string>(detailFields);
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !detail.has(field))) as Entry; // no field of `Entry` is one of the detail
}

/** Returns the tags of an entry. */
export const tagsIn = (
  entry: Readonly<Record<string, unknown>>,
  { tagsField }: CollectionDefinition,
): readonly string[] => (tagsField === undefined ? [] : (entry[tagsField] as readonly string[])); // the schema guarantees a list of texts

/** Orders entries by the day on which they were published, the newest first. Those without a day come last. */
export const byDay = (collection: CollectionDefinition) => (a: Entry, b: Entry) =>
  (dayOf(b, collection) ?? '').localeCompare(dayOf(a, collection) ?? '', 'en');

/** Returns a text of an entry by the option that names its field, if the collection has the field and the entry fills it in. */
export function textOf(
  entry: Localized<Entry>,
  collection: CollectionDefinition,
  option: 'nameField' | 'summaryField' | 'authorField',
): string | undefined {
  const { [option]: field } = collection;
  const value = field === undefined ? undefined : entry[field];
  return value as string | undefined; // the schema guarantees a text
}

/** Returns the day on which an entry was published, if it names one. */
export const dayOf = (
  entry: Readonly<Record<string, unknown>>,
  { dayField }: CollectionDefinition,
): string | undefined => (dayField === undefined ? undefined : (entry[dayField] as string | undefined)); // the schema guarantees a day
