import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';

const EVERY_MARKUP = new RegExp(INLINE_MARKUP, 'g');

/**
 * Returns what of the source text's markup a translation lost, for a message; `undefined` if it lost none. Programs that
 * rewrite texts run lines together and put spaces into markup.
 * @param present the translation that the site has: what it does without, a new one may do without, too
 */
export function lostMarkup(source: string, target: string, present: string): string | undefined {
  const kept = markupIn(target);
  const asBefore = present === '' ? undefined : markupIn(present);
  const lost = [...markupIn(source)].find((each) => !kept.has(each) && asBefore?.has(each) !== false);
  if (lost !== undefined) return lost;
  // "a|b" is one form, and would be shown as it is.
  return source.includes(' | ') && /\S\||\|\S/.test(target) ? 'the spaces around "|"' : undefined;
}

function markupIn(text: string): Set<string> {
  const inline = [...text.matchAll(EVERY_MARKUP)].map(([, bold, , address]) =>
    bold === undefined ? `the link to ${address}` : 'the bold text (**)',
  );
  return new Set([
    ...inline,
    ...(/^- /m.test(text) ? ['the list (lines that begin with "- ")'] : []),
    ...(/\n\s*\n/.test(text) ? ['the paragraphs (blank lines)'] : []),
  ]);
}
