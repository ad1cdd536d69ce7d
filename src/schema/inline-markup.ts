/** Inline markup of rich text: `**bold**` and `[label](/page)`. */
export const INLINE_MARKUP = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^)\s]+)\)/;

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** Writes an address without the signs that would end it in a text. */
export const encodeTarget = (address: string): string =>
  address.replace(/[\s()]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign)));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Resolves a target against the page's URL; leaves one that is no URL as it is. */
const absolute = (href: string, page: string): string => (URL.canParse(href, page) ? new URL(href, page).href : href);

/**
 * Converts rich text to HTML on one line: bold text and links with absolute addresses, without paragraphs and lists.
 * @param page URL of the page with the text
 */
export const toInlineHtml = (richText: string, page: string): string =>
  escape(richText)
    .replace(EVERY, (_markup, bold?: string, label = '', href = '') =>
      bold === undefined ? `<a href="${absolute(href, page)}">${label}</a>` : `<b>${bold}</b>`,
    )
    .replace(/^[ \t]*- /gm, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
