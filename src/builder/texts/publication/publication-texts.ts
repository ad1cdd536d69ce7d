import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishPublication } from './danish.ts';
import { englishPublication } from './english.ts';

/** The words of publishing beyond its buttons, which the shell doesn't load. */
export type PublicationTexts = typeof englishPublication;

/** Returns the words of publishing in the language of the person. */
export const publicationTexts = (): PublicationTexts =>
  interfaceLanguage() === 'da' ? danishPublication : englishPublication;
