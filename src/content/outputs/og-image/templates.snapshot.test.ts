import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderOgImage } from './render-og-image.ts';
import templates from '../../../site/brand/share-images.ts';
import type { ImageDataUrl, ShareImageFacts } from './templates/og-image-content.ts';

/** The units of the amounts in the images' texts. */
const UNITS = { before: ['$'], behind: ['kr.', 'DKK'] };

/**
 * Every form as it was looked at and found good, in `drawn/`. Who changes a drawing on purpose looks at it and writes it
 * down again: `WRITE_DRAWINGS=1 npx vitest run src/content/outputs/og-image/templates.snapshot.test.ts`.
 */
const DRAWN = join(import.meta.dirname, 'snapshots');

const symbol: ImageDataUrl = 'data:image/svg+xml;base64,PHN2Zy8+';
const short = 'Grow sales, not spend';
const long = 'Google Ads-hjælp til rejsebureauer, der vil betale mindre for de gæster, de alligevel ville have fået';

const search = (query: string, kept: boolean) => ({ query, kept });
const searches = [
  search('espresso machine with grinder', true),
  search('espresso martini recipe', false),
  search('quiet coffee machine for the office', true),
  search('kaffemaskine brugsanvisning pdf gratis download til gammel model fra halvfemserne', false),
  search('small espresso machine', true),
];
const lines = [
  [1, 2, 3, 5, 8, 13],
  [9, 4, 6],
  [5, 5, 5, 5],
  [2, 40, 3, 60, 90],
];
const twelve = [3, 1, 9, 4, 12, 15, 14, 21, 30, 28, 37, 42];
const series = { label: 'Bookings a month', points: twelve, first: '$90,000', last: '$168,000' };

const SUBJECTS: Record<
  string,
  { form: string; title?: string; siteName?: string } & Readonly<Record<string, unknown>>
> = {
  searches: { form: 'searches', eyebrow: 'Freelance Google Ads specialist', searches },
  'searches, long': { form: 'searches', title: long, searches: searches.slice(0, 3) },
  'searches, none kept': { form: 'searches', searches: [search('free shoes', false)] },
  result: { form: 'result', units: UNITS, client: 'Ascently', logo: symbol, series },
  'result, long': { form: 'result', units: UNITS, title: long, client: 'Speciallægepraksisplanlægning A/S', series },
  'result without figures': { form: 'result', units: UNITS, client: 'Mar SRLS', logo: symbol },
  'result, all months alike': { form: 'result', units: UNITS, client: 'A', series: { ...series, points: [4, 4, 4] } },
  drawing: { form: 'drawing', eyebrow: 'Travel and tourism', drawing: symbol },
  'drawing, long': { form: 'drawing', title: long, drawing: symbol },
  portrait: { form: 'portrait', eyebrow: 'About me', portrait: symbol },
  'portrait, long': { form: 'portrait', title: long, portrait: symbol, siteName: 'Wilhelmina Overgaard-Sørensen' },
  lines: { form: 'lines', lines },
  'lines of a hundred cases': { form: 'lines', title: long, lines: Array.from({ length: 100 }, () => [1, 3, 2]) },
  'lines, none': { form: 'lines', lines: [] },
  quiet: { form: 'quiet', note: 'In force from 1 March 2025 · 1.176.000 DKK, 12 % & "more"' },
  'quiet, long': { form: 'quiet', title: long },
};

/** Returns an image with one element per line, and a hash for each outline. */
const written = (form: string, facts: ShareImageFacts): string =>
  renderOgImage(form, facts, templates)
    .replaceAll('><', '>\n<')
    .replace(/ d="([^"]{120,})"/g, (_, outline: string) => ` d="#${createHash('sha1').update(outline).digest('hex')}"`);

it.each(Object.entries(SUBJECTS))('%s matches its approved drawing', (name, { form, ...subject }) => {
  const drawn = written(form, { siteName: 'Mads Eksempel', symbol, title: short, ...subject });
  const file = join(DRAWN, `${name.replace(/\W+/g, '-')}.txt`);
  if (process.env['WRITE_DRAWINGS']) writeFileSync(file, drawn);
  expect(drawn).toBe(readFileSync(file, 'utf8'));
});
