import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBenchProject, type BenchProject } from './bench-project.ts';
import { rounded, type Benchmark, type Cell } from './benchmark.ts';
import { watched } from './watched-process.ts';

const COUNTS = [100, 1_000, 10_000];

/** An edit of one case study. */
interface Edit {
  /** What is edited, for the table. */
  name: string;
  /** Where in the file of a case study: another word comes behind what this finds. */
  place: RegExp;
}

const EDITS: readonly Edit[] = [
  { name: 'sentence', place: /^challenge:\n\s+en: \|-\n\s+/m },
  // Stands on cards as well, so that every list depends on it.
  { name: 'name', place: /^clientName: /m },
];

/** A whole build from nothing, and one after each of two edits, with more and more case studies. */
export const build: Benchmark = {
  name: 'build',
  run: async (root) => {
    const rows: Cell[][] = [];
    const projects: BenchProject[] = [];
    try {
      for (const count of COUNTS) {
        const project = makeBenchProject(root, count);
        projects.push(project);
        rows.push([count, ...(await measure(project, count))]);
      }
    } finally {
      // Not before: for a minute ext4 passes by what was deleted, and searches for it with each new file.
      for (const project of projects) project.remove();
    }
    return {
      title: 'Build, compression included (each measured once)',
      columns: [
        'case studies',
        'pages',
        'from nothing, s',
        'pages/s',
        'peak memory, MB',
        ...EDITS.flatMap(({ name }) => [`${name} edited, s`, `${name}: rendered`, `${name}: of the first, %`]),
      ],
      rows,
    };
  },
};

async function measure(project: BenchProject, count: number): Promise<Cell[]> {
  const command = buildCommand(project.root);
  const cold = await watched(project.root, command);
  const [pages] = countsOf(cold.words);
  const row: Cell[] = [pages, rounded(cold.seconds, 1), Math.round(pages / cold.seconds), cold.peak ?? ''];
  for (const edit of EDITS) {
    makeEdit(project, Math.floor(count / 2), edit);
    const edited = await watched(project.root, command);
    const [, rendered] = countsOf(edited.words);
    row.push(rounded(edited.seconds, 1), rendered, rounded((100 * edited.seconds) / cold.seconds, 1));
  }
  return row;
}

/** What `npm run build` gives to Node. */
function buildCommand(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { build: string } }; // npm demands it
  const [, ...words] = scripts.build.split(' ');
  return words;
}

function makeEdit({ root, caseFile }: BenchProject, index: number, { name, place }: Edit): void {
  const path = join(root, caseFile(index));
  const before = readFileSync(path, 'utf8');
  const after = before.replace(place, '$&Edited ');
  if (after === before) throw new Error(`${path} has no ${name} to edit.`);
  writeFileSync(path, after);
}

/** The pages of a build, and those that it rendered anew, out of its last line. */
function countsOf(words: string): [number, number] {
  const [, pages, rendered] = /(\d+) pages, (\d+) of them rendered anew/.exec(words) ?? [];
  return [Number(pages), Number(rendered)];
}
