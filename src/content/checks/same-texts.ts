import { quoted, type FileFinding } from '../diagnostic.ts';
import { createSameCheck, type CountSame } from '../same-words.ts';
import { translationsSchema } from '../../schema/translations.schema.ts';
import { languageOf } from './language-of.ts';
import type { FieldCheck, Site, SiteField } from './site.ts';

/** From so many words on, texts that read the same in two languages are reported; one word often is the same in both. */
const LEAST_WORDS = 2;

/** Whether a text may say the same in two languages: cheap, for most texts do not. */
export function mayBeSame(value: object): boolean {
  const texts = Object.values(value);
  return texts.some((words, index) => texts.indexOf(words) < index && /\p{L}.*\s.*\p{L}/su.test(String(words)));
}

/** Makes the check of texts that say the same in two languages, as grave as `content/translations.yaml` says. */
export function createSameTextCheck(site: Site): FieldCheck {
  const { same, sameAllowed } = site.checked.translations?.value ?? translationsSchema.parse({});
  // A file with mistakes may hold names or words that are allowed.
  if (same === 'off' || !site.complete) return () => [];
  let count: CountSame | undefined;
  return (_site, field) => {
    if (!mayBeSame(field.value as object)) return []; // texts are groups of texts
    count ??= createSameCheck([...sameAllowed, ...namesOf(site)]);
    const found = sameText(site, field, count);
    return found ? [same === 'warning' ? { ...found, severity: 'warning' } : found] : [];
  };
}

function sameText(site: Site, { file, path, value }: SiteField, count: CountSame): FileFinding | undefined {
  const texts = Object.entries(value as Record<string, string>); // texts are groups of texts
  for (const [index, [key, words]] of texts.entries()) {
    const language = languageOf(site, key);
    const twin = texts.slice(0, index).find(([other, earlier]) => {
      const isOther = language !== undefined && languageOf(site, other) !== language;
      return isOther && count(earlier, words) >= LEAST_WORDS;
    });
    if (twin)
      return {
        file,
        path: [...path, key],
        message: `This says the same in English and Danish: ${quoted(words)}.`,
        hint: 'Translate it, or add the words to sameAllowed in content/translations.yaml.',
      };
  }
  return undefined;
}

/** Names that the content itself declares, which stay the same in every language. */
function namesOf({ checked: { singles, caseStudies } }: Site): string[] {
  const { name, person, company, social = [] } = singles.site?.value ?? {};
  return [
    ...[name, person, company?.legalName, company?.city].flatMap((own) => own ?? []),
    ...social.map((profile) => profile.name),
    ...Object.values(singles.regions?.value ?? {}).map((region) => region.name),
    ...caseStudies.map(({ value }) => value.clientName),
  ];
}
