import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishCompare } from './danish.ts';
import { englishCompare, type CompareTexts } from './english.ts';

/** Returns the words of comparing versions in a language. Default: that of the person who asks. */
export const compareTexts = (language: InterfaceLanguage = interfaceLanguage()): CompareTexts =>
  language === 'da' ? danishCompare : englishCompare;
