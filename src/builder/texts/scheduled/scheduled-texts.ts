import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishScheduled } from './danish.ts';
import { englishScheduled, type ScheduledTexts } from './english.ts';

/** Returns the words of what is published by schedule in a language. Default: that of the person who asks. */
export const scheduledTexts = (language: InterfaceLanguage = interfaceLanguage()): ScheduledTexts =>
  language === 'da' ? danishScheduled : englishScheduled;
