import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILE = /^(?:bench|content|docs|scripts|src|ssg|tests|tools|vite)\//;
const TEST_FILE =
  /^(?:src\/.+\.test\.tsx?|(?:bench|scripts|ssg|tools|vite)\/.+\.test\.ts|tests\/.+\.(?:spec|test)\.ts)$/;

interface Line {
  claim: string;
  files: string[];
  /** Each test with its file. */
  tests: { file: string; name: string }[];
}

const codeSpans = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The third cell names a test file, then tests in it, then optionally further files with their tests. */
function testsOf(cell: string): Line['tests'] {
  let file = '';
  return codeSpans(cell).flatMap((code) => {
    if (!FILE.test(code)) return [{ file, name: code }];
    file = code;
    return [];
  });
}

const lines: Line[] = readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8')
  .split('\n')
  .map((row) =>
    row
      .split(/(?:^| )\|(?: |$)/)
      .slice(1, 4)
      .map((cell) => cell.trim()),
  )
  .filter(([claim, files]) => files && claim !== 'Requirement' && !claim?.startsWith('---'))
  .map(([claim = '', files, tests = '']) => ({ claim, files: codeSpans(files), tests: testsOf(tests) }));

const sources = new Map<string, string>();

/** Source of a test file; empty if it doesn't exist. */
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  sources.set(file, source);
  return source;
}

/** Whether the file has a test of this name, as written in the source, ignoring tags such as `@firefox`. */
function hasTest({ file, name }: Line['tests'][number]): boolean {
  const pattern = name.replace(/ @\w+$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${pattern}(?: @\\w+|\\$\\{tag\\})?\\1,`).test(sourceOf(file));
}

describe('the table of the specification', () => {
  it('has the lines of all nine sections', () => {
    expect(lines.length).toBeGreaterThan(180);
    const sections = readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8').match(/^## \d\./gm);
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `## ${number}.`));
  });

  it('names a file and a test for each line', () => {
    expect(lines.filter(({ files, tests }) => files.length === 0 || tests.length === 0)).toEqual([]);
  });

  it('names only files that exist', () => {
    const files = lines.flatMap(({ files: own, tests }) => [...own, ...tests.map(({ file }) => file)]);
    expect([...new Set(files)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names only tests that exist, in files that Vitest or Playwright runs', () => {
    const tests = lines.flatMap((line) => line.tests);
    expect(tests.filter(({ file }) => !TEST_FILE.test(file))).toEqual([]);
    expect(tests.filter((test) => !hasTest(test))).toEqual([]);
  });
});
