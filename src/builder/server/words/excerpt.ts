import { OPAQUE, type ReadableText } from './readable-text.ts';

/** Most characters that are shown on each side of what was found. */
const SIDE_LENGTH = 70;

/** Returns the rest of the sentence on both sides of a part of the words, on one line. */
export function excerptAround(
  { words, opaque }: ReadableText,
  from: number,
  to: number,
): { before: string; after: string } {
  let next = 0;
  const filled = (text: string) => text.replaceAll(OPAQUE, () => opaque[next++] ?? '').replaceAll(/\s+/g, ' ');
  const lead = words.slice(0, from);
  const start = startOf(lead);
  filled(lead.slice(0, start)); // counts what stands before the excerpt
  const before = filled(lead.slice(start));
  filled(words.slice(from, to));
  const rest = words.slice(to);
  const end = endOf(rest);
  return {
    before: start > 0 && !isSentenceStart(lead, start) ? `…${before}` : before,
    after:
      end < rest.length && !/[.!?]$/.test(rest.slice(0, end))
        ? `${filled(rest.slice(0, end))}…`
        : filled(rest.slice(0, end)),
  };
}

const isSentenceStart = (text: string, at: number): boolean => /(?:[.!?]\s+|\n\s*)$/.test(text.slice(0, at));

/** Returns where the sentence begins that a text ends in, or a word of it that isn't too far. */
function startOf(lead: string): number {
  const first = Math.max(0, lead.length - SIDE_LENGTH);
  const near = lead.slice(first);
  const sentence = [...near.matchAll(/[.!?]\s+|\n\s*/g)].at(-1);
  if (sentence) return first + sentence.index + sentence[0].length;
  return first === 0 ? 0 : first + near.search(/\s/) + 1;
}

/** Returns where the sentence ends that a text begins in, or a word of it that isn't too far. */
function endOf(rest: string): number {
  const near = rest.slice(0, SIDE_LENGTH);
  const sentence = /[.!?](?=\s|$)|\n/.exec(near);
  if (sentence) return sentence.index + (sentence[0] === '\n' ? 0 : 1);
  return rest.length <= SIDE_LENGTH ? rest.length : Math.max(near.search(/\s\S*$/), 0);
}
