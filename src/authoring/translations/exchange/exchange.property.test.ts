import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/thorough.ts';
import { PAIR, importPlanOf, importProblems, takenBy, shopUnits } from './__fixtures__/gift-shop.ts';
import { formatOf } from './exchange-format.ts';
import { unitField } from './translation-unit.ts';

/** A part of a text: words, which are translated, or what stays as it is. */
type Part = { words: string } | { kept: string };

/** What spreadsheets, XML, CSV and YAML have another meaning for. */
const NASTY = [
  '=1+1',
  '+45 12',
  '-10 %',
  '@name',
  "'=x",
  "''",
  '"',
  '&amp;',
  '<b>',
  ']]>',
  '6.8%',
  'a;b',
  'a,b',
  'a\tb',
];
const LETTERS = ['é', 'e\u0301', 'a\u0001b', 'a\uFFFEb', 'a\u2028b', 'אב', '😀'];

const words: fc.Arbitrary<Part> = fc
  .oneof(fc.constantFrom(...NASTY, ...LETTERS), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }))
  // No markup, which would be lost with the words, and no space, which isn't part of a text at its ends.
  .filter((each) => !/[{}[\]*|]|^-? |^-?$|^\s|\s$/.test(each))
  .map((each) => ({ words: each }));

const MARKUP = ['{price}', '{reply}', '**bold**', '[fair](/pricing)', ' | ', '\n\n', '\n- ', ' ', '\n'];
const kept: fc.Arbitrary<Part> = fc.constantFrom(...MARKUP).map((each) => ({ kept: each }));

/** A text, whether the site has a translation of it, and whether the translator writes one. */
const text = fc.record({
  parts: fc
    .array(fc.oneof(words, kept), { minLength: 1, maxLength: 6 })
    .filter((parts) => parts.some((each) => 'words' in each)),
  present: fc.constantFrom('absent', 'marked', 'translated'),
  isTranslated: fc.boolean(),
});

interface Text {
  parts: readonly Part[];
  present: string;
  isTranslated: boolean;
}

const NOW = 'oversættelse';
const BEFORE = 'tidligere';

const write = ({ parts }: Text, word?: string): string =>
  parts.map((each) => ('kept' in each ? each.kept : (word ?? each.words))).join('');

/** The page with the texts: `t0`, `t1`, … */
const pageOf = (texts: readonly Text[]): string =>
  texts
    .map((each, index) => {
      const danish = JSON.stringify(write(each, each.present === 'translated' ? BEFORE : undefined));
      const entries = [`en: ${JSON.stringify(write(each))}`, ...(each.present === 'absent' ? [] : [`da: ${danish}`])];
      return `t${index}: { ${entries.join(', ')} }${each.present === 'marked' ? ' # untranslated: da' : ''}\n`;
    })
    .join('');

/** What a program makes of the file when it saves it. */
type Program = (file: string) => string | Buffer;

const inUtf16: Program = (file) => Buffer.from(`\uFEFF${file.replace(/^\uFEFF/, '')}`, 'utf16le');

const MATCHES =
  '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><originalData><data id="d1">{no}</data></originalData><source>no</source><target>no</target></m:match></m:matches>';

const XLIFF_PROGRAMS: Record<string, Program> = {
  'one that changes nothing': (file) => file,
  'one with Windows line ends': (file) => `\uFEFF${file.replaceAll('\n', '\r\n')}`,
  'one that writes UTF-16': inUtf16,
  'one that prefixes elements': (file) => file.replace(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x='),
  'one that adds candidates': (file) => file.replace(/<unit [^>]*>/g, `$&${MATCHES}`),
  'one that splits texts': (file) =>
    file.replace(
      /<source>([^<> ]+) ((?:(?!<\/)[^])*)<\/source>\s*<target>([^<> ]+) ((?:(?!<\/)[^])*)<\/target>\s*<\/segment>/g,
      '<source>$1</source><target>$3</target></segment><ignorable><source> </source></ignorable><segment state="translated"><source>$2</source><target>$4</target></segment>',
    ),
  'one that marks terms': (file) => file.replace(/<target>([^<]+)/g, '<target><mrk id="m" type="term">$1</mrk>'),
};

/** Writes the table again, as another program would. */
const asTable =
  (options: Parameters<typeof stringify>[1], more: string[][] = []): Program =>
  (file) =>
    stringify([...parse(file, { bom: true }).map((row) => [...row.toReversed(), '']), ...more], options);

const CSV_PROGRAMS: Record<string, Program> = {
  'one that changes nothing': (file) => file,
  'one with semicolons and Windows line ends': asTable({
    delimiter: ';',
    record_delimiter: '\r\n',
    bom: true,
    quoted_match: /\n/,
  }),
  'one with quotes around everything': asTable({ quoted: true }, [[], ['', '', '', '', '']]),
  'one with tabs in UTF-16': (file) => inUtf16(asTable({ delimiter: '\t' })(file).toString()),
  'one with old line ends': asTable({ record_delimiter: '\r', quoted: true }),
};

describe.each([
  ['xlf', XLIFF_PROGRAMS],
  ['csv', CSV_PROGRAMS],
])('any texts in a file of translations (%s)', (extension, programs) => {
  const name = `texts.${extension}`;
  const texts = fc.array(text, { minLength: 1, maxLength: 5 });

  it('come back as the translator left them, whatever program saved the file', () => {
    const property = fc.property(texts, fc.constantFrom(...Object.keys(programs)), (all, program) => {
      const page = pageOf(all);
      const units = shopUnits(page);
      const translated = units.map((unit) => {
        const own = all[Number(/\d+/.exec(unitField(unit))?.[0])];
        return own?.isTranslated ? { ...unit, target: write(own, NOW).trim() } : unit;
      });
      const file = formatOf(name)?.write(translated, PAIR) ?? '';
      const plan = importPlanOf(name, programs[program]?.(file) ?? '', page);
      const expected = translated.filter((unit, index) => unit.target !== units[index]?.target);
      expect(importProblems(plan)).toEqual([]);
      expect(takenBy(plan)).toEqual(Object.fromEntries(expected.map((unit) => [unitField(unit), unit.target])));
    });
    fc.assert(property, propertyRuns(100, 2_000));
  });
});
