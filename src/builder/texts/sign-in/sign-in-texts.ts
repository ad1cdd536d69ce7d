import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishSignIn } from './danish.ts';
import { englishSignIn } from './english.ts';

/** The words of signing in, which the builder's own page doesn't load. */
export type SignInTexts = typeof englishSignIn;

/** Returns the words of signing in, in the language of the person who asks. */
export const signInTexts = (): SignInTexts => (interfaceLanguage() === 'da' ? danishSignIn : englishSignIn);
