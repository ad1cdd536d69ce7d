import { type Phrase, phraseOf } from '../../../i18n/phrase.ts';
import { type SiteRegions, sourceLanguageOf } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, Entry } from '../../../schema/define-collection.ts';
import { textIn } from '../../../schema/text.ts';

/** What messages call the entries of a collection. */
type Titles = Pick<CollectionDefinition, 'title' | 'plural'>;

/** Stands for a collection that isn't known. */
export const ANY_COLLECTION: Titles = { title: 'Entry', plural: 'Entries' };

/** Returns what an entry is called inside a sentence: "concert". */
export const entryWord = ({ title }: Titles = ANY_COLLECTION): string => title.toLowerCase();

/** Returns what several entries are called inside a sentence: "concerts". */
export const entriesWord = ({ plural }: Titles = ANY_COLLECTION): string => plural.toLowerCase();

/** Returns the same with an article: "a concert", "an event". */
export function anEntry(titles: Titles = ANY_COLLECTION): string {
  const word = entryWord(titles);
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** What an entry is called inside a sentence of a form. */
export const entryInForm = (titles?: Titles): Phrase => phraseOf(entryWord(titles));

/** What several entries are called inside a sentence of a form. */
export const entriesInForm = (titles?: Titles): Phrase => phraseOf(entriesWord(titles));

/** The same as one entry, with an article. */
export const anEntryInForm = (titles?: Titles): Phrase => phraseOf(anEntry(titles));

/** Returns the name of an entry, in the source language. */
export function nameOfEntry(entry: Entry, { nameField }: CollectionDefinition, regions: SiteRegions): string {
  const name = entry[nameField];
  return typeof name === 'object' && name !== null ? textIn(name, sourceLanguageOf(regions)) : String(name);
}
