/**
 * Marks are variation selectors (U+E0100 to U+E01EF), which no text of the site contains: they survive escaping, aren't
 * shown, and don't count when texts are compared to sort them.
 */
const FIRST = 0xe0100;
/** How many of them are digits of a mark's number; the two behind them begin and end a text. */
const BASE = 238;
/** Digits of a number: two for the file, two for the field in it. */
const DIGITS = 4;

/** How many files can be marked, and how many fields of each: the number of a mark is `file * MARKS_PER_FILE + field`. */
export const MARKS_PER_FILE = BASE ** 2;

const OPEN = String.fromCodePoint(FIRST + BASE);
const CLOSE = String.fromCodePoint(FIRST + BASE + 1);
const MARK = new RegExp(`([${OPEN}${CLOSE}])([\u{e0100}-\u{e01ed}]{${DIGITS}})`, 'gu');

/** Each digit as a character. A site has tens of thousands of marks. */
const CHARACTERS = Array.from({ length: BASE }, (_, digit) => String.fromCodePoint(FIRST + digit));

function digitsOf(id: number): string {
  let [digits, rest] = ['', id];
  for (let place = 0; place < DIGITS; place += 1) {
    digits += CHARACTERS[rest % BASE];
    rest = Math.floor(rest / BASE);
  }
  return digits;
}

const numberOf = (digits: string): number =>
  Array.from(digits, (digit) => (digit.codePointAt(0) ?? FIRST) - FIRST).reduce(
    (sum, digit, place) => sum + digit * BASE ** place,
    0,
  );

/** Puts marks around a text. */
export function marked(text: string, id: number): string {
  const digits = digitsOf(id);
  return OPEN + digits + text + CLOSE + digits;
}

/** Puts marks around the words of each line, since a rich text is read by lines, and by the markup that they begin with. */
export const markedLines = (text: string, id: number): string =>
  text.replace(
    /^(\s*(?:(?:-|##) )?(?:\*\*|\[)?)(\S.*)$/gm,
    (_line, before: string, words: string) => before + marked(words, id),
  );

/** The begin or end of a marked text within a text without marks. */
export interface Mark {
  /** Offset in the text without marks, in UTF-16 code units. */
  at: number;
  id: number;
  opens: boolean;
}

/** Separates a text from its marks. */
export function readMarks(source: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  let end = 0;
  for (const match of source.matchAll(MARK)) {
    const [whole, sign, digits = ''] = match;
    text += source.slice(end, match.index);
    end = match.index + whole.length;
    marks.push({ at: text.length, id: numberOf(digits), opens: sign === OPEN });
  }
  return { text: text + source.slice(end), marks };
}
