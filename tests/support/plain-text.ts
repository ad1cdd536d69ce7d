import { INLINE_MARKUP } from '../../src/schema/inline-markup.ts';

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** Reduces rich text to what a visitor reads, on one line. */
export const toPlainText = (richText: string): string =>
  richText
    .replace(EVERY, (_markup, bold?: string, linked?: string) => bold ?? linked ?? '')
    .replace(/^[ \t]*- /gm, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
