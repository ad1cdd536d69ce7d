import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';

/** A copy of the project with content of its own, to be measured and thrown away. */
export interface BenchProject {
  root: string;
  /** Path of the n-th case study's file. */
  caseFile: (index: number) => string;
  remove: () => void;
}

const CASES = 'content/case-studies';

/** How many cases the home page names; without a list it would show them all. */
const CASES_AT_HOME = 10;

/** Makes a project with a number of case studies: the real ones over and over, each under a name of its own. */
export function makeBenchProject(source: string, count: number): BenchProject {
  const root = copyProject(source, `bench-${count}-`);
  const patterns = readdirSync(join(root, CASES)).map((name) => readFileSync(join(root, CASES, name), 'utf8'));
  rmSync(join(root, CASES), { recursive: true });
  mkdirSync(join(root, CASES));
  const caseFile = (index: number) => `${CASES}/${caseId(index)}.yaml`;
  for (let index = 0; index < count; index += 1) writeFileSync(join(root, caseFile(index)), caseStudy(patterns, index));
  nameCasesAtHome(root, Math.min(count, CASES_AT_HOME));
  return { root, caseFile, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const caseId = (index: number) => `case-${String(index).padStart(5, '0')}`;

function caseStudy(patterns: readonly string[], index: number): string {
  const pattern = patterns[index % patterns.length] ?? '';
  return pattern
    .replace(/^id: .*$/m, `id: ${caseId(index)}`)
    .replace(/^clientName: (.*)$/m, (_line, name: string) => `clientName: ${name} ${index}`);
}

function nameCasesAtHome(root: string, count: number): void {
  const path = join(root, 'content/pages/home.yaml');
  const list = Array.from({ length: count }, (_, index) => `      - ${caseId(index)}\n`).join('');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('  - type: client-cases\n', `  - type: client-cases\n    cases:\n${list}`),
  );
}
