/** Inline markup of rich text: `**bold**` and `[label](/page)`. */
export const INLINE_MARKUP = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^)\s]+)\)/;

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** A longer text in plain words, on one line: of links and bold words only the words are left. */
export const toPlainText = (richText: string): string =>
  richText
    .replace(EVERY, (_markup, bold?: string, linked?: string) => bold ?? linked ?? '')
    .replace(/^[ \t]*- /gm, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
