import { describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { TYPOGRAPHY } from '../../../../i18n/languages/typography-rules.ts';

type Language = 'en' | 'da';

/** Examples per rule: the text, the reported excerpt, and the corrected excerpt. */
const FAULTS: Readonly<Record<Language, readonly (readonly [text: string, excerpt: string, mended: string])[]>> = {
  en: [
    ['188 % more trials', '188 %', '188%'],
    ['188\u00A0% more trials', '188\u00A0%', '188%'],
    ['{growth} % more trials', '{growth} %', '{growth}%'],
    ["your store's orders", "store's", 'store’s'],
    ["{client}'s account", "{client}'s", '{client}’s'],
    ["the 1990's", "1990's", '1990’s'],
    ['your store´s orders', 'store´s', 'store’s'],
    ['your store`s orders', 'store`s', 'store’s'],
    ['Press "Book" now', '"Book"', '“Book”'],
    ['She said "yes, please" twice', '"yes, please"', '“yes, please”'],
    ["Press 'Book' now", "'Book'", '‘Book’'],
    ['Press »Book« now', '»Book«', '“Book”'],
    ['Press „Book“ now', '„Book“', '“Book”'],
    ['One  of two', 'One  of', 'One of'],
    ['Loading...', 'Loading...', 'Loading…'],
    ['and so on ... and on', 'on ...', 'on…'],
    ['...and so on', '...and', '…and'],
    ['2-3 hours', '2-3', '2–3'],
    ['2 - 3 hours', '2 - 3', '2–3'],
    ['10%-15% off', '10%-15%', '10%–15%'],
    ['1,200-1,500 words', '1,200-1,500', '1,200–1,500'],
    ['€12k-15k', '€12k-15k', '€12k–15k'],
    ['in 2019-2021', '2019-2021', '2019–2021'],
    ['fast - and cheap', 'fast - and', 'fast—and'],
    ['fast -- and cheap', 'fast -- and', 'fast—and'],
    ['fast--and cheap', 'fast--and', 'fast—and'],
    ['4.500 hours', '4.500', '4,500'],
    ['2,5 million', '2,5', '2.5'],
    ['up 3,1%', '3,1%', '3.1%'],
    ['Really ?', 'Really ?', 'Really?'],
    ['first , then', 'first ,', 'first,'],
    ['first,then', 'first,then', 'first, then'],
    ['The the page', 'The the', 'The'],
    ['as good as the the other', 'the the', 'the'],
  ],
  da: [
    ['188% flere', '188%', '188 %'],
    ['{growth}% flere', '{growth}%', '{growth} %'],
    ["en vvs'er", "vvs'er", 'vvs’er'],
    ['en vvs´er', 'vvs´er', 'vvs’er'],
    ['Tryk på "Book" nu', '"Book"', '»Book«'],
    ["Tryk på 'Book' nu", "'Book'", '›Book‹'],
    ['Tryk på “Book” nu', '“Book”', '»Book«'],
    ['To  ord', 'To  ord', 'To ord'],
    ['Sender...', 'Sender...', 'Sender …'],
    ['Sender ...', 'Sender ...', 'Sender …'],
    ['...og så videre', '...og', '…og'],
    ['2 - 3 timer', '2 - 3', '2-3'],
    ['hurtigt - og billigt', 'hurtigt - og', 'hurtigt – og'],
    ['hurtigt--og billigt', 'hurtigt--og', 'hurtigt – og'],
    ['12,500 søgeord', '12,500', '12.500'],
    ['2.5 mio. kr.', '2.5', '2,5'],
    ['500kr. om måneden', '500kr.', '500 kr.'],
    ['Hvorfor ?', 'Hvorfor ?', 'Hvorfor?'],
    ['først,så', 'først,så', 'først, så'],
    ['søgninger og og klik', 'og og', 'og'],
  ],
};

/** Texts that no rule reports. */
const RIGHT: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '188% more, 100+ accounts, 75%',
    'your store’s “orders”, ‘quoted’',
    '2–3 hours, a 3-day trial, a 10-minute call, do-it-yourself, B2B-2C',
    '50-50, 24-7, 9001-2015',
    '2025-01-25 and 2025-01',
    'Call +34 600-123-456 or 212-555-1234 or 555-1234',
    "Write to o'brien@example.com or see https://example.com/it's-2-3?a=1...b--c",
    "Read [the page](/it's) and {client}",
    "utm_source=it's, ad_storage, _ga_*, tsr-scroll-restoration-v1_3",
    '$48,000, $12k-15k, $1.2M, $4.50',
    '4.5 hours, 4.500% and 192.168.100.1',
    'A 6\' ladder and a 27" screen',
    'First.\n\n- One\n- Two',
    'Sending...',
    'Fields with * must be filled in.',
    '08001 Barcelona, ESB00000000',
    'page 3-2',
    'for for-profit companies, the then, and Andy, that that had had',
  ],
  da: [
    '188 % flere, 100+ konti, 50%-reglen',
    'en vvs’er, »Book«, ”Book”, hurtigt – og billigt',
    '3-4 timer, 3–4 timer, kl. 9-17, gør det selv-søgninger',
    '4.500 kr., 2,5 mio. kr., $4,900 om måneden, $4,900–5,200',
    'Skriv til hej@example.com eller se https://example.com/a--b...',
    'Sender …',
    'Først.\n\n- Én\n- To',
    '2025-01-25, +45 12 34-56 78',
  ],
};

describe.each(['en', 'da'] as const)('typography in %s', (language) => {
  it.each(FAULTS[language])('reports %j', (text, excerpt, mended) => {
    expect(findFaults(text, language).map((fault) => [fault.excerpt, fault.mended])).toEqual([[excerpt, mended]]);
  });

  it.each(RIGHT[language])('accepts %j', (text) => {
    expect(findFaults(text, language)).toEqual([]);
  });

  it.each(FAULTS[language])('accepts %j after correction', (text, excerpt, mended) => {
    expect(
      findFaults(
        text.replace(excerpt, () => mended),
        language,
      ),
    ).toEqual([]);
  });

  it('has an example of every rule', () => {
    const broken = new Set(FAULTS[language].flatMap(([text]) => findFaults(text, language).map(({ rule }) => rule)));
    const rules = TYPOGRAPHY[language] ?? [];
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});

describe('a text with several errors', () => {
  it('reports each rule once, with its first match and the number of matches', () => {
    const found = findFaults("It's 5 % of what's there", 'en');
    expect(found.map(({ excerpt, count }) => [excerpt, count])).toEqual([
      ['5 %', 1],
      ["It's", 2],
    ]);
  });

  it('reports each character by one rule only', () => {
    expect(findFaults("Press 'Book' now", 'en').map(({ mended }) => mended)).toEqual(['‘Book’']);
    expect(findFaults('"A" and "B"', 'en').map(({ count }) => count)).toEqual([2]);
  });
});
