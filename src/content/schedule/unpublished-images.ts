import { pageSchema } from '../../schema/page.schema.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import type { Entry, EntrySchema } from '../../schema/define-collection.ts';
import { siteSchema } from '../../schema/site.schema.ts';
import { walkSchema, type SchemaField } from '../validate/walk-schema.ts';

type Published = Pick<SiteContent, 'pages' | 'entries'>;

/** Returns the URL paths of images and media files that only content uses which isn't shown. */
export function unpublishedImages(all: SiteContent, shown: SiteContent, model: ContentModel): ReadonlySet<string> {
  const visible = new Set<object>([...shown.pages, ...Object.values(shown.entries).flat()]);
  const isLeftOut = (one: object) => !visible.has(one);
  // A page without one of its sections is another object, and counts as left out: what it still shows is subtracted.
  const entries: Record<string, Entry[]> = {};
  for (const [name, own] of Object.entries(all.entries)) entries[name] = own.filter(isLeftOut);
  const leftOut = filesOf({ pages: all.pages.filter(isLeftOut), entries }, model);
  if (leftOut.size === 0) return leftOut;
  const used = filesOf(shown, model);
  walkSchema(siteSchema, shown.site, [], addTo(used));
  return new Set([...leftOut].filter((file) => !used.has(file)));
}

function filesOf({ pages, entries }: Published, model: ContentModel): Set<string> {
  const files = new Set<string>();
  for (const page of pages) {
    walkSchema(pageSchema, page, [], addTo(files));
    for (const section of page.sections) {
      const schema = model.sections.get(section.type)?.schema;
      if (schema) walkSchema(schema, section, [], addTo(files));
    }
  }
  for (const [name, own] of Object.entries(entries)) {
    const { schema } = collectionOf(model, name);
    for (const entry of own) for (const file of filesOfEntry(entry, schema)) files.add(file);
  }
  return files;
}

/** What each entry names. After an edit, all other entries are the same objects. */
const knownFiles = new WeakMap<Entry, ReadonlySet<string>>();

function filesOfEntry(entry: Entry, schema: EntrySchema): ReadonlySet<string> {
  const known = knownFiles.get(entry);
  if (known) return known;
  const files = new Set<string>();
  walkSchema(schema, entry, [], addTo(files));
  knownFiles.set(entry, files);
  return files;
}

const addTo =
  (files: Set<string>) =>
  ({ kind, value }: SchemaField): void => {
    if (kind === 'image' || kind === 'media-file') files.add(String(value));
  };
