import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from './source-file.ts';
import { ofWholeFile } from './diagnostic.ts';
import { createCodeFrame } from './code-frame.ts';

const FILE = 'content/pages/home.yaml';

/** Returns the code frame of a file with this text. */
const excerpt = (text: string | undefined, line: number, column: number, file = FILE) =>
  createCodeFrame(() => text, '^')({ ...ofWholeFile(file, '', '', 'error', 'same'), line, column });

describe('the code frame', () => {
  it('shows the line with a caret under the location, and a margin as wide as the line number', () => {
    expect(excerpt('a: 1\nb: 2', 2, 4)).toBe('  2 | b: 2\n    |    ^\n');
    expect(excerpt('a: 1\r\nb: 2\r\n', 1, 1)).toBe('  1 | a: 1\n    | ^\n');
    expect(excerpt(`${'\n'.repeat(9)}c: 3`, 10, 1)).toBe('  10 | c: 3\n     | ^\n');
  });

  it.each(['content/a.yml', 'content/a.yaml'])('is shown for %s', (file) => {
    expect(excerpt('a: 1', 1, 1, file)).toBe('  1 | a: 1\n    | ^\n');
  });

  it.each(['public/images/a.svg', 'content/a.yaml.txt', 'content'])("is omitted for %s, which isn't YAML", (file) => {
    expect(excerpt('a: 1', 1, 1, file)).toBe('');
  });

  it("is omitted if the file or line doesn't exist or the line is blank", () => {
    expect(excerpt(undefined, 1, 1)).toBe('');
    expect(excerpt('a: 1', 2, 1)).toBe('');
    expect(excerpt('a: 1\n \t\nb: 2', 2, 1)).toBe('');
    expect(excerpt('a: 1\n\nb: 2', 2, 1)).toBe('');
  });

  it('shows a hundred characters of a long line, starting sixty before the location', () => {
    const long = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(10, '.')).join('');
    const shown = (start: number, column: number) =>
      `  1 | ${long.slice(start, start + 100)}\n    | ${' '.repeat(column - 1 - start)}^\n`;
    expect(excerpt(long, 1, 1)).toBe(shown(0, 1));
    expect(excerpt(long, 1, 60)).toBe(shown(0, 60));
    expect(excerpt(long, 1, 61)).toBe(shown(1, 61));
    expect(excerpt(long, 1, 250)).toBe(shown(190, 250));
  });

  it.each([
    ['a letter with an accent of its own', 'e\u0301', 1],
    ['joined emoji', '👩\u200D💻', 4],
    ['a Chinese sign', '你', 2],
    ['a letter of full width', 'Ａ', 2],
    ['a flag', '🇩🇰', 2],
    ['a plain letter', 'ø', 1],
  ])('measures the display width of %s', (_what, sign, columns) => {
    expect(excerpt(`${sign}x`, 1, sign.length + 1)).toBe(`  1 | ${sign}x\n    | ${' '.repeat(columns)}^\n`);
  });

  it('reads a file only up to the size limit', () => {
    const refused = `key: value\n${'x\n'.repeat(MAX_FILE_BYTES)}`;
    expect(excerpt(refused, 1, 1)).toContain('key: value');
    expect(excerpt(refused, MAX_FILE_BYTES, 1)).toBe('');
  });

  it('splits a file into lines once', () => {
    let asked = 0;
    const of = createCodeFrame(() => `a: ${(asked += 1)}`, '^');
    const location = ofWholeFile(FILE, '', '', 'error', 'same');
    expect(of(location)).toBe(of(location));
    expect(asked).toBe(1);
  });
});
