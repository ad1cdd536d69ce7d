import { comparable } from './search-entries.ts';

/** What people look for and the builder doesn't have, with what comes closest. */
const MISSING: readonly { words: readonly string[]; says: string }[] = [
  {
    words: ['gallery', 'slideshow', 'carousel', 'galleri'],
    says: 'There is no gallery. A section with a picture and text shows one picture; several of them make a series.',
  },
  {
    words: ['map', 'google maps', 'directions', 'kort'],
    says: 'There is no map: it would load another company’s script. Write the address, with a link to a map.',
  },
  {
    words: ['newsletter', 'mailing list', 'subscribe', 'nyhedsbrev'],
    says: 'There is no sign-up for a newsletter. A button can lead to the sign-up page of your mail service.',
  },
  {
    words: ['countdown', 'timer'],
    says: 'There is no countdown. “Visible until” takes a section off the page on a day.',
  },
  {
    words: ['comments', 'blog', 'shop', 'cart', 'login'],
    says: 'There is none: this site has pages and a contact form.',
  },
];

/** Says that the builder doesn't have what a search is for; `undefined` if that isn't known. */
export function missingFeature(query: string): string | undefined {
  const wanted = comparable(query.trim());
  if (wanted.length < 3) return undefined;
  return MISSING.find(({ words }) => words.some((word) => comparable(word).startsWith(wanted)))?.says;
}
