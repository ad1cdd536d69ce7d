import type { ContentModel } from '../../model/content-model.ts';
import { entriesFolder } from '../../model/file-kinds.ts';
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
}: Pick<ContentModel, 'collections'>): Readonly<Record<string, Generator>> => ({
  ...GENERATORS,
  ...Object.fromEntries([...collections.values()].map((one) => [entrySchemaName(one), entryGenerator(one)])),
});

function entryGenerator(collection: CollectionDefinition): Generator {
  const { name, title } = collection;
  return {
    word: 'id',
    question: `Id of the ${title.toLowerCase()}, for example north-sea-tools: `,
    plain: (id) => id.trim(),
    problem: (id) => entryIdProblem(collection, id),
    files: (id) => entryFiles(collection, id),
    next: (id) => [
      `Fill in ${entriesFolder(name)}${id}.yaml; its comments explain each field.`,
      ...(drawingFiles(collection, id).length > 0 ? ['The images are plain drawings: replace them by your own.'] : []),
    ],
  };
}

const GENERATORS: Readonly<Record<string, Generator>> = {
  section: {
    word: 'name',
    question: 'Name of the section type, for example client-quote: ',
    plain: (name) => name.trim(),
    problem: sectionNameProblem,
    files: sectionFiles,
    next: (type) => [
      `Change the five files in ${NEW_SECTIONS_FOLDER}/${type}/ into what you want, then run "npm run editor".`,
      `With "npm run dev" it is at http://localhost:5173/_sections/${type}.`,
      `Put it on a page: - type: ${type}`,
      'Run "npm run docs:sections" for its image in docs/sections.md.',
    ],
  },
  page: {
    word: 'path',
    question: 'Address of the page without region, for example services/audits: ',
    plain: plainPath,
    problem: pagePathProblem,
    files: pageFiles,
    next: (path) => [
      `With "npm run dev" it is at http://localhost:5173/us/${path}.`,
      'A link to it goes into content/navigation.yaml or into another page.',
    ],
  },
};
