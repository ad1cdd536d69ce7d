import { z } from 'zod';
import { sharedImagePath } from './image.ts';
import { pageReference } from './reference.ts';
import { regional } from './regional.ts';
import { text } from './text.ts';

/** Maximum title length that search engines show in full, in characters. */
export const MAX_TITLE = 60;
/** Maximum description length that search engines show in full, in characters. */
export const MAX_DESCRIPTION = 160;

/** A text by language, or by region if regions of one language differ. */
const searchText = (title: string, description: string, form = description) =>
  z.union([text(), regional(z.string().trim().min(1))]).meta({
    kind: 'search-text',
    title,
    description: `${description} One for each language, or one for each region.`,
    form,
  });

/** A page's texts for search engines and sharing. Omitted fields default to title and description. */
export const seoSchema = z.strictObject({
  title: searchText('Title', `Title of the page, at most ${MAX_TITLE} characters.`),
  description: searchText('Description', `Shown by search engines, at most ${MAX_DESCRIPTION} characters.`),
  keywords: searchText('Keywords', 'A few search terms, parted by commas.'),
  ogTitle: searchText(
    'Title when shared',
    'For shared links; left out: the title.',
    'For shared links. Without it: the title.',
  ).optional(),
  ogDescription: searchText(
    'Description when shared',
    'For shared links; left out: the description.',
    'For shared links. Without it: the description.',
  ).optional(),
  ogImage: sharedImagePath().optional().meta({
    title: 'Picture when shared',
    description:
      'A png, jpg or webp, best 1200 × 630; a path inside public/. Left out: a picture with the page’s title.',
    form: 'A png, jpg or webp, best 1200 × 630. Without it: a picture with the page’s title.',
  }),
  twitterTitle: searchText(
    'Title on X',
    'Left out: the title when shared.',
    'Without it: the title when shared.',
  ).optional(),
  twitterDescription: searchText(
    'Description on X',
    'Left out: the description when shared.',
    'Without it: the description when shared.',
  ).optional(),
  canonical: pageReference().optional().meta({
    title: 'Preferred page',
    description:
      'Page of this site, without region, that search engines show instead of this one; left out: the page itself.',
    form: 'The page that search engines show instead of this one. Without it, they show this page.',
  }),
});

/** The SEO record of a page as written in YAML. */
export type SeoEntry = z.output<typeof seoSchema>;
