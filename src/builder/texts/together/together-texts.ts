import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishTogether } from './danish.ts';
import { englishTogether } from './english.ts';

/** The words about others who use the builder, which a page loads only where people sign in. */
export type TogetherTexts = typeof englishTogether;

/** Returns the words about others, in the language of the person. */
export const togetherTexts = (): TogetherTexts => (interfaceLanguage() === 'da' ? danishTogether : englishTogether);
