import { slugify } from '../../../i18n/name-forms.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { NOT_FOUND_PAGE } from '../../../schema/page-data-key.ts';
import { entriesWord, entryWord } from './entry-words.ts';
import type { IndexedPage, SiteIndex } from './site-index.ts';

/** Pages that the application itself links to, and when. */
export const NEEDED_PAGES: ReadonlyMap<string, string> = new Map([
  ['home', 'It is the home page.'],
  [NOT_FOUND_PAGE, 'It is shown for unknown addresses.'],
  ['thank-you', 'The contact form redirects to it without JavaScript.'],
]);

/** Returns those pages, and the ones that the site's collections need. */
export const neededPages = ({ collections }: Pick<ContentModel, 'collections'>): ReadonlyMap<string, string> =>
  new Map([
    ...NEEDED_PAGES,
    ...[...collections.values()].flatMap((collection): [string, string][] =>
      collection.notFoundPage === undefined
        ? []
        : [[collection.notFoundPage, `It is shown for unknown ${entriesWord(collection)}.`]],
    ),
  ]);

/** Returns why a collection needs the page that is made for each of its entries. */
export const useOfEntryPage = (collection: CollectionDefinition): string =>
  `It makes the page of each ${entryWord(collection)}.`;

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
