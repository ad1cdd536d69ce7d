import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/project-fixture.ts';

/** A temporary copy of the project with content of its own, to be measured. */
export interface BenchProject {
  root: string;
  /** Returns the path of the n-th case study's file. */
  caseFile: (index: number) => string;
  remove: () => void;
}

const CASES = 'content/case-studies';

/**
 * Creates a project with this many case studies: the real ones, which pages name, and copies of them under unique names,
 * which are as short as the real ones, because a title of a page may have 60 characters.
 */
export function makeBenchProject(source: string, count: number): BenchProject {
  const root = copyProject(source, `bench-${count}-`);
  const patterns = readdirSync(join(root, CASES)).map((name) => readFileSync(join(root, CASES, name), 'utf8'));
  const caseFile = (index: number) => `${CASES}/${caseId(index)}.yaml`;
  for (let index = 0; index < count - patterns.length; index += 1)
    writeFileSync(join(root, caseFile(index)), caseStudy(patterns, index));
  return { root, caseFile, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const caseId = (index: number) => `case-${String(index).padStart(5, '0')}`;

function caseStudy(patterns: readonly string[], index: number): string {
  const pattern = patterns[index % patterns.length] ?? '';
  return pattern
    .replaceAll(/^# (EXAMPLE|CONFIRM): .*\n/gm, '')
    .replace(/^id: .*$/m, `id: ${caseId(index)}`)
    .replace(/^clientName: (\S+).*$/m, (_line, word: string) => `clientName: ${word} ${index}`);
}
