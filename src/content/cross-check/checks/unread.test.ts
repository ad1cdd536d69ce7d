import { describe, expect, it } from 'vitest';
import { filesWith, type Changes } from '../../../../tests/support/minimal-page-data.ts';
import { createDiagnosis, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

const diagnose = createDiagnosis();
diagnose(MINIMAL_SITE);

const HERO = '    title: { en: Hello, da: Hej }\n';
const home = (more: string): Changes => ({ 'pages/home': [[HERO, HERO + more]] });
const NOT_TEXT = new Uint8Array([0x61, 0xff, 0x0a]);

/** Returns the messages of the small site with one file replaced by invalid bytes. */
const without = (file: string, changes: Changes = {}): string[] =>
  diagnose({ ...filesWith(changes), [`content/${file}.yaml`]: NOT_TEXT }).map(({ message }) => message);
const link = (to: string) => home(`    cta: { label: { en: A, da: A }, to: "${to}" }\n`);
const UNREAD = 'A character here is not UTF-8.';

describe('an unreadable page', () => {
  it.each(['/about-me', '/about-me#story', '/about-me/more'])('may be the page at %s', (to) => {
    expect(without('pages/about-me', link(to))).toEqual([UNREAD]);
  });

  it("isn't the page at a path that only begins the same", () => {
    expect(without('pages/about-me', link('/about-mee'))).toContain('There is no page at /about-mee.');
  });

  it.each(['about-me', 'about-me/more'])('may be the parent %s of a page', (path) => {
    expect(without('pages/about-me', { 'pages/thank-you': [['sections:', `parents: [${path}]\nsections:`]] })).toEqual([
      UNREAD,
    ]);
  });
});

describe('an unreadable project', () => {
  it('may have any slug', () => {
    expect(without('projects/gasper', link('/project/any-thing'))).toEqual([UNREAD]);
    expect(diagnose(filesWith(link('/project/any-thing')))).toHaveLength(1);
  });

  it('is known by its file name', () => {
    expect(without('projects/gasper', home('    cases: [gasper]\n'))).toEqual([UNREAD]);
    expect(without('projects/gasper', home('    cases: [gaspar]\n'))).toContain('There is no project "gaspar".');
  });
});

describe('text that YAML drops', () => {
  const said = (changes: Changes) => diagnose(filesWith(changes)).map(({ message }) => message);
  const title = (text: string): Changes => ({ 'pages/home': [[HERO, `    title:\n${text}`]] });
  const lost = 'The text ends before "# one": what follows " #" is a comment.';

  it.each(['en', 'da'])('is reported after %s text', (language) => {
    const text = { en: 'Hello', da: 'Hej', [language]: 'Hello   # one' };
    expect(said(title(`      en: ${text.en}\n      da: ${text.da}\n`))).toEqual([lost]);
  });

  it.each(['us', 'eu', 'dk'])('is reported after text for %s', (region) => {
    const text = { us: 'A', eu: 'A', dk: 'A', [region]: 'A # one' };
    const seo = `title:\n    us: ${text.us}\n    eu: ${text.eu}\n    dk: ${text.dk}\n`;
    expect(said({ 'pages/about-me': [['title: { en: About, da: About }\n', seo]] })).toEqual([lost]);
  });

  it.each(['read 2026-11-24', 'untranslated: da', 'copied from eu: dk'])(
    "isn't the mark of a translation: %s",
    (mark) => {
      expect(said(title(`      en: Hello\n      da: Hej # ${mark}\n`))).toEqual([]);
    },
  );

  it("isn't a comment after a key or inside quotes", () => {
    expect(said(home('    code: abc # one\n'))).toEqual([]);
    expect(said(title(`      en: 'C:\\u200b # one'\n      da: "Hej"\n`))).toEqual([]);
  });

  it('is limited to ten printed pages', () => {
    const code = (length: number) => home(`    code: ${'a'.repeat(length)}\n`);
    expect(said(code(20_000))).toEqual([]);
    expect(said(code(20_001))).toEqual(['The text has 20001 characters; at most 20000 are read.']);
  });

  it("isn't reported as a number in quotes", () => {
    expect(said(home('    code: "0045"\n'))).toEqual([]);
    expect(said(home('    code: 0045\n'))).toContain('0045 is read as the number 45.');
  });
});
