import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishEnquiries } from './danish.ts';
import { englishEnquiries } from './english.ts';

/** The words of messages from the contact form, which the shell doesn't load. */
export type EnquiryTexts = typeof englishEnquiries;

/** Returns the words of messages in a language. Default: that of the person who asks. */
export const enquiryTexts = (language: InterfaceLanguage = interfaceLanguage()): EnquiryTexts =>
  language === 'da' ? danishEnquiries : englishEnquiries;
