/** Inline markup of rich text: `**bold**` and `[label](/page)`. */
export const INLINE_MARKUP = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^)\s]+)\)/;

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** Reduces rich text to plain text on one line, without the markup of links and bold text. */
export const toPlainText = (richText: string): string =>
  richText
    .replace(EVERY, (_markup, bold?: string, linked?: string) => bold ?? linked ?? '')
    .replace(/^[ \t]*- /gm, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
