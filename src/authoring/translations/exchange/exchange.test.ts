import { describe, expect, it } from 'vitest';
import { editYaml } from '../../edit/edit-yaml.ts';
import { regionsAmong, textFilesOf } from '../text-files.ts';
import { formatOf, type ExchangeFormat } from './exchange-format.ts';
import { planImport } from './import-translations.ts';
import { collectUnits } from './translation-unit.ts';

const FILE = 'content/pages/home.yaml';
const YAML = `title: { en: Hello, da: Hej } # the greeting
price:
  en: From {price} & up, "{price}" <b>
  da: Fra {price}
offer:
  us: One
  eu: Two
  dk:
list:
  - text:
      en: |-
        First line.

        Second line.
`;
const LANGUAGES = { source: 'en', target: 'da' } as const;

const REGIONS = {
  file: 'content/regions.yaml',
  text: 'us: { language: en }\neu: { language: en }\ndk: { language: da }\n',
};
const sourcesOf = (yaml: string) => [REGIONS, { file: FILE, text: yaml }];
const unitsOf = (yaml: string) => collectUnits(sourcesOf(yaml), LANGUAGES);
const exportText = (format: ExchangeFormat, yaml = YAML) => format.write(unitsOf(yaml), LANGUAGES);
const importText = (format: ExchangeFormat, text: string, yaml = YAML) =>
  planImport('texts', text, format, {
    pair: LANGUAGES,
    ofKeys: { us: 'en', eu: 'en', dk: 'da', en: 'en', da: 'da' },
    units: unitsOf(yaml),
  });

/** Imports a text and returns the content file with the translations. */
function apply(format: ExchangeFormat, text: string): string {
  const { request, diagnostics } = importText(format, text);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return request.edits
    .flatMap((edit) => ('operations' in edit ? edit.operations : []))
    .reduce((source, operation) => {
      const result = editYaml(source, operation);
      if (!result.ok) throw new Error(result.reason);
      return result.source;
    }, YAML);
}

const problems = (format: ExchangeFormat, text: string, yaml?: string) =>
  importText(format, text, yaml).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe.each(['xlf', 'csv'])('an exchange file (%s)', (extension) => {
  const format = formatOf(`texts.${extension}`);
  if (!format) throw new Error(`No format reads .${extension}.`);
  /** Replaces a text as a translator would, in the notation of the format. */
  const translate = (from: string, to: string, text = exportText(format)) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };
  /** The target of a text that has no translation yet. */
  const withTarget = (field: string, target: string, text = exportText(format)) =>
    extension === 'csv'
      ? text.replace(new RegExp(`(${escapeRegExp(field)},(?:"[^"]*"|[^,"]*),)\\n`), `$1"${target}"\n`)
      : text.replace(new RegExp(`(name="${escapeRegExp(field)}"[\\s\\S]*?<target>)(</target>)`), `$1${target}$2`);

  it('changes nothing when it comes back as it was', () => {
    expect(importText(format, exportText(format))).toMatchObject({
      request: { edits: [] },
      diagnostics: [],
      taken: [],
    });
  });

  it('lists missing translations, by language and by region', () => {
    expect(unitsOf(YAML).map(({ path, target }) => [path.join('.'), target])).toEqual([
      ['title.da', 'Hej'],
      ['price.da', 'Fra {price}'],
      ['offer.dk', ''],
      ['list.0.text.da', ''],
    ]);
  });

  it('changes one translation and no other byte', () => {
    expect(apply(format, translate('Hej', 'Goddag'))).toBe(YAML.replace('Hej', 'Goddag'));
  });

  it('adds missing translations, also of several paragraphs', () => {
    const changed = apply(
      format,
      withTarget('list[0].text.da', 'Første linje.\n\nAnden linje.', withTarget('offer.dk', 'En')),
    );
    expect(
      textFilesOf(sourcesOf(changed), regionsAmong([REGIONS]))[0]?.texts.map(({ wordings }) => wordings.da[0]?.content),
    ).toEqual(['Hej', 'Fra {price}', 'En', 'Første linje.\n\nAnden linje.']);
    expect(changed).toContain('# the greeting');
  });

  it('is refused by line if a translation lacks a placeholder or has another one', () => {
    const line = extension === 'csv' ? 3 : 10;
    const placeholder = extension === 'csv' ? 'Fra {price}' : 'Fra <ph id="1" dataRef="d1" canDelete="no"/>';
    expect(problems(format, translate(placeholder, 'Fra 100'))).toEqual([
      `texts:${line} The translation lacks {price}, which the source text has.`,
    ]);
    expect(problems(format, translate(placeholder, `${placeholder} {pris}`))).toEqual([
      `texts:${line} The translation has {pris}, which the source text lacks.`,
    ]);
  });

  it('is refused if the source text has changed since the export', () => {
    const text = translate('Hej', 'Goddag');
    expect(problems(format, text, YAML.replace('Hello', 'Welcome'))).toEqual([
      expect.stringContaining(`The source text of title.da in ${FILE} is another one now.`),
    ]);
  });

  it('is refused if the content no longer has a text', () => {
    expect(problems(format, exportText(format), YAML.replace('title:', 'heading:'))).toEqual([
      expect.stringContaining(`${FILE} has no text "title.da".`),
    ]);
  });

  it('is refused if a text has two translations', () => {
    const once = exportText(format);
    const twice =
      extension === 'csv'
        ? `${once}${FILE},title.da,Hello,Davs\n`
        : once.replace(
            '</file>',
            once
              .slice(once.indexOf('    <unit'), once.indexOf('    <unit', once.indexOf('</unit>')))
              .replace('Hej', 'Davs') + '  </file>',
          );
    expect(problems(format, twice)).toEqual([
      expect.stringMatching(/title\.da of content\/pages\/home\.yaml has another translation in line \d+\.$/),
    ]);
  });

  it('is refused if it is another kind of file', () => {
    expect(problems(format, 'Dear translator, "')).toEqual([
      expect.stringMatching(/^texts:1 (This isn't XML|The first line lacks the column "file")/),
    ]);
  });
});

describe('an exchange file (xlf)', () => {
  const format = formatOf('texts.XLIFF');

  it.each([
    ['<xliff version="1.2"></xliff>', "texts:1 This isn't XLIFF 2.0."],
    ['<xliff version="2.0">\n<file>\n</xliff>', "texts:3 This isn't XML: unexpected close tag."],
    ['<!DOCTYPE x [<!ENTITY e "e">]>\n<xliff version="2.0">&e;</xliff>', "texts:2 This isn't XML: undefined entity."],
  ])('is refused: %j', (text, problem) => {
    expect(format && problems(format, text)).toEqual([problem]);
  });
});

describe('an exchange file (csv)', () => {
  const format = formatOf('texts.csv');

  it('may have semicolons and Windows line ends, as spreadsheets save it', () => {
    const text = `file;field;source;target\r\n${FILE};title.da;Hello;Goddag\r\n`;
    expect(format && apply(format, text)).toBe(YAML.replace('Hej', 'Goddag'));
  });

  it('is refused if a row has too few fields', () => {
    expect(format && problems(format, `file,field,source,target\n${FILE},title.da\n`)).toEqual([
      expect.stringMatching(/^texts:2 This isn't CSV: /),
    ]);
  });
});

const escapeRegExp = (text: string): string => text.replace(/[[\].]/g, '\\$&');
