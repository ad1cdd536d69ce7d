import { recordOf } from '../regions/record-of.ts';
import { z } from 'zod';
import { isDraftLanguage, LANGUAGES, languageName, SOURCE_LANGUAGE, type Language } from '../regions/language.ts';

/** A text in every language of the site. Read it with `textIn`: it may lack a language of draft regions. */
export type LocalizedText = Record<Language, string>;

const languageText = (language: Language) => {
  const own = z
    .string()
    .trim()
    .min(1)
    .meta({
      title: languageName(language),
      description: `The ${languageName(language)} text. Must not be empty.`,
      form: '', // its title says it
    });
  return isDraftLanguage(language) ? (own.optional() as unknown as typeof own) : own; // textIn fills it in
};

/** A text in a language; while a draft lacks it, in the source language. */
export const textIn = (text: Readonly<Partial<LocalizedText>>, language: Language): string =>
  text[language] ?? text[SOURCE_LANGUAGE] ?? '';

/**
 * A text shown in the language of the region: `{ en: …, da: … }`, all required and not empty.
 * The component gets a string.
 *
 * @example
 * note: text().optional().meta({ title: 'Note', description: 'A line below the button.' }),
 */
export const text = () => z.strictObject(recordOf(LANGUAGES, languageText)).meta({ kind: 'text' });

/**
 * Rich text: blank lines separate paragraphs, lines that begin with `- ` make a list, `**bold**` and `[label](/page)`
 * are supported. Everything else is shown verbatim.
 *
 * @example
 * story: richText().meta({ title: 'Story', description: 'Two or three paragraphs.' }),
 * // In the component:
 * <RichText text={story} />
 */
export const richText = () => text().meta({ kind: 'rich-text' });
