// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILE = /^(?:content|docs|scripts|src|tests)\//;
const TEST_FILE = /^(?:src\/.+\.test\.tsx?|scripts\/.+\.test\.ts|tests\/.+\.spec\.ts)$/;

interface Line {
  words: string;
  files: string[];
  /** Each test with the file in which it stands. */
  tests: { file: string; name: string }[];
}

const codeSpans = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The third cell names a test file, then tests in it, then maybe another file. */
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
  .filter(([words, files]) => files && words !== 'Line' && !words?.startsWith('---'))
  .map(([words = '', files, tests = '']) => ({ words, files: codeSpans(files), tests: testsOf(tests) }));

const sources = new Map<string, string>();

/** What stands in a test file. */
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  sources.set(file, source);
  return source;
}

/** Whether a test of this name, as it is written in the source but for tags such as `@firefox`, stands in the file. */
function hasTest({ file, name }: Line['tests'][number]): boolean {
  const words = name.replace(/ @\w+$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${words}(?: @\\w+|\\$\\{tag\\})?\\1,`).test(sourceOf(file));
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

  it('names only tests that exist, in files that are run', () => {
    const tests = lines.flatMap((line) => line.tests);
    expect(tests.filter(({ file }) => !TEST_FILE.test(file))).toEqual([]);
    expect(tests.filter((test) => !hasTest(test))).toEqual([]);
  });
});
