import { say } from '../../../i18n/phrase.ts';
import { tagsIn, type CollectionDefinition, type Entry } from '../../../schema/define-collection.ts';
import { type FileFinding, quote, quoteWhole } from '../../diagnostics/diagnostic.ts';
import { named, namedWhole, titled } from '../../diagnostics/in-forms.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';

/** Reports each tag without a name in the dictionary, where it's used first: visitors read the tag as it's written. */
export const checkTagNames: CrossFileCheck = (site) => {
  const { dictionary } = site.checked.singles;
  if (!dictionary) return []; // it has mistakes of its own
  const known = new Set(Object.keys(dictionary.value.tags));
  return [...site.model.collections.values()].flatMap((collection) => {
    const used = firstUses(site.checked.entries.get(collection.name) ?? [], collection);
    return [...used].flatMap(([tag, place]) => (known.has(tag) ? [] : [{ ...place, ...lackOf(site, tag, known) }]));
  });
};

/** Returns where each tag is used first. */
function firstUses(entries: readonly CheckedFile<Entry>[], collection: CollectionDefinition) {
  const { tagsField } = collection;
  const used = new Map<string, Pick<FileFinding, 'file' | 'path'>>();
  if (tagsField === undefined) return used;
  for (const { file, value } of entries)
    for (const [index, tag] of tagsIn(value, collection).entries())
      if (!used.has(tag)) used.set(tag, { file, path: [tagsField, index] });
  return used;
}

function lackOf(
  { suggest }: CheckContext,
  tag: string,
  known: ReadonlySet<string>,
): Omit<FileFinding, 'file' | 'path'> {
  const near = suggest.near(tag, known);
  return {
    severity: 'warning',
    message: `The tag ${quote(tag)} has no name, so visitors read it as it’s written here.`,
    hint: `Add ${quoteWhole(`${tag}:`)} with its name below "tags:" in content/dictionary.yaml, or ${near === undefined ? 'choose another tag' : `write ${quoteWhole(near)}`}.`,
    form: {
      message: say`${named(tag)} has no name that visitors could read.`,
      hint:
        near === undefined
          ? say`Give it a name under ${titled('Tags')} in the dictionary, or choose another one.`
          : say`Give it a name under ${titled('Tags')} in the dictionary, or choose ${namedWhole(near)}.`,
    },
  };
}
