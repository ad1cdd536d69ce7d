import { caseStudyIdProblem, pagePathProblem, plainPath, sectionNameProblem } from './names.ts';
import type { NewFile } from './fill-template.ts';
import { caseStudyFiles, pageFiles, sectionFiles } from './new-files.ts';

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

/** All generators. */
export const GENERATORS: Record<string, Generator> = {
  section: {
    word: 'name',
    question: 'Name of the section type, for example client-quote: ',
    plain: (name) => name.trim(),
    problem: sectionNameProblem,
    files: sectionFiles,
    next: (type) => [
      `Change the five files in src/sections/${type}/ into what you want, then run "npm run editor".`,
      `With "npm run dev" it is at http://localhost:5173/_sections/${type}.`,
      `Put it on a page: - type: ${type}`,
      'Run "npm run docs:sections" for its image in docs/sections.md.',
    ],
  },
  'case-study': {
    word: 'id',
    question: 'Id of the case study, for example north-sea-tools: ',
    plain: (id) => id.trim(),
    problem: caseStudyIdProblem,
    files: caseStudyFiles,
    next: (id) => [
      `Fill in content/case-studies/${id}.yaml; its comments explain each field.`,
      'The two images are plain drawings: replace them by your own.',
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
