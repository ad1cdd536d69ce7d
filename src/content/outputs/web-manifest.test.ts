import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/support/example-props.ts';
import { descriptionOf } from '../page-data/head.ts';
import { routeAt } from '../page-data/routes.ts';
import { webManifest } from './web-manifest.ts';

interface Manifest {
  name: string;
  description: string;
  lang: string;
  short_name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

const COLOR = '#fbf8f3';

const { content, model, pageData } = await site();
const manifestFor = (name: string) =>
  JSON.parse(
    webManifest({ content: { ...content, site: { ...content.site, name } }, model, pageData }, COLOR),
  ) as Manifest;

describe('webManifest', () => {
  it("contains the site's name, short enough for a home screen", () => {
    expect(manifestFor('Mads')).toMatchObject({ name: 'Mads', short_name: 'Mads', start_url: '/' });
    expect(manifestFor('Mads Eksempel Consulting')).toMatchObject({
      name: 'Mads Eksempel Consulting',
      short_name: 'Mads',
    });
  });

  it('describes the site as its home page does, in the language of the default region', () => {
    const { description, lang } = manifestFor('Mads');
    const home = routeAt(content, model, '/us/');
    if (!home) throw new Error('The default region has no home page.');
    const { head } = pageData.page(home);
    expect([description, lang]).toEqual([descriptionOf(head), head.lang]);
    expect(description.length).toBeGreaterThan(50);
  });

  it("keeps a name of twelve letters, and opens the root in the page's colors", () => {
    const icon = (src: string, sizes: string, type: string, purpose?: string) => ({
      src,
      sizes,
      type,
      ...(purpose && { purpose }),
    });
    expect(manifestFor('Mads Eksempe').short_name).toBe('Mads Eksempe');
    expect(manifestFor('Mads Eksempel').short_name).toBe('Mads');
    expect(manifestFor('Mads')).toEqual({
      id: '/',
      lang: expect.any(String),
      name: 'Mads',
      short_name: 'Mads',
      description: expect.any(String),
      start_url: '/',
      display: 'minimal-ui',
      theme_color: COLOR,
      background_color: COLOR,
      icons: [
        icon('/favicon.svg', 'any', 'image/svg+xml'),
        ...['any icon', 'maskable maskable'].flatMap((text) => {
          const [purpose, file] = text.split(' ');
          return [192, 512].map((size) => icon(`/icons/${file}-${size}.png`, `${size}x${size}`, 'image/png', purpose));
        }),
      ],
    });
  });

  it('lists existing icons in their actual sizes', async () => {
    const icons = manifestFor('Mads').icons.filter(({ sizes }) => sizes !== 'any');
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(import.meta.dirname, '../../../public', src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('keeps a maskable icon inside the safe zone', async () => {
    const { data, info } = await sharp(join(import.meta.dirname, '../../../public/icons/maskable-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const differs = (offset: number) =>
      [0, 1, 2].some((channel) => Math.abs((data[offset + channel] ?? 0) - (data[channel] ?? 0)) > 16);
    const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
      const [x, y] = [(index % info.width) - 95.5, Math.floor(index / info.width) - 95.5];
      return Math.hypot(x, y) > 0.4 * info.width && differs(index * info.channels);
    });
    expect(outside).toHaveLength(0);
  });
});
