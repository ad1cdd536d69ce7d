import { joined, type Phrase, phraseOf, say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, shorten, toPrintable } from '../../diagnostics/diagnostic.ts';
import { findFaults, mayBreakRules, type TypographyFault } from './typography/find-faults.ts';
import { isLanguage, type SiteRegions } from '../../../regions/site-regions.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import { languageOf, type FieldCheck } from './check-context.ts';

/** Returns whether a text, keyed by language or region, may break a typography rule. */
export const mayBeMistyped = (value: object, regions: SiteRegions): boolean =>
  Object.entries(value).some(
    ([key, text]) =>
      typeof text === 'string' &&
      (isLanguage(regions, key)
        ? mayBreakRules(text, key)
        : regions.languages.some((language) => mayBreakRules(text, language))),
  );

/** Warns about characters that are wrong in the text's language, and shows the corrected text. */
export const checkTypography: FieldCheck<TextField> = (site, { file, value, path }) =>
  Object.entries(value).flatMap(([key, text]) => {
    const language = languageOf(site, key);
    return language ? findFaults(text, language).map((fault) => describe(fault, file, [...path, key])) : [];
  });

function describe(
  { rule, excerpt, mended, count }: TypographyFault,
  file: string,
  path: FileFinding['path'],
): FileFinding {
  const more = count > 1 ? ` The text has ${count - 1} more of these.` : '';
  return {
    file,
    severity: 'warning',
    path: path ?? [],
    excerpt,
    message: `"${whole(excerpt)}" ${rule.problem}`,
    hint: `Write "${whole(mended)}".${more}`,
    form: {
      message: joined([inForm(excerpt), phraseOf(rule.problem)], ' '),
      hint:
        count > 1
          ? say`Write ${inForm(mended)}. The text has ${count - 1} more of these.`
          : say`Write ${inForm(mended)}.`,
    },
  };
}

/** Quotes a text for a form, unless it has quotation marks itself. */
const inForm = (text: string): Phrase =>
  /["“”„»«]/.test(text) ? verbatim(whole(text)) : say`“${verbatim(whole(text))}”`;

/** Shortens a text without changing its spaces. */
const whole = (text: string): string => toPrintable(shorten(text, 60));
