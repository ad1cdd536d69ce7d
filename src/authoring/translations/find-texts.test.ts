import { describe, expect, it } from 'vitest';
import { findTexts, type TextRegions } from './find-texts.ts';

const REGIONS: TextRegions = { languages: ['en', 'da'], languageOf: { us: 'en', eu: 'en', dk: 'da' } };

const brief = (yaml: string) =>
  findTexts(yaml, REGIONS).map(({ path, wordings: { en, da }, missing }) => ({
    path: path.join('.'),
    en: en.map(({ content }) => content),
    da: da.map(({ content }) => content),
    missing,
  }));

describe('the texts of a file', () => {
  it('are maps by language or by region, at any depth', () => {
    const yaml = 'name: { en: Home, da: Forside }\nlist:\n  - title:\n      us: Hi\n      eu: Hello\n      dk: Hej\n';
    expect(brief(yaml)).toEqual([
      { path: 'name', en: ['Home'], da: ['Forside'], missing: [] },
      { path: 'list.0.title', en: ['Hi', 'Hello'], da: ['Hej'], missing: [] },
    ]);
  });

  it('exclude prices, regions and language codes', () => {
    expect(brief('price: { us: 1, eu: 2, dk: 3 }\nus: { language: en }\nda: 4\nshow: [en, da]\n')).toEqual([]);
  });

  it.each([
    ['title:\n  en: Home\n', ['da']],
    ['title:\n  da: Forside\n', ['en']],
    ['title:\n  en: Home\n  da:\n', ['da']],
    ['title:\n  en: Home\n  da: ""\n', ['da']],
    ['title: { us: Hi, dk: Hej }\n', ['eu']],
    ['title: { us: Hi, eu: Hello }\n', ['dk']],
  ])('lack a language in %j', (yaml, missing) => {
    expect(brief(yaml).map((text) => text.missing)).toEqual([missing]);
  });

  it('include all their lines, also of folded text', () => {
    const yaml = '# top\nintro:\n  en: >-\n    One\n    two.\n\n  da: |-\n    En\n\n    to.\nnext: 1\n';
    const [text] = findTexts(yaml, REGIONS);
    expect(text).toMatchObject({
      line: 3,
      column: 3,
      wordings: { en: [{ content: 'One two.', first: 3, last: 5 }], da: [{ first: 7, last: 10 }] },
    });
  });

  it('are found as far as possible in a broken file', () => {
    expect(brief('title: { en: Home, da: Forside }\n  x: : y\n')[0]?.en).toEqual(['Home']);
    expect(brief('')).toEqual([]);
  });
});
