/**
 * Matches what a spreadsheet would compute or write in another way: a formula, which "- item" and "+34 %" are for it, too,
 * and figures without words, such as an amount or a percentage. Apostrophes before it are part of the match, so that one
 * can be added and taken away from any text.
 */
const IS_CHANGED = /^'*(?:[=+\-@]|[^\p{L}']*\d[^\p{L}]*$)/u;

/** Writes a text so that a spreadsheet leaves it as it is: behind an apostrophe, which spreadsheets read as "this is text". */
export const protectText = (text: string): string => (IS_CHANGED.test(text) ? `'${text}` : text);

/** Returns a text as it was before `protectText`. */
export const unprotectText = (text: string): string =>
  text.startsWith("'") && IS_CHANGED.test(text) ? text.slice(1) : text;
