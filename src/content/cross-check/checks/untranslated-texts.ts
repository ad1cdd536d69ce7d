import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { createIdenticalTextCheck, type CountSame } from './identical-texts.ts';
import { translationChecksSchema } from '../../../schema/translation-checks.schema.ts';
import { isDraftLanguage, languageName } from '../../../regions/site-regions.ts';
import { languageOf } from './language-of.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import type { FileField } from '../../validate/walk-schema.ts';

/** Minimum number of words for identical texts to be reported; a single word is often the same in both languages. */
const MIN_WORDS = 2;

/** Returns whether a text may be identical in two languages. A fast pre-check, because most aren't. */
export function mayBeSame(value: object): boolean {
  const texts = Object.values(value);
  return texts.some((text, index) => texts.indexOf(text) < index && /\p{L}.*\s.*\p{L}/su.test(String(text)));
}

/**
 * Creates the check of texts that are identical in two languages. `content/translation-checks.yaml` sets its severity.
 */
export function createUntranslatedTextCheck(site: CheckContext): FieldCheck {
  const { same, sameAllowed } = site.checked.translations?.value ?? translationChecksSchema.parse({});
  // A file with errors may contain names or words that are allowed.
  if (same === 'off' || !site.complete) return () => [];
  let count: CountSame | undefined;
  return (_site, field) => {
    if (!mayBeSame(field.value as object)) return []; // the schema guarantees a map of texts
    count ??= createIdenticalTextCheck([...sameAllowed, ...namesOf(site)]);
    const found = sameText(site, field, count);
    return found ? [same === 'warning' ? { ...found, severity: 'warning' } : found] : [];
  };
}

function sameText(site: CheckContext, { file, path, value }: FileField, count: CountSame): FileFinding | undefined {
  const texts = Object.entries(value as Record<string, string>); // the schema guarantees a map of texts
  for (const [index, [key, text]] of texts.entries()) {
    const language = languageOf(site, key);
    // A draft begins with the source texts; `npm run content:translations` counts them.
    if (language === undefined || isDraftLanguage(site.model.regions, language)) continue;
    const [twin] =
      texts.slice(0, index).find(([other, earlier]) => {
        const isOther = languageOf(site, other) !== language;
        return isOther && count(earlier, text) >= MIN_WORDS;
      }) ?? [];
    const twinLanguage = twin === undefined ? undefined : languageOf(site, twin);
    if (twinLanguage) {
      const message = `This says the same in ${languageName(twinLanguage)} and ${languageName(language)}`;
      return {
        file,
        path: [...path, key],
        message: `${message}: ${quote(text)}.`,
        hint: 'Translate it, or add the text to sameAllowed in content/translation-checks.yaml.',
        form: {
          message: `${message}: ${named(text)}.`,
          hint: 'Translate it, or add it to “Same allowed” in content/translation-checks.yaml.',
        },
      };
    }
  }
  return undefined;
}

/** Collects names declared by the content itself, which are the same in every language. */
function namesOf({ checked: { singles, entries }, model }: CheckContext): string[] {
  const { name, person, company, social = [] } = singles.site?.value ?? {};
  return [
    ...[name, person, company?.legalName, company?.city].flatMap((own) => own ?? []),
    ...social.map((profile) => profile.name),
    ...Object.values(singles.regions?.value.regions ?? {}).map((region) => region.name),
    ...[...model.collections.values()].flatMap(({ name: collection, nameField }) =>
      (entries.get(collection) ?? []).flatMap(({ value }) => {
        const own = value[nameField];
        return typeof own === 'string' ? [own] : [];
      }),
    ),
  ];
}
