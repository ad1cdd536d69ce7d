import type { Finding } from '../diagnostic.ts';

/** Signs that nobody sees: control characters, zero widths, changes of direction, halves of characters. */
const HIDDEN =
  /\r(?!\n)|(?![\r\n\t])\p{Cc}|[\p{Cs}\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Most findings that are listed of one file: a file of another kind has thousands. */
const MOST = 20;

const NAMES: Record<string, string> = {
  '\0': 'zero byte',
  '\r': 'carriage return',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
};

/** Names the hidden signs of a file, the first of each line. */
export function checkSigns(text: string): Finding[] {
  const findings: Finding[] = [];
  let lineEnd = -1;
  for (const { 0: sign, index } of text.matchAll(HIDDEN)) {
    if (index < lineEnd || isAllowed(text, sign, index)) continue;
    if (findings.length === MOST) break;
    findings.push({ offset: index, ...describe(sign) });
    const next = text.indexOf('\n', index);
    lineEnd = next < 0 ? text.length : next;
  }
  return findings;
}

/** The first hidden sign of a value that was written with an escape such as `\u200b`. */
export function hiddenSign(value: string): { message: string; hint: string } | undefined {
  for (const { 0: sign, index } of value.matchAll(HIDDEN)) if (!isAllowed(value, sign, index)) return describe(sign);
  return undefined;
}

function isAllowed(text: string, sign: string, index: number): boolean {
  if (sign === '\u200D') return joinsEmoji(text, index);
  return isFlagTag(sign) && /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u.test(text.slice(Math.max(0, index - 20), index));
}

/** Emoji of several parts, such as a family, are held together by zero-width joiners. */
const joinsEmoji = (text: string, index: number): boolean =>
  /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(text.slice(Math.max(0, index - 2), index)) &&
  /^[\p{Extended_Pictographic}\u2640\u2642]/u.test(text.slice(index + 1, index + 3));

/** The flags of England, Scotland and Wales are a black flag followed by hidden letters. */
const isFlagTag = (sign: string): boolean => /^[\u{E0020}-\u{E007F}]$/u.test(sign);

function describe(sign: string): { message: string; hint: string } {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    message: `A sign that nobody sees stands here: ${code}, ${kindOf(sign)}.`,
    hint: 'Delete it: remove the letters around it too and type them again.',
  };
}

function kindOf(sign: string): string {
  const name = NAMES[sign];
  if (name) return name;
  if (/\p{Cc}/u.test(sign)) return 'control character';
  if (/\p{Cs}/u.test(sign)) return 'half of a character';
  return /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(sign)
    ? 'turns the direction of the writing'
    : 'has no width';
}
