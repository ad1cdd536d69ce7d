import type { ContentModel } from '../../model/content-model.ts';
import { entriesFolder } from '../../model/file-kinds.ts';
import { defaultRegionOf, type SiteRegions } from '../../regions/site-regions.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';
import { entrySchemaName } from '../editor/editor-schemas.ts';
import { entryIdProblem, pagePathProblem, plainPath, sectionNameProblem } from './names.ts';
import type { NewFile } from './fill-template.ts';
import { drawingFiles, entryFiles, NEW_SECTIONS_FOLDER, pageFiles, sectionFiles } from './new-files.ts';

/** A generator that creates files from a name. */
export interface Generator {
  /** The name of its argument in the usage line. */
  word: string;
  /** The question on a terminal. */
  question: string;
  /** Normalizes the argument. */
  plain: (word: string) => string;
  /** Returns why the argument is rejected. */
  problem: (word: string) => string | undefined;
  files: (word: string) => NewFile[];
  /** Next steps, one line each. */
  next: (word: string) => string[];
}

/** Returns all generators by name. That of a collection is named after one of its entries: `concert`. */
export const generatorsOf = ({
  collections,
  regions,
}: Pick<ContentModel, 'collections' | 'regions'>): Readonly<Record<string, Generator>> => ({
  section: SECTION,
  page: pageGenerator(regions),
  ...Object.fromEntries([...collections.values()].map((one) => [entrySchemaName(one), entryGenerator(one, regions)])),
});

function entryGenerator(collection: CollectionDefinition, regions: SiteRegions): Generator {
  const { name, title } = collection;
  return {
    word: 'id',
    question: `Id of the ${title.toLowerCase()}, for example north-sea-tools: `,
    plain: (id) => id.trim(),
    problem: (id) => entryIdProblem(collection, id, regions),
    files: (id) => entryFiles(collection, id, { regions }),
    next: (id) => [
      `Fill in ${entriesFolder(name)}${id}.yaml; its comments explain each field.`,
      ...(drawingFiles(collection, id).length > 0 ? ['The images are plain drawings: replace them by your own.'] : []),
    ],
  };
}

const SECTION: Generator = {
  word: 'name',
  question: 'Name of the section type, for example client-quote: ',
  plain: (name) => name.trim(),
  problem: sectionNameProblem,
  files: sectionFiles,
  next: (type) => [
    `Change the five files in ${NEW_SECTIONS_FOLDER}/${type}/ into what you want, then run "npm run editor".`,
    `With "npm run dev" it is at http://localhost:5173/_sections/${type}.`,
    `Put it on a page: - type: ${type}`,
    'Run "npm run docs:sections" for its image in src/site/sections.md.',
  ],
};

const pageGenerator = (regions: SiteRegions): Generator => ({
  word: 'path',
  question: 'Address of the page without region, for example services/audits: ',
  plain: plainPath,
  problem: (path) => pagePathProblem(path, regions),
  files: (path) => pageFiles(path),
  next: (path) => [
    `With "npm run dev" it is at http://localhost:5173/${defaultRegionOf(regions)}/${path}.`,
    'A link to it goes into content/navigation.yaml or into another page.',
  ],
});
