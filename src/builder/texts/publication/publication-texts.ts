import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishPublication } from './danish.ts';
import { englishPublication, type PublicationTexts } from './english.ts';

/** Returns the words of publishing in the language of the person. */
export const publicationTexts = (): PublicationTexts =>
  interfaceLanguage() === 'da' ? danishPublication : englishPublication;
