import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishEnquiries } from './danish.ts';
import { englishEnquiries, type EnquiryTexts } from './english.ts';

/** Returns the words of messages in a language. Default: that of the person who asks. */
export const enquiryTexts = (language: InterfaceLanguage = interfaceLanguage()): EnquiryTexts =>
  language === 'da' ? danishEnquiries : englishEnquiries;
