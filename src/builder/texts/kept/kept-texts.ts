import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishKept } from './danish.ts';
import { englishKept, type KeptTexts } from './english.ts';

/** Returns the words about changes that couldn't be applied, in the language of the person. */
export const keptTexts = (): KeptTexts => (interfaceLanguage() === 'da' ? danishKept : englishKept);
