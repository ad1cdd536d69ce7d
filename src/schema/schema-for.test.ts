import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SiteRegions } from '../regions/site-regions.ts';
import { REGIONS } from '../../tests/support/regions.ts';
import { siteRegionsIn } from '../content/read/site-regions.ts';
import { regional, regions } from './regional.ts';
import { schemaFor } from './schema-for.ts';
import { languageCode, text } from './text.ts';

/** Another site: a region in Polish, and a draft in French that extends it. */
const OTHER = siteRegionsIn({
  pl: { name: 'Polska', language: 'pl' },
  fr: { name: 'France', language: 'fr', extends: 'pl', draft: true },
});

const schema = z.strictObject({
  title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
  prices: z.array(regional(z.int().positive())).optional(),
  items: z.record(z.string(), z.strictObject({ note: z.union([text(), z.string()]).nullable(), regions: regions() })),
  captions: languageCode().default(REGIONS.languages[0]),
});

const errorsIn = (site: SiteRegions, value: object): string[] =>
  (schemaFor(site, schema).safeParse({ items: {}, ...value }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('a schema for the regions of a site', () => {
  it('requires the languages and regions of that site, at any depth', () => {
    expect(errorsIn(REGIONS, { title: { en: 'One', da: 'En' }, prices: [{ us: 1, eu: 1, dk: 7 }] })).toEqual([]);
    expect(errorsIn(REGIONS, { title: { en: 'One' } })).toEqual([expect.stringContaining('title.da')]);
    expect(errorsIn(REGIONS, { title: { en: 'One', da: 'En' }, prices: [{ us: 1, eu: 1 }] })).toEqual([
      expect.stringContaining('prices.0.dk'),
    ]);
    const items = { first: { note: null, regions: ['pl'] } };
    expect(errorsIn(REGIONS, { title: { en: 'One', da: 'En' }, items })).toEqual([
      expect.stringContaining('items.first.regions.0'),
    ]);
  });

  it('holds beside that of another site in one process', () => {
    const items = { first: { note: { pl: 'Raz' }, regions: ['pl', 'fr'] } };
    expect(errorsIn(OTHER, { title: { pl: 'Raz' }, prices: [{ pl: 4 }], items, captions: 'fr' })).toEqual([]);
    expect(errorsIn(OTHER, { title: { en: 'One', da: 'En' }, captions: 'pl' })).toEqual([
      expect.stringContaining('title.pl'),
      expect.stringContaining('title'),
    ]);
    expect(errorsIn(REGIONS, { title: { en: 'One', da: 'En' }, captions: 'en' })).toEqual([]);
  });

  it('keeps titles and descriptions, and names languages and regions', () => {
    const { properties } = z.toJSONSchema(schemaFor(OTHER, schema), { io: 'input' });
    expect(properties).toMatchObject({
      title: { title: 'Title', kind: 'text', properties: { pl: { title: 'Polish' }, fr: { title: 'French' } } },
      prices: { items: { kind: 'regional', properties: { pl: { title: 'Polska' } }, required: ['pl'] } },
    });
  });

  it('is created once, and is the same schema where nothing depends on regions', () => {
    const plain = z.strictObject({ count: z.int() });
    expect(schemaFor(REGIONS, plain)).toBe(plain);
    expect(schemaFor(REGIONS, schema)).toBe(schemaFor(REGIONS, schema));
  });
});
