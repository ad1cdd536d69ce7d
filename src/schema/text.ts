import { z } from 'zod';

/** A text in both languages of the site. */
export interface LocalizedText {
  en: string;
  da: string;
}

const words = (language: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ title: language, description: `The ${language} words. Must not be empty.` });

/** A text that every visitor reads in the language of the region: `{ en: …, da: … }`, both required and not empty. */
export const text = () => z.strictObject({ en: words('English'), da: words('Danish') }).meta({ kind: 'text' });

/**
 * A longer text. Blank lines part paragraphs, lines that begin with `- ` make a list,
 * `**bold**` and `[words](/page)` are understood; everything else is shown as it stands.
 */
export const richText = () => text().meta({ kind: 'rich-text' });
