import { say } from '../../i18n/phrase.ts';
import type { Finding, Message, SyntaxFinding } from '../diagnostics/diagnostic.ts';
import { CST } from 'yaml';
import { pathByIndent } from './path-by-indent.ts';

/** Invisible characters: control characters, zero-width characters, direction marks, lone surrogates. */
const HIDDEN =
  /\r(?!\n)|(?![\r\n\t])\p{Cc}|[\p{Cs}\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Maximum number of findings listed per file: a binary file has thousands, a pasted page one on each line. */
const MAX_FINDINGS = 20;

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

/** Reports invisible characters, the first of each line. */
export function checkInvisibleCharacters(text: string): Finding[] {
  const findings: Finding[] = [];
  let lineEnd = -1;
  for (const { 0: sign, index } of text.matchAll(HIDDEN)) {
    if (index < lineEnd || isAllowed(text, sign, index)) continue;
    if (findings.length === MAX_FINDINGS) break;
    findings.push({ offset: index, ...describe(sign) });
    const next = text.indexOf('\n', index);
    lineEnd = next < 0 ? text.length : next;
  }
  return findings;
}

/** Returns the first invisible character written as an escape such as `\u200b`. */
export function invisibleCharacter(value: string): Message | undefined {
  for (const { 0: sign, index } of value.matchAll(HIDDEN)) if (!isAllowed(value, sign, index)) return describe(sign);
  return undefined;
}

function isAllowed(text: string, sign: string, index: number): boolean {
  if (SPELLING.some(({ signs, letter }) => signs.includes(sign) && isBetween(text, index, letter))) return true;
  if (sign === '\u200D') return joinsEmoji(text, index);
  return isFlagTag(sign) && /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u.test(text.slice(Math.max(0, index - 20), index));
}

/** What spelling needs between letters: joiners in Persian, Urdu and the scripts of India, zero-width spaces between words of Thai. */
const SPELLING: readonly { signs: string; letter: RegExp }[] = [
  {
    signs: '\u200C\u200D',
    letter:
      /[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}]/u,
  },
  { signs: '\u200B', letter: /[\p{scx=Khmr}\p{scx=Laoo}\p{scx=Mymr}\p{scx=Thai}]/u },
];

/** Whether a letter or a mark of a script stands on both sides. All of these scripts have one unit a character. */
const isBetween = (text: string, index: number, letter: RegExp): boolean =>
  [index - 1, index + 1].every((at) => /[\p{L}\p{M}]/u.test(text.charAt(at)) && letter.test(text.charAt(at)));

/** Zero-width joiners hold emoji sequences together, such as a family. */
const joinsEmoji = (text: string, index: number): boolean =>
  /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u.test(text.slice(Math.max(0, index - 2), index)) &&
  /^[\p{Extended_Pictographic}\u2640\u2642]/u.test(text.slice(index + 1, index + 3));

/** The flags of England, Scotland and Wales consist of a black flag and invisible tag characters. */
const isFlagTag = (sign: string): boolean => /^[\u{E0020}-\u{E007F}]$/u.test(sign);

function describe(sign: string): Message {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    message: `There is an invisible character here: ${code}, ${kindOf(sign)}.`,
    hint: 'Delete it: remove the letters around it too and type them again.',
    form: {
      message: say`There is an invisible character in this text.`,
      hint: say`It comes with pasted text: delete the text and type it again.`,
    },
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

/** Spaces that YAML treats as letters: no-break, narrow and wide ones, which come with pasted text. */
const ODD = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const ANY = new RegExp(ODD, 'g');

/** Matches a key that begins with such a space, or one before or after its colon or after the dash before it. */
const AT_NAME = new RegExp(`^(?:[A-Za-z][\\w-]*:?|-)?(?=${ODD})`);
/** The same for a line that begins with text: a key with a value, or a list entry. */
const AT_TEXT = new RegExp(`^(?:[a-z][\\w-]*:(?=${ODD})|-(?=${ODD})|(?=${ODD}[\\s]*- ))`);

/** Reports Unicode spaces where YAML syntax needs ordinary ones. Inside a text they're allowed. */
export function checkUnicodeSpaces(tokens: readonly CST.Token[], text: string): SyntaxFinding[] {
  const findings: SyntaxFinding[] = [];
  if (text.search(ANY) < 0) return findings;
  const mended = text.replaceAll(ANY, ' ');
  const look = (token: CST.Token | null | undefined, pattern: RegExp) => {
    if (token?.type !== 'scalar') return;
    const found = pattern.exec(token.source);
    if (!found || findings.length === MAX_FINDINGS) return;
    const offset = token.offset + found[0].length;
    findings.push({ ...WORDS, offset, path: pathByIndent(mended, offset) });
  };
  const beginsLine = (offset: number) => /^[\s-]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        look(key, AT_NAME);
        if (value && beginsLine(value.offset)) look(value, AT_TEXT);
      });
  return findings;
}

const WORDS = {
  message: 'There is a no-break space, or another special one, instead of an ordinary space.',
  hint: 'Delete it and type a space; this happens when lines are pasted from a document or a web page.',
};
