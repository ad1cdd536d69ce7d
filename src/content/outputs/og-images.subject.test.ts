import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { image, imagePath } from '../../schema/image.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { renderOgImage } from './og-image/render-og-image.ts';
import { ogImages } from './og-images.ts';
import type { ImageDataUrl, ShareImageTemplates } from './og-image/templates/og-image-content.ts';

/** A form of images that only this site draws. */
const templates: ShareImageTemplates = { searches: (facts) => `<svg>${JSON.stringify(facts)}</svg>` };

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

/** An opening section whose image fields have unusual names, with an image of its own while it has searches. */
const opening: SectionDefinition = {
  title: 'Opening',
  description: 'Opens a page.',
  schema: z.object({ scene: imagePath().optional(), face: image().optional() }),
  toProps: (fields) => fields,
  shareImage: ({ eyebrow, searches }) =>
    Array.isArray(searches) && searches.length > 0 ? { form: 'searches', data: { eyebrow, searches } } : undefined,
};

/** Returns the image with this name for a site with this content. */
function imageAt(file: string, changes: Partial<SiteContent>, model = small.model): string | undefined {
  const source = {
    ...small,
    content: { ...content, ...changes },
    model: { ...model, sections: new Map([...model.sections, ['opening', opening]]) },
  };
  return [...ogImages(source, { root, templates })].find((image) => image.file === file)?.svg;
}

/** Returns the image of a page whose opening section has these fields. */
function pageWith(sections: readonly object[]): string | undefined {
  const pages = content.pages.flatMap((page) =>
    page.path === 'about-me' ? { ...page, sections: sections.map((fields) => ({ type: 'opening', ...fields })) } : [],
  );
  return imageAt('og/us/about-me.png', { pages });
}

const expected = ({ form, ...subject }: { form: string; [fact: string]: unknown }, title = 'Ads') =>
  renderOgImage(
    form,
    { siteName: 'Example', symbol: embedded('symbol.svg', 'image/svg+xml'), title, ...subject },
    templates,
  );

describe('the image of a page', () => {
  const eyebrow = 'Garden design';
  const searches = ['buy shoes', 'free shoes'].map((query, index) => ({ query, kept: index === 0 }));
  const faceAt = (name: string) => ({ src: `/images/${name}`, alt: { en: 'Mads', da: 'Mads' } });
  const face = faceAt('portrait.png');
  const scene = '/images/scene.svg';
  const drawing = embedded('scene.svg', 'image/svg+xml');
  const all = { title: 'Ads', eyebrow, searches, scene, face, lastUpdatedLine: 'Updated in May' };
  const withoutSearches = { ...all, searches: [] };
  const withPortrait = { ...withoutSearches, scene: '/images/scene.avif' };

  it('prefers the image of the section itself', () => {
    expect(pageWith([all])).toBe(expected({ form: 'searches', eyebrow, searches }));
  });

  it('shows the drawing if the section has no image of its own', () => {
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

  it('shows a title and a note if there is nothing to draw', () => {
    expect(pageWith([{ title: 'Ads' }])).toBe(expected({ form: 'quiet' }));
    expect(pageWith([{ ...withPortrait, scene: undefined, face: faceAt('portrait.avif') }])).toBe(
      expected({ form: 'quiet', note: 'Updated in May' }),
    );
  });

  it("uses the first section with a title, or the page's name", () => {
    expect(pageWith([{ scene: '/images/logo.svg' }, { title: 'Ads', scene }, { title: 'More' }])).toBe(
      expected({ form: 'drawing', drawing }),
    );
    expect(pageWith([{ scene }])).toBe(expected({ form: 'quiet' }, 'About'));
    expect(pageWith([])).toBe(expected({ form: 'quiet' }, 'About'));
  });
});

describe("the image of an entry's page", () => {
  const collection = small.model.collections.get('projects');
  const { shareImage: _own, ...plain } = collection as CollectionDefinition;
  const draw = (own: CollectionDefinition, region = 'us') =>
    imageAt(
      `og/${region}/project/alderley-software.png`,
      {},
      { ...small.model, collections: new Map([[own.name, own]]) },
    );

  it('is the one of its collection, with its pictures and the title of the image', () => {
    const shareImage: CollectionDefinition['shareImage'] = (entry, { locale }) => ({
      title: `${String(entry['result'])} ${locale}`,
      form: 'portrait',
      data: { eyebrow: entry['clientName'] },
      images: { portrait: String(entry['logoUrl']), lost: '/images/lost.avif' },
    });
    const portrait = embedded('logo.svg', 'image/svg+xml');
    expect(draw({ ...plain, shareImage }, 'dk')).toBe(
      expected({ form: 'portrait', eyebrow: 'Alderley', portrait }, 'Salg for 336.000 kr. da'),
    );
  });

  it('bears the name of the entry if the collection gives none', () => {
    expect(draw({ ...plain, shareImage: () => ({ form: 'quiet' }) })).toBe(expected({ form: 'quiet' }, 'Alderley'));
  });

  it('is that of the first section of the page if the collection has none', () => {
    expect(draw(plain, 'dk')).toBe(expected({ form: 'quiet' }, 'Project'));
  });
});
