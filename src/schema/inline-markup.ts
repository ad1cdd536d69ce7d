/** Inline markup of rich text: `**bold**` and `[label](/page)`. */
export const INLINE_MARKUP = /\*\*([^*]+)\*\*|\[([^\][]+)\]\(([^)\s]+)\)/;

const EVERY = new RegExp(INLINE_MARKUP, 'g');

/** A part of a line of rich text: plain words, bold ones, or a link. */
export type InlinePart = { kind: 'text' | 'bold'; words: string } | { kind: 'link'; words: string; target: string };

/** Splits a line of rich text at its markup. */
export function inlineParts(line: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { 0: markup, index, 1: bold, 2: label = '', 3: target = '' } of line.matchAll(EVERY)) {
    parts.push({ kind: 'text', words: line.slice(end, index) });
    parts.push(bold === undefined ? { kind: 'link', words: label, target } : { kind: 'bold', words: bold });
    end = index + markup.length;
  }
  return [...parts, { kind: 'text', words: line.slice(end) }];
}

/** Writes an address without the signs that would end it in a text. */
export const encodeTarget = (address: string): string =>
  address.replace(/[\s()]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign)));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Resolves a target against the page's URL; leaves one that is no URL as it is. */
const absolute = (href: string, page: string): string => (URL.canParse(href, page) ? new URL(href, page).href : href);

/**
 * Converts rich text to HTML on one line: bold text and links with absolute addresses, without paragraphs, lists and headings.
 * @param page URL of the page with the text
 */
export const toInlineHtml = (richText: string, page: string): string =>
  escape(richText)
    .replace(EVERY, (_markup, bold?: string, label = '', href = '') =>
      bold === undefined ? `<a href="${absolute(href, page)}">${label}</a>` : `<b>${bold}</b>`,
    )
    .replace(/^[ \t]*(?:-|##) /gm, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
