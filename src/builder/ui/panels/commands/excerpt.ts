import { comparable } from '../../kit/search-entries.ts';

/** Characters of a text shown before what was found. */
const LEAD_LENGTH = 24;

/** Cuts the beginning of a text off if what was found is far behind it, so that a single line shows it. */
export function excerptOf(text: string, query: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = comparable(line).indexOf(comparable(query.trim()));
  if (query.trim() === '' || at <= 2 * LEAD_LENGTH) return line;
  const start = line.indexOf(' ', at - LEAD_LENGTH);
  return `…${line.slice(start < 0 || start > at ? at : start + 1)}`;
}
