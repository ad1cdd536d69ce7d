import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishDrafts } from './danish.ts';
import { englishDrafts } from './english.ts';

/** The words about drafts beside the main one, which the builder's page loads after the first ones. */
export type DraftTexts = typeof englishDrafts;

/** Returns the words about drafts, in the language of the person who asks. */
export const draftTexts = (): DraftTexts => (interfaceLanguage() === 'da' ? danishDrafts : englishDrafts);
