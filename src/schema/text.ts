import { z } from 'zod';
import { recordOf } from '../data/plain.ts';
import { isDraftLanguage, languageName, type Language, type SiteRegions } from '../regions/site-regions.ts';
import { dependsOnRegions } from './schema-for.ts';

/** A text in every language of the site. Read it with `textIn`: it may lack a language of draft regions. */
export type LocalizedText = Record<Language, string>;

const wording = () => z.string().trim().min(1);

const wordingIn = (regions: SiteRegions, language: Language) => {
  const own = wording().meta({
    title: languageName(language),
    description: `The ${languageName(language)} text. Must not be empty.`,
    form: '', // its title says it
  });
  return isDraftLanguage(regions, language) ? own.optional() : own; // textIn fills it in
};

/** Returns a text in a language; while a draft lacks it, in the source language: the first one. */
export const textIn = (text: Readonly<Partial<LocalizedText>>, language: Language): string =>
  text[language] ?? Object.values(text)[0] ?? '';

/** A language of the site, for what is in one language only. */
export const languageCode = (): z.ZodType<Language> =>
  dependsOnRegions(
    z.string() as unknown as z.ZodType<Language>, // the languages are those of the site
    ({ languages }) => z.enum(languages).meta({ input: 'language', labels: recordOf(languages, languageName) }),
  );

/**
 * A text shown in the language of the region: `{ en: …, da: … }`, all required and not empty.
 * The component gets a string.
 *
 * @example
 * note: text().optional().meta({ title: 'Note', description: 'A line below the button.' }),
 */
export const text = (): z.ZodType<LocalizedText> =>
  dependsOnRegions(
    z.record(z.string(), wording()) as unknown as z.ZodType<LocalizedText>, // the languages are those of the site
    (regions) => z.strictObject(recordOf(regions.languages, (language) => wordingIn(regions, language))),
  ).meta({ kind: 'text' });

/** Length up to which a heading reads well, in characters: three lines at most on a phone. */
const HEADING_LENGTH = 70;

/** A heading: a text that forms count once it's longer than reads well. It may still be longer. */
export const headingText = () => text().meta({ recommendedLength: HEADING_LENGTH });

/**
 * Rich text: blank lines separate paragraphs, lines that begin with `- ` make a list, a line that begins with `## ` is a heading,
 * and `**bold**` and `[label](/page)` are supported. Everything else is shown verbatim.
 *
 * @example
 * story: richText().meta({ title: 'Story', description: 'Two or three paragraphs.' }),
 * // In the component:
 * <RichText text={story} />
 */
export const richText = () => text().meta({ kind: 'rich-text' });

/** Most parts of one text: a longer one is easier to read on several pages. */
const MOST_PARTS = 12;

/**
 * A longer text in parts, each with a heading of its own if it needs one: `- heading: { en: … }`, `body: { en: … }`.
 *
 * @example
 * body: textParts().meta({ title: 'Text', description: 'The article.' }),
 */
export const textParts = () =>
  z
    .array(
      z.strictObject({
        heading: text().optional().meta({
          title: 'Heading',
          description: 'Heading of the part, a few words. Left out: the text follows the part above it.',
          form: 'Heading of the part, a few words. Without it, the text follows the part above.',
        }),
        body: richText().meta({
          title: 'Text',
          description:
            'Paragraphs, parted by blank lines; lines that begin with "- " make a list, "## " a heading; **bold** and [text](/page).',
          form: 'Paragraphs, headings, lists, bold text and links.',
        }),
      }),
    )
    .min(1)
    .max(MOST_PARTS)
    .meta({ title: 'Parts', description: `From top to bottom, at most ${MOST_PARTS}.` });

/** A line of text that's the same in every language, such as a name. */
export const plainText = (title: string, description: string) => z.string().min(1).meta({ title, description });
