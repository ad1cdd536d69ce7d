import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishReviews } from './danish.ts';
import { englishReviews } from './english.ts';

/** The words of requests for a publication, which the shell doesn't load. */
export type ReviewTexts = typeof englishReviews;

/** Returns the words of requests for a publication in the language of the person. */
export const reviewTexts = (): ReviewTexts => (interfaceLanguage() === 'da' ? danishReviews : englishReviews);
