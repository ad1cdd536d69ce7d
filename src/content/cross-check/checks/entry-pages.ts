import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { pageSchema, type Page } from '../../../schema/page.schema.ts';
import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { anEntry, entriesWord } from './entry-words.ts';
import { sectionTitle } from '../../diagnostics/form-titles.ts';

/** The title of the field that makes a page for each entry of a collection. */
export const EACH_TITLE = pageSchema.shape.each.meta()?.title ?? 'each';

/** The entries that a section shows: those of a collection, or of any. */
type ShownEntries = { collection?: CollectionDefinition | undefined };

/** Reports sections that show an entry on pages that aren't made for entries of its collection. */
export const checkEntryPages: CrossFileCheck = (site) => {
  const { checked, index } = site;
  const known = new Set(index.pages.filter(({ anchors }) => anchors).map(({ file }) => file));
  return checked.pages.filter(({ file }) => known.has(file)).flatMap((page) => checkPage(page, site));
};

const checkPage = ({ file, value: { each, sections } }: CheckedFile<Page>, site: CheckContext): FileFinding[] =>
  sections.flatMap(({ type, hidden }, index) => {
    const entries = hidden ? undefined : entriesOf(type, site.model);
    if (!entries || isMadeFor(each, entries)) return [];
    const shows = `shows ${anEntry(entries.collection)}, but the page is not made for each of them.`;
    const { hint, form } = remedyOf(entries, site);
    return [
      {
        file,
        path: ['sections', index, 'type'],
        message: `${quote(type)} ${shows}`,
        hint,
        form: { message: `${sectionTitle(site.model.sections, type)} ${shows}`, hint: form },
      },
    ];
  });

/** Returns the entries that sections of a type show, if they show any. */
function entriesOf(type: string, { sections, collections }: ContentModel): ShownEntries | undefined {
  const { entryOf } = sections.get(type) ?? {};
  return entryOf === undefined ? undefined : { collection: collections.get(entryOf) };
}

const isMadeFor = (each: string | undefined, { collection }: ShownEntries): boolean =>
  each !== undefined && (!collection || collection.name === each);

/** Says how the section gets a page of entries, in words for the file and for a form. */
function remedyOf({ collection }: ShownEntries, { index }: CheckContext): Record<'hint' | 'form', string> {
  const hasPage = [...index.entryPaths].some(
    ([name, paths]) => paths.length > 0 && (!collection || name === collection.name),
  );
  if (hasPage) {
    const move = `Move the section to the page of the ${entriesWord(collection)}`;
    return { hint: `${move}, or delete it.`, form: `${move}, or remove it.` };
  }
  const line = collection ? `"each: ${collection.name}"` : '"each:" and the name of a collection';
  const choice = collection ? named(collection.plural) : 'a collection';
  return {
    hint: `Write ${line} at the top of the page, or delete the section.`,
    form: `Choose ${choice} for ${named(EACH_TITLE)} in the settings of the page, or remove the section.`,
  };
}
