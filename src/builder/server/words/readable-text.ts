/** A text as its readers see it. */
export interface ReadableText {
  /** Its words without markup. A placeholder or an address is one `OPAQUE` character. */
  words: string;
  /** Where each character of `words` begins in the text, and the text's end. */
  offsets: readonly number[];
  /** What stands behind each `OPAQUE` character, in order: `{replyTime}`, `hello@example.com`. */
  opaque: readonly string[];
}

/** Stands for what isn't words: nothing that a person types finds it. */
export const OPAQUE = '\uFFFC';

/** What isn't read as words: `**`, the brackets and targets of links, placeholders and addresses. */
const NOT_WORDS = new RegExp(
  [
    String.raw`(?<opaque>\{[^{}]*\}`,
    String.raw`https?:\/\/[^\s),]+`,
    String.raw`[^\s@()[\]]+@[^\s@()[\]]+\.\w+`,
    String.raw`(?<![\p{L}\p{N}])\/[\w-]+(?:\/[\w-]+)*`,
    String.raw`(?<![\p{L}\p{N}])[\w-]{2,}(?:\.[\w-]{2,})*\.[a-z]{2,}(?![\p{L}\p{N}]))`,
    String.raw`\*\*`,
    String.raw`\[(?=[^\][]+\]\([^)\s]+\))`,
    String.raw`\]\([^)\s]+\)`,
  ].join('|'),
  'gu',
);

/** Takes a text apart into the words that its readers see and what stands between them. */
export function readableText(text: string): ReadableText {
  let words = '';
  const offsets: number[] = [];
  const opaque: string[] = [];
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) offsets.push(at);
    words += text.slice(from, to);
  };
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(NOT_WORDS)) {
    take(end, index);
    end = index + match.length;
    if (groups?.['opaque'] === undefined) continue;
    offsets.push(index);
    words += OPAQUE;
    opaque.push(match);
  }
  take(end, text.length);
  return { words, offsets: [...offsets, text.length], opaque };
}
