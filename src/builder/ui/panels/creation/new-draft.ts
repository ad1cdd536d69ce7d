import type { NewName, NewPage } from '../../../protocol/calls.ts';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { slugify } from '../../../../i18n/name-forms.ts';
import { madeAddress } from '../../kit/naming/made-name.ts';

/** What the dialog for a new page or entry holds while it's filled in. */
export interface NewDraft {
  /** The collection of a new entry; '' for a page. */
  collection: string;
  /** The name in the source language. The others are written later: they stand among what is missing. */
  title: string;
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
  title: '',
  name: undefined,
  from,
  navigation: 'none',
});

/** The address of the draft without leading slash: made of what was typed, or of its name. */
export function pathOfDraft({ collection, title, name }: NewDraft): string {
  // Of a script without Latin letters nothing can be made: it's for the server to say so.
  if (name !== undefined) return madeAddress(collection === '' ? name : name.replaceAll('/', '-')) || name.trim();
  return slugify(title);
}

/** Returns what the server needs to check a name. */
export const newName = ({ collection }: Pick<NewDraft, 'collection'>, name: string): NewName =>
  collection === '' ? { kind: 'page', name } : { kind: 'entry', collection, name };

/** Converts a complete draft for the server. */
export function toNewPage(draft: NewDraft, { languages }: Pick<SiteOverview, 'languages'>): NewPage {
  const title = { [languages[0]?.code ?? '']: draft.title.trim() };
  const named = { ...newName(draft, pathOfDraft(draft)), title };
  if (draft.collection !== '') return named;
  const { from, navigation } = draft;
  return { ...named, navigation, ...(from !== '' && { from }) };
}
