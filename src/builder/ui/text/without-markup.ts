import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';

const EVERY_MARKUP = new RegExp(INLINE_MARKUP, 'g');

/** Returns the words of a rich text without bold text, links and the signs of lists and headings. */
export const withoutMarkup = (text: string): string =>
  text.replace(EVERY_MARKUP, (_markup, bold?: string, label = '') => bold ?? label).replace(/^[ \t]*(?:-|##) /gm, '');
