import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishTogether } from './danish.ts';
import { englishTogether, type TogetherTexts } from './english.ts';

/** Returns the words about others, in the language of the person. */
export const togetherTexts = (): TogetherTexts => (interfaceLanguage() === 'da' ? danishTogether : englishTogether);
