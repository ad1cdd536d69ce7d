import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { image, imagePath } from '../../schema/image.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { renderOgImage } from './og-image/render-og-image.ts';
import { ogImages } from './og-images.ts';
import type { ImageDataUrl, OgImageSubject } from './og-image/templates/og-image-content.ts';

const small = minimalSource();
const { content } = small;

/** A project with the images to embed. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'og-images-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  for (const name of ['symbol.svg', 'scene.svg', 'portrait.png', 'old.JPG', 'logo.svg', 'new.webp', 'long.name.jpeg'])
    writeFileSync(join(root, 'public/images', name), svgNamed(name));
});
afterAll(() => rmSync(root, { recursive: true }));

const svgNamed = (name: string) => `<svg id="${name}"/>`;
const embedded = (name: string, type: string): ImageDataUrl =>
  `data:${type};base64,${Buffer.from(svgNamed(name)).toString('base64')}`;

/** An opening section whose image fields have unusual names. */
const opening: SectionDefinition = {
  title: 'Opening',
  description: 'Opens a page.',
  schema: z.object({ scene: imagePath().optional(), face: image().optional() }),
  toProps: (fields) => fields,
};

/** Returns the image with this name for a site with this content. */
function imageAt(file: string, changes: Partial<SiteContent>): string | undefined {
  const source = {
    ...small,
    content: { ...content, ...changes },
    sections: new Map([...small.sections, ['opening', opening]]),
  };
  return [...ogImages(source, root)].find((image) => image.file === file)?.svg;
}

/** Returns the image of a page whose opening section has these fields. */
function pageWith(sections: readonly object[], caseStudies: SiteContent['caseStudies'] = []): string | undefined {
  const pages = content.pages.flatMap((page) =>
    page.path === 'about-me' ? { ...page, sections: sections.map((fields) => ({ type: 'opening', ...fields })) } : [],
  );
  return imageAt('og/us/about-me.png', { pages, caseStudies });
}

const expected = (subject: OgImageSubject, title = 'Ads') =>
  renderOgImage({ siteName: 'Example', symbol: embedded('symbol.svg', 'image/svg+xml'), title, ...subject });

const [caseStudy] = content.caseStudies;
if (!caseStudy) throw new Error('The small site has a case study.');

/** Creates a case study with this many months of data. */
const studyOf = (number: number, months = number + 2): SiteContent['caseStudies'][number] => ({
  ...caseStudy,
  id: `case-${number}`,
  series: {
    label: { ...caseStudy.result, en: 'Leads', da: 'Leads' },
    points: Array.from({ length: months }, (_, month) => month * month),
  },
});

describe('the image of a page', () => {
  const eyebrow = 'Google Ads';
  const searches = ['buy shoes', 'free shoes'].map((query, index) => ({ query, kept: index === 0 }));
  const faceAt = (name: string) => ({ src: `/images/${name}`, alt: { en: 'Mads', da: 'Mads' } });
  const face = faceAt('portrait.png');
  const scene = '/images/scene.svg';
  const drawing = embedded('scene.svg', 'image/svg+xml');
  const cards = [{ id: 'case-1' }];
  const all = { title: 'Ads', eyebrow, searches, scene, face, cards, lastUpdatedLine: 'Updated in May' };
  const withoutSearches = { ...all, searches: [] };
  const withPortrait = { ...withoutSearches, scene: '/images/scene.avif' };
  const withCards = { ...withPortrait, face: undefined };

  it('prefers searches', () => {
    expect(pageWith([all])).toBe(expected({ form: 'searches', eyebrow, searches }));
  });

  it('shows the drawing if there are no searches', () => {
    expect(pageWith([withoutSearches])).toBe(expected({ form: 'drawing', eyebrow, drawing }));
  });

  it("shows a portrait if no drawing can be embedded, with the person's name if there is no other subtitle", () => {
    const portrait = embedded('portrait.png', 'image/png');
    expect(pageWith([withPortrait])).toBe(expected({ form: 'portrait', eyebrow, portrait }));
    const unnamed = { ...withPortrait, eyebrow: ['no text'] };
    expect(pageWith([unnamed])).toBe(expected({ form: 'portrait', eyebrow: 'Example', portrait }));
  });

  it.each([
    ['old.JPG', 'image/jpeg'],
    ['long.name.jpeg', 'image/jpeg'],
    ['new.webp', 'image/webp'],
  ])('embeds %s with its media type', (name, type) => {
    const portrait = embedded(name, type);
    expect(pageWith([{ ...withPortrait, face: faceAt(name) }])).toBe(expected({ form: 'portrait', eyebrow, portrait }));
  });

  it('shows chart lines of cases if no portrait can be embedded', () => {
    const lines = expected({ form: 'lines', lines: [[0, 1, 4]] });
    expect(pageWith([withCards], [studyOf(1)])).toBe(lines);
    expect(pageWith([{ ...withCards, face: faceAt('portrait.avif') }], [studyOf(1)])).toBe(lines);
  });

  it('shows the first ten chart lines of a list', () => {
    const caseStudies = [
      ...Array.from({ length: 11 }, (_, index) => studyOf(index + 1)),
      { ...caseStudy, id: 'case-0' },
    ];
    const shown = ['case-0', ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `case-${number}`), 'case-2', 'case-1'];
    const lines = [3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => [...(studyOf(number).series?.points ?? [])]);
    expect(pageWith([{ ...withCards, cards: shown.map((id) => ({ id })) }], caseStudies)).toBe(
      expected({ form: 'lines', lines }),
    );
  });

  it('shows the first ten chart lines if cases have no images of their own', () => {
    const caseStudies = Array.from({ length: 12 }, (_, index) => studyOf(index + 1));
    const list: SectionDefinition = {
      title: 'List',
      description: 'All cases.',
      schema: z.object({}),
      toProps: (fields, { firstCases }) => ({ ...fields, cards: firstCases(12).map(({ id }) => ({ id })) }),
    };
    const pages = content.pages.flatMap((page) =>
      page.path === 'about-me' ? { ...page, sections: [{ type: 'list', title: 'Ads' }] } : [],
    );
    const source = { ...small, content: { ...content, pages, caseStudies }, sections: new Map([['list', list]]) };
    const [image] = ogImages({ ...source, ownOgImages: false }, root);
    const lines = Array.from({ length: 10 }, (_, index) => [...(studyOf(index + 1).series?.points ?? [])]);
    expect(image?.svg).toBe(expected({ form: 'lines', lines }));
  });

  it('shows a title and a note if there is nothing to draw', () => {
    expect(pageWith([{ ...withCards, cards: [] }])).toBe(expected({ form: 'quiet', note: 'Updated in May' }));
    expect(pageWith([{ title: 'Ads', cards: [{ name: 'no id' }] }])).toBe(expected({ form: 'quiet' }));
  });

  it("uses the first section with a title, or the page's name", () => {
    expect(pageWith([{ scene: '/images/logo.svg' }, { title: 'Ads', scene }, { title: 'More' }])).toBe(
      expected({ form: 'drawing', drawing }),
    );
    expect(pageWith([{ scene }])).toBe(expected({ form: 'quiet' }, 'About'));
    expect(pageWith([])).toBe(expected({ form: 'quiet' }, 'About'));
  });
});

describe('the image of a case study', () => {
  const client = 'Ascently';
  const logo = embedded('logo.svg', 'image/svg+xml');
  const drawn = (region: string, changed: Partial<typeof caseStudy>) =>
    imageAt(`og/${region}/case-study/ascently-software.png`, { caseStudies: [{ ...caseStudy, ...changed }] });

  it("shows the result below the client's logo", () => {
    expect(drawn('us', {})).toBe(expected({ form: 'result', client, logo }, 'Sales for $48,000'));
    expect(drawn('us', { logoUrl: '/images/logo.avif' })).toBe(
      expected({ form: 'result', client }, 'Sales for $48,000'),
    );
  });

  it('formats the first and the last number for the region', () => {
    const series = { label: { ...caseStudy.result, en: 'Leads', da: 'Henvendelser' }, points: [1200.5, 7, 48000] };
    expect(drawn('us', { series })).toBe(
      expected(
        {
          form: 'result',
          client,
          logo,
          series: { label: 'Leads', points: series.points, first: '1,200.5', last: '48,000' },
        },
        'Sales for $48,000',
      ),
    );
    expect(drawn('dk', { series })).toBe(
      expected(
        {
          form: 'result',
          client,
          logo,
          series: { label: 'Henvendelser', points: series.points, first: '1.200,5', last: '48.000' },
        },
        'Salg for 336.000 kr.',
      ),
    );
  });
});
