// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changed, type Changes } from '../../../tests/support/small-documents.ts';
import { createDiagnosis, SMALL_SITE } from '../../../tests/support/small-site.ts';

const diagnose = createDiagnosis();
diagnose(SMALL_SITE);

const HERO = '    title: { en: Hello, da: Hej }\n';
const home = (more: string): Changes => ({ 'pages/home': [[HERO, HERO + more]] });
const NOT_TEXT = new Uint8Array([0x61, 0xff, 0x0a]);

/** The messages of the small site where one of its files is no text. */
const without = (file: string, changes: Changes = {}): string[] =>
  diagnose({ ...changed(changes), [`content/${file}.yaml`]: NOT_TEXT }).map(({ message }) => message);
const link = (to: string) => home(`    cta: { label: { en: A, da: A }, to: "${to}" }\n`);
const UNREAD = 'A character here is not UTF-8.';

describe('a page that can not be read', () => {
  it.each(['/about-me', '/about-me#story', '/about-me/more'])('may stand at %s', (to) => {
    expect(without('pages/about-me', link(to))).toEqual([UNREAD]);
  });

  it('does not stand at an address that only begins alike', () => {
    expect(without('pages/about-me', link('/about-mee'))).toContain('No page stands at /about-mee.');
  });

  it.each(['about-me', 'about-me/more'])('may be the page %s above another', (path) => {
    expect(without('pages/about-me', { 'pages/thank-you': [['sections:', `parents: [${path}]\nsections:`]] })).toEqual([
      UNREAD,
    ]);
  });
});

describe('a case study that can not be read', () => {
  it('may have any address below the pages of case studies', () => {
    expect(without('case-studies/gasper', link('/case-study/any-thing'))).toEqual([UNREAD]);
    expect(diagnose(changed(link('/case-study/any-thing')))).toHaveLength(1);
  });

  it('is known by the name of its file', () => {
    expect(without('case-studies/gasper', home('    cases: [gasper]\n'))).toEqual([UNREAD]);
    expect(without('case-studies/gasper', home('    cases: [gaspar]\n'))).toContain('There is no case study "gaspar".');
  });
});

describe('words that get lost on their way to the page', () => {
  const said = (changes: Changes) => diagnose(changed(changes)).map(({ message }) => message);
  const title = (words: string): Changes => ({ 'pages/home': [[HERO, `    title:\n${words}`]] });
  const lost = 'The text ends before "# one": what follows " #" is a comment.';

  it.each(['en', 'da'])('are named behind the words in %s', (language) => {
    const words = { en: 'Hello', da: 'Hej', [language]: 'Hello   # one' };
    expect(said(title(`      en: ${words.en}\n      da: ${words.da}\n`))).toEqual([lost]);
  });

  it.each(['us', 'eu', 'dk'])('are named behind the words for %s', (region) => {
    const words = { us: 'A', eu: 'A', dk: 'A', [region]: 'A # one' };
    const seo = `title:\n    us: ${words.us}\n    eu: ${words.eu}\n    dk: ${words.dk}\n`;
    expect(said({ 'pages/about-me': [['title: { en: About, da: About }\n', seo]] })).toEqual([lost]);
  });

  it('are no comment behind a name, nor inside quotes', () => {
    expect(said(home('    code: abc # one\n'))).toEqual([]);
    expect(said(title(`      en: 'C:\\u200b # one'\n      da: "Hej"\n`))).toEqual([]);
  });

  it('are as many as ten pages of print, at most', () => {
    const code = (length: number) => home(`    code: ${'a'.repeat(length)}\n`);
    expect(said(code(20_000))).toEqual([]);
    expect(said(code(20_001))).toEqual(['The text has 20001 characters; at most 20000 are read.']);
  });

  it('are not taken for a number in quotes', () => {
    expect(said(home('    code: "0045"\n'))).toEqual([]);
    expect(said(home('    code: 0045\n'))).toContain('0045 is read as the number 45.');
  });
});
