import { texts } from '../../../texts/texts.ts';
import type { NewName, NewPage } from '../../../protocol/calls.ts';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { slugify } from '../../../../i18n/name-forms.ts';
import { madeAddress } from '../../kit/naming/made-name.ts';

/** What the dialog for a new page or entry holds while it's filled in. */
export interface NewDraft {
  /** The collection of a new entry; '' for a page. */
  collection: string;
  /** The name by language; under the source language alone if the name has none. */
  title: Record<string, string>;
  /** The address as typed; `undefined`: made of the name. */
  name: string | undefined;
  /** File of the page to copy, or of a template; '' for an empty page. */
  from: string;
  /** Where a page is listed, as in `NewPage`. */
  navigation: string;
}

/** A draft without any text. */
export const emptyDraft = (from = ''): NewDraft => ({
  collection: '',
  title: {},
  name: undefined,
  from,
  navigation: 'none',
});

type Names = Pick<SiteOverview, 'languages' | 'collections'>;

/** The languages in which the name is asked for: the source language alone if the name has none. */
export function nameLanguages({ collection }: NewDraft, { languages, collections }: Names): Names['languages'] {
  const isPlain = collections.find(({ name }) => name === collection)?.isNameByLanguage === false;
  return isPlain ? languages.slice(0, 1) : languages;
}

/** The label of the name in a language; of a name in one language alone: what it is. */
export const nameLabel = ({ name }: { name: string }, languages: Names['languages']): string =>
  languages.length > 1 ? texts.common.inLanguage(texts.creation.fields.name, name) : texts.creation.fields.name;

/** The address of the draft without leading slash: made of what was typed, or of its name in the source language. */
export function pathOfDraft({ collection, title, name }: NewDraft, { languages }: Names): string {
  // Of a script without Latin letters nothing can be made: it's for the server to say so.
  if (name !== undefined) return madeAddress(collection === '' ? name : name.replaceAll('/', '-')) || name.trim();
  return slugify(title[languages[0]?.code ?? ''] ?? '');
}

/** Lists the names that are still missing, by the labels of their inputs. */
export function missingLabels(draft: NewDraft, site: Names): string[] {
  const languages = nameLanguages(draft, site);
  return languages
    .filter(({ code }) => (draft.title[code] ?? '').trim() === '')
    .map((language) => nameLabel(language, languages));
}

/** Returns what the server needs to check a name. */
export const newName = ({ collection }: Pick<NewDraft, 'collection'>, name: string): NewName =>
  collection === '' ? { kind: 'page', name } : { kind: 'entry', collection, name };

/** Converts a complete draft for the server. */
export function toNewPage(draft: NewDraft, site: Names): NewPage {
  const title = Object.fromEntries(nameLanguages(draft, site).map(({ code }) => [code, draft.title[code] ?? '']));
  const named = { ...newName(draft, pathOfDraft(draft, site)), title };
  if (draft.collection !== '') return named;
  const { from, navigation } = draft;
  return { ...named, navigation, ...(from !== '' && { from }) };
}
