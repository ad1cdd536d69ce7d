import { caseStudyFiles } from './case-study-files.ts';
import { caseStudyIdProblem, pagePathProblem, plainPath, sectionNameProblem } from './names.ts';
import type { NewFile } from './new-file.ts';
import { pageFiles } from './page-files.ts';
import { sectionFiles } from './section-files.ts';

/** Something that can be made new by one word. */
export interface NewKind {
  /** What the word is, as the usage line names it. */
  word: string;
  /** What is asked on a terminal. */
  question: string;
  /** The word in its plain form. */
  plain: (word: string) => string;
  /** What keeps the word from being used. */
  problem: (word: string) => string | undefined;
  files: (word: string) => NewFile[];
  /** What to do now, one line each. */
  next: (word: string) => string[];
}

/** All that can be made new. */
export const NEW_KINDS: Record<string, NewKind> = {
  section: {
    word: 'name',
    question: 'Name of the section type, for example client-quote: ',
    plain: (name) => name.trim(),
    problem: sectionNameProblem,
    files: sectionFiles,
    next: (type) => [
      `Change the five files in src/sections/${type}/ into what you want, then run "npm run editor".`,
      `Put it on a page: - type: ${type}`,
      'Run "npm run sections:pictures" for its picture in docs/sections.md.',
    ],
  },
  'case-study': {
    word: 'id',
    question: 'Id of the case study, for example north-sea-tools: ',
    plain: (id) => id.trim(),
    problem: caseStudyIdProblem,
    files: caseStudyFiles,
    next: (id) => [
      `Fill in content/case-studies/${id}.yaml; its comments say what stands where.`,
      'The two pictures are plain drawings: put your own in their place.',
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
