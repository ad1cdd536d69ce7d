import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishRemote } from './danish.ts';
import { englishRemote, type RemoteTexts } from './english.ts';

/** Returns the words about the online copy, in the language of the person who asks. */
export const remoteTexts = (): RemoteTexts => (interfaceLanguage() === 'da' ? danishRemote : englishRemote);
