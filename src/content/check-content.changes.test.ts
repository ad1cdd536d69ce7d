import { beforeEach, describe, expect, it } from 'vitest';
import { filesWith } from '../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../tests/support/minimal-site.ts';
import { checkContent, createContentCheck, type ContentCheck } from './check-content.ts';
import { asWritten, ofWholeFile, type Diagnostic } from './diagnostics/diagnostic.ts';

const GASPER = 'content/projects/gasper.yaml';
const SITE = Object.fromEntries(Object.entries(MINIMAL_SITE).map(([file, text]) => [file, String(text)]));
const IMAGES = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg'];
const publicFiles = { files: new Set(IMAGES), outside: [] };
const sayings = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, file, line, path, message }) => `${severity} ${file}:${line} ${path} ${message}`);

const gasper = (...pairs: [from: string, to: string][]) => String(filesWith({ 'projects/gasper': pairs })[GASPER]);

describe('an incremental check', () => {
  let texts: Record<string, string>;
  let check: ContentCheck;
  const put = (file: string, text: string) => {
    texts[file] = text;
    check.put({ file, text });
  };
  const said = () => sayings(check.result(publicFiles).diagnostics);
  beforeEach(() => {
    texts = {};
    check = createContentCheck(MODEL, (file) => ({ file, text: texts[file] ?? '' }));
    for (const [file, text] of Object.entries(SITE)) put(file, text);
  });

  it("isn't repeated if nothing changed", () => {
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
        filesWith({
          'pages/home': [['title: { en: Home, da: Home', 'title: { en: "Home {replyTime}", da: "Hjem {replyTime}"']],
        })[home],
      ),
    );
    expect(said()).toEqual([]);
    const file = `content/${name}.yaml`;
    put(file, String(filesWith({ [name]: [[from, to]] })[file]));
    expect(said().join('\n')).toContain('characters; search engines show');
  });

  it('checks again after a change in public/', () => {
    const logo = '/images/logo.svg';
    const others = IMAGES.filter((image) => image !== logo);
    expect(said()).toEqual([]);
    const lost = check.result({ files: new Set(others), outside: [] }).diagnostics;
    expect(lost).toHaveLength(2);
    const outside = check.result({ files: new Set(others), outside: [logo] }).diagnostics;
    expect(outside).not.toEqual(lost);
    expect(said()).toEqual([]);
  });

  it("isn't repeated for page text that no other file uses, but returns the new text", () => {
    const { diagnostics } = check.result(publicFiles);
    const home = 'content/pages/home.yaml';
    put(home, String(filesWith({ 'pages/home': [['Hello', 'Other words']] })[home]));
    const next = check.result(publicFiles);
    expect(next.diagnostics).toBe(diagnostics);
    expect(JSON.stringify(next.checked.pages)).toContain('Other words');
  });

  it("isn't repeated for text of an entry that no other file uses, but returns the new text", () => {
    const { diagnostics } = check.result(publicFiles);
    put(GASPER, gasper(['number: gasper', 'number: other']));
    const next = check.result(publicFiles);
    expect(next.diagnostics).toBe(diagnostics);
    expect(next.checked.entries.get('projects')?.map(({ value }) => value['number'])).toEqual(['alderley', 'other']);
  });

  it('is repeated for tags of an entry, which have pages that links lead to', () => {
    const { diagnostics } = check.result(publicFiles);
    put(GASPER, gasper(['tags: [B2B]', 'tags: [Travel]']));
    expect(check.result(publicFiles).diagnostics).not.toBe(diagnostics);
  });

  it.each([
    ['the doubt that is new in it', gasper(['clientName: Gasper', 'clientName: Gasper #1']), /ends before "#1"/],
    ['the mistake that is new in it', gasper(['B2B', 'B2C']), /"B2C" is none of the choices/],
    ['the image that is not there', gasper(['logo.svg', 'lost.svg']), /lost\.svg/],
    ['the name that another has', gasper(['clientName: Gasper', 'clientName: Alderley']), /alderley-software/],
    [
      'the id that is not that of its file',
      gasper(['id: gasper', 'id: jasper']),
      /The id "jasper" differs from the name of the file/,
    ],
  ])('reports %s of a project immediately, and stops after the fix', (_what, text, message) => {
    expect(said()).toEqual([]);
    put(GASPER, text);
    expect(said().join('\n')).toMatch(message);
    put(GASPER, gasper());
    expect(said()).toEqual([]);
  });

  it('updates the findings of a page that fills in project fields', () => {
    const pages = filesWith({ 'pages/project': [['en: Words, da: Ord', 'en: "{summary}", da: "{summary}"']] });
    put('content/pages/project.yaml', String(pages['content/pages/project.yaml']));
    expect(said()).toEqual([]);
    put(GASPER, gasper(['summary: { en: Words', `summary: { en: ${'Words '.repeat(40)}`]));
    expect(said().join('\n')).toContain('characters');
  });

  it('reports the current line of an error', () => {
    const lost: [string, string] = ['logo.svg', 'lost.svg'];
    put(GASPER, gasper(lost));
    const line = (text: string) => text.split('\n').findIndex((each) => each.includes('lost.svg')) + 1;
    expect(said()[0]).toContain(`${GASPER}:${line(gasper(lost))} `);
    const below = `# A note.\n${gasper(lost)}`;
    put(GASPER, below);
    expect(said()[0]).toContain(`${GASPER}:${line(below)} `);
  });

  it('handles a file that becomes unreadable, then readable again', () => {
    const facts = 'content/facts.yaml';
    check.put(ofWholeFile(facts, 'No text.', '', 'error', asWritten('No text.', '')));
    expect(said()).toEqual([`error ${facts}:1  No text.`]);
    put(facts, String(SITE[facts]));
    expect(said()).toEqual([]);
    check.remove(facts);
    expect(said()).toEqual([`error ${facts}:1  The file is missing.`]);
  });
});

describe('a check of all files', () => {
  const filesOf = (site: Readonly<Record<string, string>>) =>
    Object.entries(site).map(([file, text]) => ({ file, text }));
  const all = (site: Readonly<Record<string, string>>, ...unread: Diagnostic[]) =>
    sayings(checkContent({ files: filesOf(site), unread, publicFiles, model: MODEL }).diagnostics);

  it('locates cross-file findings', () => {
    expect(all(filesWith({ 'projects/gasper': [['logo.svg', 'lost.svg']] }))).toEqual([
      expect.stringMatching(/^error content\/projects\/gasper\.yaml:10 logoUrl .*lost\.svg/),
    ]);
  });

  it('reports only the missing folder', () => {
    expect(
      all({}, ofWholeFile('content', 'content is missing.', '', 'error', asWritten('content is missing.', ''))),
    ).toEqual(['error content:1  content is missing.']);
  });

  it('reports missing files next to an unreadable one', () => {
    const site = Object.fromEntries(Object.entries(SITE).filter(([file]) => !/facts|rates/.test(file)));
    expect(all(site, ofWholeFile('content/facts.yaml', 'No text.', '', 'error', asWritten('No text.', '')))).toEqual([
      'error content/facts.yaml:1  No text.',
      'error content/rates.yaml:1  The file is missing.',
    ]);
  });

  it('reports all problems of a file as a whole', () => {
    const file = 'content/pages/dk/start.yaml';
    const found = all({ ...SITE, [file]: `# \u0007\n${String(SITE['content/pages/thank-you.yaml'])}` });
    expect(found.map((line) => line.split(':1  ')[0])).toEqual([`error ${file}`, `error ${file}`]);
    expect(found.join('\n')).toContain('"dk" at the beginning is a region');
  });
});
