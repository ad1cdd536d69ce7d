import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishCompare } from './danish.ts';
import { englishCompare } from './english.ts';

/** The words of comparing versions, which the shell doesn't load. */
export type CompareTexts = typeof englishCompare;

/** Returns the words of comparing versions in a language. Default: that of the person who asks. */
export const compareTexts = (language: InterfaceLanguage = interfaceLanguage()): CompareTexts =>
  language === 'da' ? danishCompare : englishCompare;
