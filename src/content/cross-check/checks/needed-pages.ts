import { type Phrase, say } from '../../../i18n/phrase.ts';
import { slugify } from '../../../i18n/name-forms.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { NOT_FOUND_PAGE } from '../../../schema/page-data-key.ts';
import { entriesInForm, entryInForm } from './entry-words.ts';
import type { IndexedPage, SiteIndex } from './site-index.ts';

/** Pages that the application itself links to, and when. */
export const NEEDED_PAGES: ReadonlyMap<string, Phrase> = new Map([
  ['home', say`It is the home page.`],
  [NOT_FOUND_PAGE, say`It is shown for unknown addresses.`],
  ['thank-you', say`The contact form redirects to it without JavaScript.`],
]);

/** Returns those pages, and the ones that the site's collections need. */
export const neededPages = ({ collections }: Pick<ContentModel, 'collections'>): ReadonlyMap<string, Phrase> =>
  new Map([
    ...NEEDED_PAGES,
    ...[...collections.values()].flatMap((collection): [string, Phrase][] =>
      collection.notFoundPage === undefined
        ? []
        : [[collection.notFoundPage, say`It is shown for unknown ${entriesInForm(collection)}.`]],
    ),
  ]);

/** Returns why a collection needs the page that is made for each of its entries. */
export const useOfEntryPage = (collection: CollectionDefinition): Phrase =>
  say`It makes the page of each ${entryInForm(collection)}.`;

/** Returns the name of the page for each entry of a collection, as long as no page says that it is: `concert`. */
export const entryPageName = ({ title }: CollectionDefinition): string => slugify(title);

/** Returns the collection for whose entries a page is made, or would be if "each:" weren't missing. */
export const collectionOfPage = (
  { path, each }: Pick<IndexedPage, 'path' | 'each'>,
  { collections }: Pick<ContentModel, 'collections'>,
  { entryPaths }: Pick<SiteIndex, 'entryPaths'>,
): CollectionDefinition | undefined =>
  each === undefined
    ? [...collections.values()].find((one) => entryPageName(one) === path && !entryPaths.get(one.name)?.length)
    : collections.get(each);
