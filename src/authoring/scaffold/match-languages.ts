import { findVariants, type Variants } from '../regions/variants.ts';
import { planEdit } from '../edit/edit-yaml.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import type { Language, SiteRegions } from '../../regions/site-regions.ts';
import { sampleIn } from './sample-value.ts';

/** Languages of the engine's templates. Those of a site are in the site's own. */
const TEMPLATE_LANGUAGES = ['en', 'da'];

/**
 * Gives each text of a template the languages of the site: a language that the template doesn't have gets its first text,
 * marked with the language if that text stays, and one that the site doesn't have is removed.
 */
export function matchLanguages(text: string, languages: SiteRegions['languages']): string {
  const known = [...new Set([...TEMPLATE_LANGUAGES, ...languages])];
  const operations = findVariants(text, { regions: [], languages: known }).flatMap((variants): EditOperation[] => {
    const { path, keys } = variants;
    return [
      ...languages
        .filter((language) => !keys.includes(language))
        .map((key): EditOperation => ({ op: 'put', path, key, value: firstText(variants, languages, key) })),
      ...keys
        .filter((key) => !isOneOf(languages, key))
        .map((key): EditOperation => ({ op: 'remove', path: [...path, key] })),
    ];
  });
  return operations.reduce((source, operation) => {
    const edited = planEdit(source, operation);
    if (!edited.ok) throw new Error(`The template can't be edited: ${edited.refusal.message}`);
    return edited.source;
  }, text);
}

const isOneOf = (languages: readonly string[], key: string): boolean => languages.includes(key);

/** Returns the first text of a template for a language that it lacks. */
function firstText({ keys, valueOf }: Variants, languages: SiteRegions['languages'], language: Language): string {
  const [first = ''] = keys;
  const text = String(valueOf(first));
  return isOneOf(languages, first) ? sampleIn(text, language, { languages }) : text;
}
