import { interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { danishPreviewLinks } from './danish.ts';
import { englishPreviewLinks, type PreviewLinkTexts } from './english.ts';

/** Returns the words of preview links in a language. Default: that of the person who asks. */
export const previewLinkTexts = (language: InterfaceLanguage = interfaceLanguage()): PreviewLinkTexts =>
  language === 'da' ? danishPreviewLinks : englishPreviewLinks;
