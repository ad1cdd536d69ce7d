// @vitest-environment jsdom -- what is drawn is read with a parser of documents
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../styles/contrast.ts';
import { colour, SUN } from './identity-colour.ts';
import { sharePicture } from './share-picture.ts';
import type { ShareFacts, ShareImage } from './share-picture/share-facts.ts';

const symbol: ShareImage = 'data:image/svg+xml;base64,PHN2Zy8+';

/** A picture of every form in which all that can be words is the same text. */
const picturesSaying = (words: string): ShareFacts[] => {
  const brand = { siteName: words, symbol, title: words };
  return [
    {
      ...brand,
      form: 'searches',
      eyebrow: words,
      searches: [true, false, true].map((kept) => ({ query: words, kept })),
    },
    { ...brand, form: 'result', client: words, series: { label: words, points: [3, 1, 9], first: words, last: words } },
    { ...brand, form: 'drawing', eyebrow: words, drawing: symbol },
    { ...brand, form: 'portrait', eyebrow: words, portrait: symbol },
    { ...brand, form: 'lines', lines: Array.from({ length: 12 }, () => [1, 2, 3]) },
    { ...brand, form: 'quiet', note: words },
  ];
};

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** The right edge of everything that is drawn as a word. */
function rightEdges(svg: string): number[] {
  return [...parse(svg).querySelectorAll('path[transform^="matrix"]')].map((path) => {
    const [scale = 0, , , , left = 0] = (path.getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [0];
    return left + scale * Math.max(...numbers.filter((_, index) => index % 2 === 0));
  });
}

describe('sharePicture', () => {
  it('shows words as words, whatever they are', { timeout: 20_000 }, () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '</title></svg><script>alert(1)</script>',
        '"><image href="x"/>',
        '<!--',
        ']]>',
        '&amp;&lt;',
        '\u0000\ufffe',
      ),
    );
    fc.assert(
      fc.property(nasty, (words) => {
        for (const facts of picturesSaying(words)) {
          const document = parse(sharePicture(facts));
          expect(document.querySelector('parsererror')).toBeNull();
          const names = new Set([...document.querySelectorAll('*')].map(({ tagName }) => tagName));
          expect(['svg', 'title', 'path', 'image', 'circle', 'g', 'clipPath']).toEqual(
            expect.arrayContaining([...names]),
          );
        }
      }),
      { numRuns: 8 },
    );
  });

  it('says its title in words too', () => {
    const title = '</svg><script>alert("7 & 8")</script>';
    for (const facts of picturesSaying(title))
      expect(parse(sharePicture(facts)).querySelector('title')?.textContent).toBe(title);
  });

  it('lets no word run out of the picture, however long it is', { timeout: 20_000 }, () => {
    const long = [
      'Speciallægepraksisplanlægningsstabiliseringsperiode',
      'W'.repeat(150),
      'Konverteringsoptimering og søgeordsanalyse '.repeat(5),
      '1.176.000 DKK i annoncebudget',
    ];
    for (const words of long)
      for (const facts of picturesSaying(words))
        for (const edge of rightEdges(sharePicture(facts)))
          expect(edge, `${facts.form}: ${words}`).toBeLessThanOrEqual(1200 - 24);
  });

  it('is the same for the same page', () => {
    for (const facts of picturesSaying('Jeg læser søgningerne.'))
      expect(sharePicture(facts)).toBe(sharePicture(structuredClone(facts)));
  });

  it('writes the client where there is no logo', () => {
    const facts: ShareFacts = {
      siteName: 'Mads',
      symbol,
      title: '54% more leads',
      form: 'result',
      client: 'Raney Consulting',
    };
    const named = rightEdges(sharePicture(facts)).length;
    expect(named - rightEdges(sharePicture({ ...facts, logo: symbol })).length).toBe(2);
  });

  it('strikes out the searches that were excluded', () => {
    const strokes = (kept: boolean) =>
      sharePicture({
        siteName: 'Mads',
        symbol,
        title: 'T',
        form: 'searches',
        searches: [{ query: 'recipe', kept }],
      }).split('stroke="#a63d1c"').length - 1;
    expect([strokes(true), strokes(false)]).toEqual([0, 1]);
  });

  it('sets the figures of a result in a colour that can be read at their size', () => {
    expect(contrast(SUN, colour('data'))).toBeGreaterThanOrEqual(3);
  });
});
