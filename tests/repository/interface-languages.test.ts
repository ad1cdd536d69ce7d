import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withInterfaceLanguage } from '../../src/authoring/interface-language-scope.ts';
import { isMap } from '../../src/data/plain.ts';
import { danish } from '../../src/builder/texts/danish/danish.ts';
import { english } from '../../src/builder/texts/english/english.ts';
import { texts } from '../../src/builder/texts/texts.ts';

/** Words by which commands are found: never shown. */
const SOUGHT = /(?:^|\.)(?:keywords(?:$|\.)|missing\.\d+\.words)/;

/** Every text of a dictionary by its path; a function is called with something for each parameter. */
function allTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'function') return allTexts(sampleOf(value as (...input: unknown[]) => unknown), path);
  if (Array.isArray(value) || isMap(value))
    return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, [...path, key]));
  return [[path.join('.'), String(value)]];
}

/** What a function may be given in each place; a wrong one gives no text, or throws. */
const SAMPLES: readonly unknown[] = ['Xyz', 12, ['Abc', 'Xyz']];

/** Calls a function of the dictionary with numbers, names and lists, and returns its first proper text. */
function sampleOf(text: (...input: unknown[]) => unknown): unknown {
  for (const first of SAMPLES)
    for (const rest of SAMPLES)
      try {
        const result = text(first, rest, 12, 12);
        if (typeof result === 'string' && !/NaN|undefined|∞/.test(result)) return result;
      } catch {
        // Another kind of value is wanted.
      }
  return undefined;
}

const TEXTS = join(import.meta.dirname, '../../src/builder/texts');

/** Returns the texts that the builder loads with its features: a folder for each, with a file for each language. */
async function textsOfFeatures(language: string): Promise<Record<string, unknown>> {
  const ofFeature = (name: string) => join(TEXTS, name, `${language}.ts`);
  const features = readdirSync(TEXTS).filter((name) => name !== language && existsSync(ofFeature(name)));
  const loaded = await Promise.all(features.map((name) => import(ofFeature(name)) as Promise<object>));
  return Object.fromEntries(features.map((name, index) => [name, Object.values(loaded[index] ?? {})]));
}

/** Mails are made of more than a test can think of; the tests of each mail read it. */
const MAIL = /\.mail\./;
const withoutMails = (all: [path: string, text: string][]) => new Map(all.filter(([path]) => !MAIL.test(path)));

const inEnglish = withoutMails(allTexts({ ...english, ...(await textsOfFeatures('english')) }));
const inDanish = withoutMails(allTexts({ ...danish, ...(await textsOfFeatures('danish')) }));
const shownDanish = [...inDanish].filter(([path]) => !SOUGHT.test(path));

describe('the two languages', () => {
  it('have the same texts', () => {
    const keysOf = (all: ReadonlyMap<string, string>) => [...all.keys()].filter((path) => !SOUGHT.test(path));
    expect(keysOf(inDanish)).toEqual(keysOf(inEnglish));
  });

  it.each([
    ['English', inEnglish],
    ['Danish', inDanish],
  ])('have something to say in %s, whatever stands in it', (_language, all) => {
    const faulty = [...all].filter(([, text]) => text.trim() === '' || /undefined|NaN|\[object|[^“»]\n/.test(text));
    expect(faulty).toEqual([]);
  });

  it('put every name and number into the text in Danish, too', () => {
    const samples = (text = '') =>
      (text.match(/Xyz|Abc|12/gi) ?? [])
        .map((one) => one.toLowerCase())
        .sort()
        .join(' ');
    const differing = shownDanish.filter(([path, text]) => samples(text) !== samples(inEnglish.get(path)));
    expect(differing.map(([path]) => path)).toEqual(DIFFER);
  });
});

/** Texts that name something once more, or not, in Danish. */
const DIFFER: readonly string[] = ['server.creation.entryExists'];

/** Words of English that Danish doesn't have, or spells otherwise. */
const ENGLISH_WORD =
  /(?<![\p{L}/.-])(?:the|and|is|are|was|your|you|this|that|with|from|not|can|pages?|sections?|pictures?|shows?|saved?|added?|changes?|choose|undo|remove|delete|draft|settings|search|region?s)(?![\p{L}/.-])/iu;

/** Texts that are the same in both languages. */
const SAME =
  /^(?:en-US|da-DK|same|English|Dansk|Find|[Ll]inks|Link|Aa|Link \(Ctrl\+K\)|Tablet|Region|Note|Online|Send|Send note|Invitation|Send invitation|Upload|Format|Xyz.*|Download: Xyz|#.*|\d+.*|Desktop|Browser)$/;

describe('Danish', () => {
  it('has no English words left', () => {
    const left = shownDanish.filter(([path, text]) => !path.startsWith('tour.language') && ENGLISH_WORD.test(text));
    expect(left).toEqual([]);
  });

  it('says nothing as English does, but for words that both have', () => {
    const same = shownDanish.filter(([path, text]) => text === inEnglish.get(path) && !SAME.test(text));
    expect(same).toEqual([]);
  });

  it('quotes, and writes numbers and dates, as Danes do', () => {
    expect(shownDanish.filter(([, text]) => /[“”"„]|\d%|\d,\d{3}\b/.test(text))).toEqual([]);
    expect(danish.changes.since(1200)).toBe('1.200 ændringer siden din seneste version');
    expect(danish.changes.since(1)).toBe('1 ændring siden din seneste version');
    expect(danish.server.message.names(['Forside', 'Priser', 'Om mig'])).toBe('Forside, Priser og Om mig');
    const { locale, dateStyle } = danish.common;
    expect(new Intl.DateTimeFormat(locale, { dateStyle }).format(new Date(2026, 11, 5))).toBe('5. december 2026');
  });
});

describe('texts', () => {
  const words = texts.outline.menu;

  it('are those of the person for whom a request is answered, also after it has waited', async () => {
    const answer = async () => {
      const before = texts.common.cancel;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return [before, texts.common.cancel, words.title];
    };
    const answers = await Promise.all([
      withInterfaceLanguage('da', answer),
      withInterfaceLanguage('en', answer),
      withInterfaceLanguage('da', answer),
    ]);
    const inDanishTwice = ['Annullér', 'Annullér', 'Mere'];
    expect(texts.common.cancel).toBe('Cancel');
    expect(answers).toEqual([inDanishTwice, ['Cancel', 'Cancel', 'More'], inDanishTwice]);
  });

  it('are as many as English has', () => {
    expect(allTexts(texts)).toEqual(allTexts(english));
  });
});
