import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishRemote } from './danish.ts';
import { englishRemote } from './english.ts';

/** The words about the online copy, which the builder's page loads after the first ones. */
export type RemoteTexts = typeof englishRemote;

/** Returns the words about the online copy, in the language of the person who asks. */
export const remoteTexts = (): RemoteTexts => (interfaceLanguage() === 'da' ? danishRemote : englishRemote);
