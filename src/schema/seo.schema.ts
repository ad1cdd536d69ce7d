import { z } from 'zod';
import { sharedImagePath } from './image.ts';
import { pageReference } from './reference.ts';
import { regional } from './regional.ts';
import { text } from './text.ts';

/** Longest title that search engines show whole, in characters (issue of the product: checked). */
export const MAX_TITLE = 60;
/** Longest description that search engines show whole, in characters. */
export const MAX_DESCRIPTION = 160;

/** A text by language, or by region where us and eu differ. */
const words = (title: string, description: string) =>
  z
    .union([text(), regional(z.string().trim().min(1))])
    .meta({ kind: 'search-text', title, description: `${description} Either { en, da } or { us, eu, dk }.` });

/** What search engines and shared links show of a page; what is left out is taken from title and description. */
export const seoSchema = z.strictObject({
  title: words('Title', `Title of the page, at most ${MAX_TITLE} characters.`),
  description: words('Description', `Shown by search engines, at most ${MAX_DESCRIPTION} characters.`),
  keywords: words('Keywords', 'A few search terms, parted by commas.'),
  ogTitle: words('Title when shared', 'For shared links; left out: the title.').optional(),
  ogDescription: words('Description when shared', 'For shared links; left out: the description.').optional(),
  ogImage: sharedImagePath().optional().meta({
    title: 'Picture when shared',
    description:
      'A png, jpg or webp, best 1200 × 630; a path inside public/. Left out: the picture made at build time.',
  }),
  twitterTitle: words('Title on X', 'Left out: the title when shared.').optional(),
  twitterDescription: words('Description on X', 'Left out: the description when shared.').optional(),
  canonical: pageReference().optional().meta({
    title: 'Canonical',
    description: 'Page of this site, without region, that stands for this one; left out: the page itself.',
  }),
});

/** The SEO record of a page as it stands in YAML. */
export type SeoEntry = z.output<typeof seoSchema>;
