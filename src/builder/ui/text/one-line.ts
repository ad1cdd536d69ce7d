/** Line breaks of any kind, with the spaces around them. */
const LINE_BREAKS = /[ \t]*[\n\r\v\f\u0085\u2028\u2029][ \t\n\r\v\f\u0085\u2028\u2029]*/g;

/** Returns a text as a field of one line takes it: a line break becomes a space, and a tab, too. Other spaces stay as they are. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ');
