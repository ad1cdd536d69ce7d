import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishKept } from './danish.ts';
import { englishKept } from './english.ts';

/** The words about changes that couldn't be applied, which the shell doesn't load. */
export type KeptTexts = typeof englishKept;

/** Returns the words about changes that couldn't be applied, in the language of the person. */
export const keptTexts = (): KeptTexts => (interfaceLanguage() === 'da' ? danishKept : englishKept);
