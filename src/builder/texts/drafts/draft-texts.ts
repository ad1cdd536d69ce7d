import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishDrafts } from './danish.ts';
import { englishDrafts, type DraftTexts } from './english.ts';

/** Returns the words about drafts, in the language of the person who asks. */
export const draftTexts = (): DraftTexts => (interfaceLanguage() === 'da' ? danishDrafts : englishDrafts);
