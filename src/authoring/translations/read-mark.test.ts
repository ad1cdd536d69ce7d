import { describe, expect, it } from 'vitest';
import type { TextRegions } from './find-texts.ts';
import { withReadMark } from './read-mark.ts';

const REGIONS: TextRegions = { languages: ['en', 'da'], languageOf: { us: 'en', eu: 'en', dk: 'da' } };
const mark = (source: string, key = 'da') => withReadMark(source, ['title'], key, '2026-11-25', REGIONS);

describe('the mark of a text that was read', () => {
  it.each([
    ['a plain text', 'title:\n  en: Hi\n  da: Hej\n', 'title:\n  en: Hi\n  da: Hej # read 2026-11-25\n'],
    ['a quoted text', 'title:\n  en: Hi\n  da: "Hej: du"\n', 'title:\n  en: Hi\n  da: "Hej: du" # read 2026-11-25\n'],
    [
      'a block text',
      'title:\n  en: Hi\n  da: |-\n    Hej\n    du\n',
      'title:\n  en: Hi\n  da: |- # read 2026-11-25\n    Hej\n    du\n',
    ],
    [
      'a plain text of two lines',
      'title:\n  en: Hi\n  da: Hej\n    du\nid: x\n',
      'title:\n  en: Hi\n  da: Hej\n    du # read 2026-11-25\nid: x\n',
    ],
    ['a text in brackets', 'title: { en: Hi, da: Hej }\n', 'title: { en: Hi, da: Hej } # read 2026-11-25\n'],
    [
      'a text of a region',
      'title: { us: Hi, eu: Ho, dk: Hej }\n',
      'title: { us: Hi, eu: Ho, dk: Hej } # read 2026-11-25\n',
    ],
    [
      'a text with a comment',
      'title:\n  en: Hi\n  da: Hej # a greeting\n',
      'title:\n  en: Hi\n  da: Hej # a greeting # read 2026-11-25\n',
    ],
    [
      'a text that was read before',
      'title:\n  en: Hi\n  da: Hej # read 2026-01-01\n',
      'title:\n  en: Hi\n  da: Hej # read 2026-11-25\n',
    ],
    [
      'a line that ends as on Windows',
      'title:\r\n  en: Hi\r\n  da: Hej\r\n',
      'title:\r\n  en: Hi\r\n  da: Hej # read 2026-11-25\r\n',
    ],
    ['the last line', 'title:\n  en: Hi\n  da: Hej', 'title:\n  en: Hi\n  da: Hej # read 2026-11-25'],
  ])('stands behind %s', (_what, source, expected) => {
    expect(mark(source, source.includes('dk:') ? 'dk' : 'da')).toBe(expected);
  });

  it('stands behind no text that is missing', () => {
    expect(mark('title:\n  en: Hi\n')).toBeUndefined();
    expect(mark('name:\n  en: Hi\n  da: Hej\n')).toBeUndefined();
  });

  it("isn't part of the text", () => {
    expect(mark('title:\n  en: Hi\n  da: "Hej # read 2026-01-01"\n')).toBe(
      'title:\n  en: Hi\n  da: "Hej # read 2026-01-01" # read 2026-11-25\n',
    );
  });
});
