import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { sourceLanguageOf, type Language } from '../../../regions/site-regions.ts';
import { planOf } from '../../../content/validate/schema-plan.ts';
import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import type { NewFile } from '../../../authoring/scaffold/fill-template.ts';
import { entryFiles } from '../../../authoring/scaffold/new-files.ts';
import { matchLanguages } from '../../../authoring/scaffold/match-languages.ts';
import type { CreateInput } from './plan-page.ts';
import { fieldsOf } from './set-fields.ts';
import { setTranslatedText } from './set-text.ts';
import { entriesFolder } from '../../../model/file-kinds.ts';
import type { SampleSource } from '../../../authoring/scaffold/sample-value.ts';

/**
 * Adds an entry of a collection to the site's texts, as a draft.
 * @returns its file, and the drawings that it has in place of pictures
 */
export function planEntry(
  site: SiteTexts,
  collection: CollectionDefinition,
  { name, title }: CreateInput,
): { file: string; pictures: NewFile[] } {
  const [content, ...pictures] = entryFiles(collection, name, sampleSource(site));
  if (!content) throw new Error('An entry has a file.');
  const { file, text } = content;
  site.add(file, matchLanguages(text, site.model.regions.languages));
  const fields = fieldsOf(site, file, site.model);
  const { regions } = site.model;
  if (isNameByLanguage(collection)) setTranslatedText(site, file, [collection.nameField], title);
  else fields.set([collection.nameField], plainTitle(title, name, sourceLanguageOf(regions)));
  fields.set(['draft'], true);
  return { file, pictures };
}

/** Returns whether the name of a collection's entries is a text by language. */
export const isNameByLanguage = ({ schema, nameField }: CollectionDefinition): boolean =>
  planOf(schema.shape[nameField])?.kind !== undefined;

/** A name that has no languages. */
const plainTitle = (title: CreateInput['title'], id: string, source: Language): string =>
  title[source] ?? Object.values(title)[0] ?? id;

/** Returns what samples refer to: the languages of the site, and the first entry of each collection. */
export const sampleSource = (site: SiteTexts): SampleSource => ({
  regions: site.model.regions,
  entryOf: (collection) => {
    const folder = entriesFolder(collection);
    const first = site.files.filter((file) => file.startsWith(folder)).sort()[0];
    return first?.slice(folder.length).replace(/\.ya?ml$/, '');
  },
});
