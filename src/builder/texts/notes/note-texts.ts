import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishNotes } from './danish.ts';
import { englishNotes, type NoteTexts } from './english.ts';

/** Returns the words of notes in a language. Default: that of the person who asks. */
export const noteTexts = (language: InterfaceLanguage = interfaceLanguage()): NoteTexts =>
  language === 'da' ? danishNotes : englishNotes;
