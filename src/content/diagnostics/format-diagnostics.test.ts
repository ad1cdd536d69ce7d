import { say } from '../../i18n/phrase.ts';
import { expect, it, describe } from 'vitest';
import { asWritten, type Diagnostic, ofWholeFile } from './diagnostic.ts';
import { formatDiagnostics, FORMATS, createCodeFrame } from './format-diagnostics.ts';
import { MAX_FILE_BYTES } from './source-file.ts';

const HEROO: Diagnostic = {
  severity: 'error',
  file: 'content/pages/home.yaml',
  line: 2,
  column: 11,
  path: 'sections[0].type',
  message: '"heroo" is not a section.',
  hint: 'Did you mean "hero"?',
  form: { message: say`There is no such section.`, hint: say`Choose another one.` },
};
const CUT: Diagnostic = {
  ...HEROO,
  severity: 'warning',
  file: 'content/facts.yaml',
  line: 1,
  column: 4,
  path: 'a.en',
  message: 'Cut, 100%:\nhere.',
  hint: 'Quote it.',
};
const TEXTS: Record<string, string> = {
  'content/pages/home.yaml': 'sections:\n  - type: heroo\n',
  'content/facts.yaml': 'a: b # c\n',
};
const textOf = (file: string) => TEXTS[file];

it('prints location, field, message, hint, the line with a caret, a gap between files, and a count', () => {
  expect(formatDiagnostics([CUT, HEROO, HEROO], 'pretty', { textOf }))
    .toBe(`content/facts.yaml:1:4  warning a.en  Cut, 100%:
here. Quote it.
  1 | a: b # c
    |    ^

content/pages/home.yaml:2:11  sections[0].type  "heroo" is not a section. Did you mean "hero"?
  2 |   - type: heroo
    |           ^
content/pages/home.yaml:2:11  sections[0].type  "heroo" is not a section. Did you mean "hero"?
  2 |   - type: heroo
    |           ^

2 errors, 1 warning in 2 files
`);
});

it('omits the field for a whole file, counts warnings only if there are any, and needs no text', () => {
  const whole = { ...HEROO, path: '', message: 'Empty.', hint: 'Write.' };
  expect(formatDiagnostics([whole], 'pretty')).toBe(
    'content/pages/home.yaml:2:11  Empty. Write.\n\n1 error in 1 file\n',
  );
  expect(formatDiagnostics([{ ...whole, message: 'Two\r\nlines.' }], 'github')).toBe(
    '::error file=content/pages/home.yaml,line=2,col=11,title=content::Two%0D%0Alines. Write.\n',
  );
});

it('uses color only on request', () => {
  const escape = '\u001b[';
  expect(formatDiagnostics([HEROO], 'pretty', { textOf })).not.toContain(escape);
  expect(formatDiagnostics([HEROO], 'pretty', { textOf, color: true })).toContain(`${escape}31m^`);
});

it('puts the caret under the right character after wide and combining ones', () => {
  const caretOf = (text: string, column: number) =>
    formatDiagnostics([{ ...HEROO, line: 1, column }], 'pretty', { textOf: () => text }).split('\n')[2];
  expect(caretOf('flag: 🇩🇰 x', 12)).toBe(`    | ${' '.repeat(9)}^`);
  expect(caretOf('Cafe\u0301 x', 7)).toBe(`    | ${' '.repeat(5)}^`);
  expect(caretOf(`${'y'.repeat(300)}x`, 301)).toBe(`    | ${' '.repeat(59)}^`);
});

it('escapes terminal control sequences in content', () => {
  const output = formatDiagnostics([{ ...HEROO, file: 'content/\u001b[2J.yaml' }], 'pretty', {
    textOf: () => '\n\u001b[31mred\u202E',
  });
  for (const sign of ['\u001b', '\u202E']) expect(output).not.toContain(sign);
});

it('shows no line of an image', () => {
  expect(
    formatDiagnostics([{ ...HEROO, file: 'public/images/a.svg' }], 'pretty', { textOf: () => 'a\n<svg>' }),
  ).not.toContain('svg>');
});

it('prints GitHub annotations with all special characters escaped', () => {
  expect(formatDiagnostics([CUT, HEROO], 'github')).toBe(
    `::warning file=content/facts.yaml,line=1,col=4,title=a.en::Cut, 100%25:%0Ahere. Quote it.
::error file=content/pages/home.yaml,line=2,col=11,title=sections[0].type::"heroo" is not a section. Did you mean "hero"?
`,
  );
  expect(formatDiagnostics([{ ...HEROO, file: 'content/a,b:c.yaml' }], 'github')).toContain(
    'file=content/a%2Cb%3Ac.yaml,',
  );
});

it('leaves the words of forms out', () => {
  for (const format of FORMATS) {
    const output = formatDiagnostics([HEROO], format);
    expect(output).toContain('Did you mean');
    expect(output).not.toMatch(/form|There is no such|Choose/);
  }
});

it('prints one JSON object, even without findings', () => {
  expect(JSON.parse(formatDiagnostics([CUT, HEROO], 'json'))).toEqual({
    version: 1,
    errors: 1,
    warnings: 1,
    diagnostics: [CUT, HEROO].map(({ form: _form, ...diagnostic }) => diagnostic),
  });
  expect(JSON.parse(formatDiagnostics([], 'json'))).toEqual({ version: 1, errors: 0, warnings: 0, diagnostics: [] });
});

const FILE = 'content/pages/home.yaml';

/** Returns the code frame of a file with this text. */
const excerpt = (text: string | undefined, line: number, column: number, file = FILE) =>
  createCodeFrame(() => text, '^')({ ...ofWholeFile(file, '', '', 'error', asWritten('', '')), line, column });

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
    const location = ofWholeFile(FILE, '', '', 'error', asWritten('', ''));
    expect(of(location)).toBe(of(location));
    expect(asked).toBe(1);
  });
});
