import type { SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, Entry, EntryFields } from '../../../schema/define-collection.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { EntrySource } from '../../entries/entry-list.ts';
import type { ParsedFile } from '../../parse/parse-yaml.ts';
import { groupOf, oldAddressesIn, readVisibility } from './page-outline.ts';
import type { Path } from '../../../data/path.ts';

/** An entry as other files see it. */
export interface IndexedEntry {
  file: string;
  /** The name of its collection. */
  collection: string;
  id: string;
  /** Its slug; `undefined` if the file couldn't be read. */
  slug: string | undefined;
  /** Old addresses, without leading slash. */
  redirectFrom: readonly string[];
  /** When the entry is shown. */
  shown: Visibility;
  /** Its tags; `undefined` if they couldn't be read. */
  tags: readonly string[] | undefined;
  /** The texts that its slug is made from; empty if that's its id alone, or unknown. */
  madeFrom: readonly SlugPart[];
  /** The same texts, normalized for comparison; `undefined` if there are none. */
  named: string | undefined;
}

const indexedEntries = new WeakMap<ParsedFile, IndexedEntry>();

/** Indexes an entry. After a change, only one of ten thousand files is new: the index of all others is reused. */
export function indexEntry(parsed: ParsedFile, collection: CollectionDefinition, regions: SiteRegions): IndexedEntry {
  const known = indexedEntries.get(parsed);
  if (known) return known;
  const { file, data } = parsed;
  const fields = groupOf(data);
  const { id, redirectFrom } = fields;
  const found = slugOf(collection, fields, regions);
  const { madeFrom = [] } = found ?? {};
  const indexed: IndexedEntry = {
    file,
    collection: collection.name,
    id: typeof id === 'string' ? id : fileNameOf(file),
    slug: found?.slug,
    redirectFrom: oldAddressesIn(redirectFrom),
    shown: readVisibility(fields),
    tags: readTags(fields, collection),
    madeFrom,
    named: madeFrom.length > 0 ? plainForm(madeFrom.map(({ text }) => text).join('\n')) : undefined,
  };
  indexedEntries.set(parsed, indexed);
  return indexed;
}

/** Returns the tags of an entry that may have errors; `undefined` if they can't be read. */
function readTags(fields: Record<string, unknown>, { tagsField }: CollectionDefinition): string[] | undefined {
  if (tagsField === undefined) return [];
  const tags = fields[tagsField];
  return Array.isArray(tags) ? tags.map(String) : undefined;
}

/** Normalizes a name for comparison: case-insensitive and NFC. Most ids already are. */
export const plainForm = (name: string): string =>
  /[A-Z\u0080-\uFFFF]/.test(name) ? name.normalize('NFKC').toLowerCase() : name;

/** Returns a file's name without folder and extension. */
export const fileNameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** The entries of a collection. */
export interface IndexedCollection {
  collection: CollectionDefinition;
  entries: readonly IndexedEntry[];
  /** Those that aren't always shown, and when each of them is, by id. */
  limited: readonly IndexedEntry[];
  days: ReadonlyMap<string, Visibility>;
  /** What its lists show: every entry, and those that are always shown. */
  all: EntrySource;
  always: EntrySource;
  hasUnknownSlug: boolean;
  hasUnknownTags: boolean;
}

/** Groups the entries of a collection by what lists and addresses depend on. */
export function indexCollection(collection: CollectionDefinition, all: readonly IndexedEntry[]): IndexedCollection {
  const entries = all.filter((entry) => entry.collection === collection.name);
  const isLimited = ({ shown }: IndexedEntry) => Object.keys(shown).length > 0;
  const limited = entries.filter(isLimited);
  const listed = (some: readonly IndexedEntry[]): EntrySource => ({
    collection,
    entries: some.map(asListed(collection)),
  });
  return {
    collection,
    entries,
    limited,
    days: new Map(limited.map(({ id, shown }) => [id, shown])),
    all: listed(entries),
    always: listed(entries.filter((entry) => !isLimited(entry))),
    hasUnknownSlug: entries.some(({ slug, id, file }) => slug === undefined || id !== fileNameOf(file)),
    hasUnknownTags: entries.some(({ tags }) => tags === undefined),
  };
}

/** Returns an entry with the fields that decide on the pages of a list. */
const asListed =
  ({ tagsField }: CollectionDefinition) =>
  ({ id, slug = id, redirectFrom, tags = [] }: IndexedEntry): Entry => ({
    id,
    slug,
    redirectFrom: [...redirectFrom],
    ...(tagsField !== undefined && { [tagsField]: tags }),
  });

/** Records the first use of each name. Names that differ only in case or Unicode normalization are equal. */
export function createDuplicateDetector(): (name: string, owner: string) => string | undefined {
  const owners = new Map<string, string>();
  return (name, owner) => {
    const plain = plainForm(name);
    const earlier = owners.get(plain);
    if (earlier === undefined) owners.set(plain, owner);
    return earlier;
  };
}

/** A text from which the last part of an entry's address is made. */
interface SlugPart {
  path: Path;
  text: string;
}

/** The last part of an entry's address, and the texts that it's made from. */
interface EntrySlug {
  slug: string;
  /** Empty if it's the id alone. */
  madeFrom: readonly SlugPart[];
}

/** Returns the slug of an entry that may have errors; `undefined` if they leave it unknown. */
export function slugOf(
  { slug }: Pick<CollectionDefinition, 'slug'>,
  fields: Record<string, unknown>,
  regions: SiteRegions,
): EntrySlug | undefined {
  const { id } = fields;
  if (!slug) return typeof id === 'string' ? { slug: id, madeFrom: [] } : undefined;
  const madeFrom: SlugPart[] = [];
  const watched = watch(fields, [], (part) => madeFrom.push(part));
  try {
    return { slug: slug(watched as typeof watched & EntryFields, regions), madeFrom }; // throws if it can't use the fields
  } catch {
    return undefined;
  }
}

/** Returns a map of fields that tells which of its texts are read. */
function watch<T extends object>(value: T, path: Path, tell: (part: SlugPart) => void): T {
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return inner;
      const below = [...path, key];
      const isText = typeof inner === 'string' || typeof inner === 'number';
      if (isText && key !== 'id') tell({ path: below, text: String(inner) });
      return typeof inner === 'object' && inner !== null ? watch(inner, below, tell) : inner;
    },
  });
}
