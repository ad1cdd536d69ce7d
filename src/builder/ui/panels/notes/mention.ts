/** Returns what is typed of a name behind `@`, at the end of a text; `undefined` if nobody is being named there. */
export const mentionAt = (before: string): string | undefined => /(?:^|[\s(])@([^@\n]{0,60})$/u.exec(before)?.[1];

/**
 * Puts a name in place of what is typed of it.
 * @param caret where the cursor stands, behind what is typed
 */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const start = before.length - (mentionAt(before)?.length ?? 0);
  const after = text.slice(caret);
  const named = `${before.slice(0, start)}${name}${/^\s/.test(after) ? '' : ' '}`;
  return { text: named + after, caret: named.length };
}
