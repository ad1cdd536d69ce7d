import { findVariants } from '../../../authoring/regions/variants.ts';
import { planEdit } from '../../../authoring/edit/edit-yaml.ts';
import type { EditOperation } from '../../../authoring/edit/edit-operation.ts';

/** Languages of the templates. */
const TEMPLATE_LANGUAGES = ['en', 'da'];

/**
 * Gives each text of a template the languages of the site: a language that the template doesn't have gets the English
 * text, and one that the site doesn't have is removed.
 */
export function matchLanguages(text: string, languages: readonly string[]): string {
  const operations = findVariants(text, { regions: [], languages: TEMPLATE_LANGUAGES }).flatMap(
    ({ path, keys, valueOf }): EditOperation[] => [
      ...languages
        .filter((language) => !keys.includes(language))
        .map((key): EditOperation => ({ op: 'put', path, key, value: valueOf(keys[0] ?? '') })),
      ...keys
        .filter((key) => !languages.includes(key))
        .map((key): EditOperation => ({ op: 'remove', path: [...path, key] })),
    ],
  );
  return operations.reduce((source, operation) => {
    const edited = planEdit(source, operation);
    if (!edited.ok) throw new Error(`The template can't be edited: ${edited.refusal.message}`);
    return edited.source;
  }, text);
}
