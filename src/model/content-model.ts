import type { z } from 'zod';
import type { CollectionDefinition, CollectionDefinitions } from '../schema/define-collection.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import type { PageList, SiteDefinition } from '../schema/define-site.ts';
import { schemaFor } from '../schema/schema-for.ts';
import type { SiteRegions } from '../regions/site-regions.ts';
import type { SingleDefinition } from '../schema/define-single.ts';
import type { TextGroup } from '../schema/define-texts.ts';
import { dictionarySchemaOf, type DictionarySchema } from '../schema/dictionary.schema.ts';

/** All section types by name. */
export type SectionDefinitions = ReadonlyMap<string, SectionDefinition>;

/** What a site consists of: its regions, its section types, its collections, and its own definitions. */
export interface ContentModel extends Pick<
  SiteDefinition,
  'contact' | 'headerMenu' | 'keepTogether' | 'menuSection' | 'outline' | 'translations'
> {
  /** Its regions and languages; every schema of the model requires them. */
  regions: SiteRegions;
  sections: SectionDefinitions;
  collections: CollectionDefinitions;
  /** The schema of the dictionary: the texts of the engine, and those of the section types. */
  dictionary: DictionarySchema;
  /** The site's own files that exist once, by name. */
  singles: ReadonlyMap<string, SingleDefinition>;
  /** Lists to which a new page can be added, besides header and footer. */
  pageLists: readonly PageList[];
}

/** The definitions that a site's code consists of. They are the same whatever its regions are. */
export interface SiteDefinitions {
  sections: SectionDefinitions;
  collections: readonly CollectionDefinition[];
  site: SiteDefinition;
}

/** Returns the model of a site. */
export function createModel({ sections, collections, site }: SiteDefinitions, regions: SiteRegions): ContentModel {
  const { singles = [], pageLists = [], ...own } = site;
  const bound = <D extends { schema: z.ZodObject }>(definition: D): D => ({
    ...definition,
    schema: schemaFor(regions, definition.schema),
  });
  return {
    ...own,
    regions,
    pageLists: pageLists.map((list) => ({ ...list, single: bound(list.single) })),
    sections: new Map([...sections].map(([type, definition]) => [type, bound(definition)])),
    dictionary: schemaFor(
      regions,
      dictionarySchemaOf(textGroupsOf(sections.values()), {
        hasMenu: own.headerMenu !== undefined,
        choices: own.contact?.choices,
      }),
    ),
    collections: new Map(collections.map((one) => [one.name, bound(one)])),
    singles: new Map(singles.map((one) => [one.name, bound(one)])),
  };
}

/** Returns the groups of texts of section types. */
const textGroupsOf = (sections: Iterable<SectionDefinition>): TextGroup[] =>
  [...sections].flatMap(({ texts = [] }) => texts);

/** Returns a collection that the content check has found to exist. */
export function collectionOf({ collections }: Pick<ContentModel, 'collections'>, name: string): CollectionDefinition {
  const found = collections.get(name);
  if (!found) throw new Error(`No collection "${name}"; the check lets none through.`);
  return found;
}
