// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { changed } from '../../tests/support/small-documents.ts';
import { SECTIONS, SMALL_SITE } from '../../tests/support/small-site.ts';
import { checkContent, createContentCheck, type ContentCheck } from './check-content.ts';
import { ofWholeFile, type Diagnostic } from './diagnostic.ts';

const GASPER = 'content/case-studies/gasper.yaml';
const SITE = Object.fromEntries(Object.entries(SMALL_SITE).map(([file, text]) => [file, String(text)]));
const PICTURES = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg'];
const publicFiles = { files: new Set(PICTURES), outside: [] };
const sayings = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, file, line, path, message }) => `${severity} ${file}:${line} ${path} ${message}`);

const gasper = (...pairs: [from: string, to: string][]) => String(changed({ 'case-studies/gasper': pairs })[GASPER]);

describe('a check that goes on while files change', () => {
  let texts: Record<string, string>;
  let check: ContentCheck;
  const put = (file: string, text: string) => {
    texts[file] = text;
    check.put({ file, text });
  };
  const said = () => sayings(check.result(publicFiles).diagnostics);
  beforeEach(() => {
    texts = {};
    check = createContentCheck(SECTIONS, (file) => ({ file, text: texts[file] ?? '' }));
    for (const [file, text] of Object.entries(SITE)) put(file, text);
  });

  it('is not made again where nothing has changed', () => {
    const { diagnostics } = check.result(publicFiles);
    expect(check.result(publicFiles).diagnostics).toBe(diagnostics);
    for (const [file, text] of Object.entries(SITE)) put(file, `# A note.\n${text}`);
    expect(check.result(publicFiles).diagnostics).toBe(diagnostics);
  });

  it.each([
    ['a fact that makes a title too long', 'facts', ['24 hours', 'Words '.repeat(20)]],
    [
      'a title that is too long itself',
      'pages/about-me',
      ['title: { en: About', `title: { en: ${'Words '.repeat(20)}`],
    ],
  ] as const)('is made again for %s', (_what, name, [from, to]) => {
    const home = 'content/pages/home.yaml';
    put(
      home,
      String(
        changed({
          'pages/home': [['title: { en: Home, da: Home', 'title: { en: "Home {replyTime}", da: "Hjem {replyTime}"']],
        })[home],
      ),
    );
    expect(said()).toEqual([]);
    const file = `content/${name}.yaml`;
    put(file, String(changed({ [name]: [[from, to]] })[file]));
    expect(said().join('\n')).toContain('characters; search engines show');
  });

  it('looks again at what is published', () => {
    const logo = '/images/logo.svg';
    const others = PICTURES.filter((picture) => picture !== logo);
    expect(said()).toEqual([]);
    const lost = check.result({ files: new Set(others), outside: [] }).diagnostics;
    expect(lost).toHaveLength(2);
    const outside = check.result({ files: new Set(others), outside: [logo] }).diagnostics;
    expect(outside).not.toEqual(lost);
    expect(said()).toEqual([]);
  });

  it('is not made again for words of a page that stand nowhere else, but has them', () => {
    const { diagnostics } = check.result(publicFiles);
    const home = 'content/pages/home.yaml';
    put(home, String(changed({ 'pages/home': [['Hello', 'Other words']] })[home]));
    const next = check.result(publicFiles);
    expect(next.diagnostics).toBe(diagnostics);
    expect(JSON.stringify(next.checked.pages)).toContain('Other words');
  });

  it('is not made again for words of a case study that no other file looks at, but has them', () => {
    const { diagnostics } = check.result(publicFiles);
    put(GASPER, gasper(['tags: [B2B]', 'tags: [Travel]']));
    const next = check.result(publicFiles);
    expect(next.diagnostics).toBe(diagnostics);
    expect(next.checked.caseStudies.map(({ value }) => value.tags)).toEqual([['B2B'], ['Travel']]);
  });

  it.each([
    ['the doubt that is new in it', gasper(['clientName: Gasper', 'clientName: Gasper #1']), /ends before "#1"/],
    ['the mistake that is new in it', gasper(['B2B', 'B2C']), /"B2C" is none of the choices/],
    ['the picture that is not there', gasper(['logo.svg', 'lost.svg']), /lost\.svg/],
    ['the name that another has', gasper(['clientName: Gasper', 'clientName: Ascently']), /ascently-software/],
    [
      'the id that is not that of its file',
      gasper(['id: gasper', 'id: jasper']),
      /The id "jasper" differs from the name of the file/,
    ],
  ])('says of a case study at once %s, and no more when it is mended', (_what, text, message) => {
    expect(said()).toEqual([]);
    put(GASPER, text);
    expect(said().join('\n')).toMatch(message);
    put(GASPER, gasper());
    expect(said()).toEqual([]);
  });

  it('says of a page that names words of each case study what comes of new words', () => {
    const pages = changed({ 'pages/case-study': [['en: Words, da: Ord', 'en: "{summary}", da: "{summary}"']] });
    put('content/pages/case-study.yaml', String(pages['content/pages/case-study.yaml']));
    expect(said()).toEqual([]);
    put(GASPER, gasper(['summary: { en: Words', `summary: { en: ${'Words '.repeat(40)}`]));
    expect(said().join('\n')).toContain('characters');
  });

  it('names the line of a mistake where it stands now', () => {
    const lost: [string, string] = ['logo.svg', 'lost.svg'];
    put(GASPER, gasper(lost));
    const line = (text: string) => text.split('\n').findIndex((words) => words.includes('lost.svg')) + 1;
    expect(said()[0]).toContain(`${GASPER}:${line(gasper(lost))} `);
    const below = `# A note.\n${gasper(lost)}`;
    put(GASPER, below);
    expect(said()[0]).toContain(`${GASPER}:${line(below)} `);
  });

  it('knows a file that can not be read, and that can be read again', () => {
    const facts = 'content/facts.yaml';
    check.put(ofWholeFile(facts, 'No text.', ''));
    expect(said()).toEqual([`error ${facts}:1  No text.`]);
    put(facts, String(SITE[facts]));
    expect(said()).toEqual([]);
    check.remove(facts);
    expect(said()).toEqual([`error ${facts}:1  The file is missing.`]);
  });
});

describe('a check of all files at once', () => {
  const filesOf = (site: Readonly<Record<string, string>>) =>
    Object.entries(site).map(([file, text]) => ({ file, text }));
  const all = (site: Readonly<Record<string, string>>, ...unread: Diagnostic[]) =>
    sayings(checkContent({ files: filesOf(site), unread, publicFiles, sections: SECTIONS }).diagnostics);

  it('places what files say of one another', () => {
    expect(all(changed({ 'case-studies/gasper': [['logo.svg', 'lost.svg']] }))).toEqual([
      expect.stringMatching(/^error content\/case-studies\/gasper\.yaml:10 logoUrl .*lost\.svg/),
    ]);
  });

  it('says of a missing folder nothing but that', () => {
    expect(all({}, ofWholeFile('content', 'content is missing.', ''))).toEqual([
      'error content:1  content is missing.',
    ]);
  });

  it('names the files that are missing beside one that can not be read', () => {
    const site = Object.fromEntries(Object.entries(SITE).filter(([file]) => !/facts|pricing/.test(file)));
    expect(all(site, ofWholeFile('content/facts.yaml', 'No text.', ''))).toEqual([
      'error content/facts.yaml:1  No text.',
      'error content/pricing.yaml:1  The file is missing.',
    ]);
  });

  it('says everything that concerns a file as a whole', () => {
    const file = 'content/pages/dk/start.yaml';
    const found = all({ ...SITE, [file]: `# \u0007\n${String(SITE['content/pages/thank-you.yaml'])}` });
    expect(found.map((words) => words.split(':1  ')[0])).toEqual([`error ${file}`, `error ${file}`]);
    expect(found.join('\n')).toContain('"dk" at the beginning is a region');
  });
});
