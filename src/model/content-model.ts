import type { CollectionDefinition, CollectionDefinitions } from '../schema/define-collection.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import type { PageList, SiteDefinition } from '../schema/define-site.ts';
import type { SingleDefinition } from '../schema/define-single.ts';
import type { TextGroup } from '../schema/define-texts.ts';
import { dictionarySchemaOf, type DictionarySchema } from '../schema/dictionary.schema.ts';

/** All section types by name. */
export type SectionDefinitions = ReadonlyMap<string, SectionDefinition>;

/** What a site consists of: its section types, its collections, and its own definitions. */
export interface ContentModel extends Pick<
  SiteDefinition,
  'contact' | 'headerMenu' | 'keepTogether' | 'menuSection' | 'outline'
> {
  sections: SectionDefinitions;
  collections: CollectionDefinitions;
  /** The schema of the dictionary: the texts of the engine, and those of the section types. */
  dictionary: DictionarySchema;
  /** The site's own files that exist once, by name. */
  singles: ReadonlyMap<string, SingleDefinition>;
  /** Lists to which a new page can be added, besides header and footer. */
  pageLists: readonly PageList[];
}

/** Returns the model of a site. */
export const createModel = (
  sections: SectionDefinitions,
  collections: Iterable<CollectionDefinition>,
  { singles = [], pageLists = [], ...site }: SiteDefinition,
): ContentModel => ({
  ...site,
  pageLists,
  sections,
  dictionary: dictionarySchemaOf(textGroupsOf(sections.values()), {
    hasMenu: site.headerMenu !== undefined,
    choices: site.contact?.choices,
  }),
  collections: new Map([...collections].map((one) => [one.name, one])),
  singles: new Map(singles.map((one) => [one.name, one])),
});

/** Returns the groups of texts of section types. */
const textGroupsOf = (sections: Iterable<SectionDefinition>): TextGroup[] =>
  [...sections].flatMap(({ texts = [] }) => texts);

/** Returns a collection that the content check has found to exist. */
export function collectionOf({ collections }: Pick<ContentModel, 'collections'>, name: string): CollectionDefinition {
  const found = collections.get(name);
  if (!found) throw new Error(`No collection "${name}"; the check lets none through.`);
  return found;
}
