import type { SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, EntryFields } from '../../../schema/define-collection.ts';
import type { Path } from '../../../data/path.ts';

/** A text from which the last part of an entry's address is made. */
export interface SlugPart {
  path: Path;
  text: string;
}

/** The last part of an entry's address, and the texts that it's made from. */
export interface EntrySlug {
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
