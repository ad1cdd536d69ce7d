import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishReviews } from './danish.ts';
import { englishReviews, type ReviewTexts } from './english.ts';

/** Returns the words of requests for a publication in the language of the person. */
export const reviewTexts = (): ReviewTexts => (interfaceLanguage() === 'da' ? danishReviews : englishReviews);
