// @vitest-environment jsdom -- the tests read the SVG with the DOM parser
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../theme/contrast.ts';
import { tokenColor, sunColor } from '../design-tokens.ts';
import { renderOgImage } from './render-og-image.ts';
import templates from '../../../site/brand/share-images.ts';
import type { ImageDataUrl, ShareImageFacts } from './templates/og-image-content.ts';

/** The units of the amounts in the images' texts. */
const UNITS = { before: ['$'], behind: ['kr.', 'DKK'] };

/** An image's form with its facts. */
type Subject = ShareImageFacts & { form: string } & Readonly<Record<string, unknown>>;

const draw = ({ form, ...facts }: Subject) => renderOgImage(form, facts, templates);

const symbol: ImageDataUrl = 'data:image/svg+xml;base64,PHN2Zy8+';

/** An image of every template in which every possible text is the same. */
const imagesSaying = (text: string): Subject[] => {
  const brand = { siteName: text, symbol, title: text };
  return [
    {
      ...brand,
      form: 'searches',
      eyebrow: text,
      searches: [true, false, true].map((kept) => ({ query: text, kept })),
    },
    {
      ...brand,
      form: 'result',
      client: text,
      units: UNITS,
      series: { label: text, points: [3, 1, 9], first: text, last: text },
    },
    { ...brand, form: 'drawing', eyebrow: text, drawing: symbol },
    { ...brand, form: 'portrait', eyebrow: text, portrait: symbol },
    { ...brand, form: 'lines', lines: Array.from({ length: 12 }, () => [1, 2, 3]) },
    { ...brand, form: 'quiet', note: text },
  ];
};

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** Returns the right edge of everything drawn as text. */
function rightEdges(svg: string): number[] {
  return [...parse(svg).querySelectorAll('path[transform^="matrix"]')].map((path) => {
    const [scale = 0, , , , left = 0] = (path.getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    const numbers = (path.getAttribute('d') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [0];
    return left + scale * Math.max(...numbers.filter((_, index) => index % 2 === 0));
  });
}

describe('renderOgImage', () => {
  it('renders any text as text', { timeout: 20_000 }, () => {
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
      fc.property(nasty, (text) => {
        for (const facts of imagesSaying(text)) {
          const document = parse(draw(facts));
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

  it('repeats its title as text', () => {
    const title = '</svg><script>alert("7 & 8")</script>';
    for (const facts of imagesSaying(title)) expect(parse(draw(facts)).querySelector('title')?.textContent).toBe(title);
  });

  it('keeps every word inside the image, however long it is', { timeout: 20_000 }, () => {
    const long = [
      'Speciallægepraksisplanlægningsstabiliseringsperiode',
      'W'.repeat(150),
      'Konverteringsoptimering og søgeordsanalyse '.repeat(5),
      '1.176.000 DKK i annoncebudget',
    ];
    for (const text of long)
      for (const facts of imagesSaying(text))
        for (const edge of rightEdges(draw(facts)))
          expect(edge, `${facts.form}: ${text}`).toBeLessThanOrEqual(1200 - 24);
  });

  it('renders the same image for the same page', () => {
    for (const facts of imagesSaying('Jeg læser søgningerne.')) expect(draw(facts)).toBe(draw(structuredClone(facts)));
  });

  it("prints the client's name if there is no logo", () => {
    const facts: Subject = {
      siteName: 'Mads',
      symbol,
      title: '54% more leads',
      form: 'result',
      units: UNITS,
      client: 'Raney Consulting',
    };
    const named = rightEdges(draw(facts)).length;
    expect(named - rightEdges(draw({ ...facts, logo: symbol })).length).toBe(2);
  });

  it('draws a form of the site in place of one of the same name', () => {
    const own = { quiet: ({ title }: ShareImageFacts) => `own ${title}` };
    expect(renderOgImage('quiet', { siteName: 'Mads', symbol, title: 'T' }, own)).toBe('own T');
    expect(renderOgImage('quiet', { siteName: 'Mads', symbol, title: 'T' })).toContain('<title>T</title>');
  });

  it('names a form that nobody draws', () => {
    expect(() => renderOgImage('result', { siteName: 'Mads', symbol, title: 'T' })).toThrow(
      'There is no form "result" of a shared image in src/site/brand/share-images.ts.',
    );
  });

  it('strikes out excluded searches', () => {
    const strokes = (kept: boolean) =>
      draw({
        siteName: 'Mads',
        symbol,
        title: 'T',
        form: 'searches',
        searches: [{ query: 'recipe', kept }],
      }).split('stroke="#a63d1c"').length - 1;
    expect([strokes(true), strokes(false)]).toEqual([0, 1]);
  });

  it("draws a result's figures in a color with enough contrast at their size", () => {
    expect(contrast(sunColor(), tokenColor('data'))).toBeGreaterThanOrEqual(3);
  });
});
