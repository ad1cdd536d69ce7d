import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishSignIn } from './danish.ts';
import { englishSignIn, type SignInTexts } from './english.ts';

/** Returns the words of signing in, in the language of the person who asks. */
export const signInTexts = (): SignInTexts => (interfaceLanguage() === 'da' ? danishSignIn : englishSignIn);
