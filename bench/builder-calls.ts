import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createBuilderHandlers } from '../src/builder/server/builder-handlers.ts';
import type { BuilderHandlers } from '../src/builder/protocol/calls.ts';
import { makeBenchProject, type BenchProject } from './bench-project.ts';
import { median, roundTo, type Benchmark, type Cell } from './benchmark.ts';

/** Number of edits of a file. */
const EDITS = 21;

/** Numbers of case studies: as many as the site has, and a large site. */
const CASES = [10, 1_000];

/** Number of sections of the long page. */
const SECTIONS = 30;

const HOME = 'content/pages/home.yaml';
const LONG_PAGE = 'content/pages/long.yaml';

/**
 * Measures what the builder's server needs for a change, from its arrival to the answer: checked against the whole site,
 * written and flushed. The pause after the last key (150 ms) and the connection come on top.
 */
export const builderCalls: Benchmark = {
  name: 'builder-calls',
  run: async (root) => {
    const rows: Cell[][] = [];
    for (const count of CASES) {
      const project = makeBenchProject(root, count);
      writeLongPage(project.root);
      rows.push(...(await measure(project, count)));
      project.remove();
    }
    return {
      title: `The builder's calls (${EDITS} edits of each file)`,
      columns: ['case studies', 'call', 'file and field', 'median, ms', 'slowest, ms'],
      rows,
    };
  },
};

/** Creates a page with the sections of the home page over and over, each with an anchor of its own. */
function writeLongPage(root: string): void {
  const page = parse(readFileSync(join(root, HOME), 'utf8')) as { sections: object[] };
  const sections = Array.from({ length: SECTIONS }, (_, index) => ({
    ...page.sections[index % page.sections.length],
    id: `section-${index}`,
  }));
  writeFileSync(
    join(root, LONG_PAGE),
    stringify({ ...page, sections }, { lineWidth: 120, aliasDuplicateObjects: false }),
  );
}

async function measure({ root, caseFile }: BenchProject, count: number): Promise<Cell[][]> {
  const handlers = createBuilderHandlers({ root }) as BuilderHandlers;
  const first = await timeOf(() => handlers.site({}));
  const rows: Cell[][] = [[count, 'site, first', '', roundTo(first), roundTo(first)]];
  const fields: [file: string, path: string[]][] = [
    [HOME, ['name', 'en']],
    [LONG_PAGE, ['name', 'en']],
    ...(count > 10 ? [[caseFile(0), ['summary', 'da']] as [string, string[]]] : []),
    // The industry is a part of the address, so that all links are checked again.
    ...(count > 10 ? [[caseFile(1), ['industry', 'en']] as [string, string[]]] : []),
  ];
  for (const [file, path] of fields) {
    const times: Record<'edit' | 'file' | 'site' | 'undo', number[]> = { edit: [], file: [], site: [], undo: [] };
    for (let run = 0; run < EDITS + 1; run += 1) {
      times.edit.push(await timeOf(() => typeIn(handlers, file, path, run)));
      times.file.push(await timeOf(() => handlers.file({ file })));
      times.site.push(await timeOf(() => handlers.site({})));
    }
    times.undo.push(await timeOf(() => handlers.undo({})));
    for (const [call, all] of Object.entries(times)) {
      const warm = all.length > 1 ? all.slice(1) : all;
      rows.push([count, call, `${file}, ${path[0]}`, roundTo(median(warm), 1), roundTo(Math.max(...warm), 1)]);
    }
  }
  return rows;
}

/** Sends one more letter of a text, as the form does. */
async function typeIn(handlers: BuilderHandlers, file: string, path: string[], run: number): Promise<void> {
  const value = `Text${'x'.repeat(run)}`;
  const operations = [{ op: 'set' as const, path, value }];
  const request = { edits: [{ file, operations }] };
  const sent = { request, label: 'Text', hashes: {}, guards: [], mergeKey: file };
  const { ok, problems } = await handlers.edit(sent);
  if (!ok) throw new Error(`The edit is refused: ${problems.map(({ message }) => message).join(' ')}`);
}

async function timeOf(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
