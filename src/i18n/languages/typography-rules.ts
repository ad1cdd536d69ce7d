/** A typographic error in one language, and its correction. */
export interface TypographyRule {
  /** Matches the error. `PROTECTED` replaces each character of a URL, an amount or another protected span. */
  pattern: RegExp;
  /** Replacement string, in the syntax of `String.replace`. */
  replacement: string;
  /** Completes the message: `"188 %" …`. */
  problem: string;
  /** Returns whether a match is an error, if the pattern alone can't decide. */
  applies?: (...groups: string[]) => boolean;
}

/** A private-use character that masks a protected one. It occurs in no text. */
export const PROTECTED = '\uE000';

/** Spaces that may occur within a line. */
const SPACE = String.raw`[ \u00A0\u202F]`;
/** The end of a number, written out or filled in by a fact. */
const FIGURE = String.raw`[\d}${PROTECTED}]`;
/** A number that may start or end a range: 3, 1,200, 2.5M. */
const NUMBER = String.raw`[1-9]\d*(?:,\d{3})*(?:\.\d+)?[kKM]?`;
/** Positions where a quotation may begin. */
const OPENING = String.raw`(?<=^|[\s([{—–/-])`;

const rule = (pattern: string, replacement: string, problem: string): TypographyRule => ({
  pattern: new RegExp(pattern, 'gmu'),
  replacement,
  problem,
});

/** Rules for every language. */
const COMMON: readonly TypographyRule[] = [
  rule(String.raw`(?<=\S) {2,}(?=\S)`, ' ', 'has two spaces in a row.'),
  rule(
    String.raw`(?<=[\p{L}\p{N}${PROTECTED})”»’])${SPACE}+(?=[,;:!?](?:\s|$))`,
    '',
    'has a space before a punctuation mark.',
  ),
  rule(String.raw`(?<=\p{Ll}{2}[,;!?])(?=\p{L}{2})`, ' ', 'has no space after a punctuation mark.'),
];

/** Straight apostrophes, and accents typed in their place. After a digit, ' may mean feet or minutes. */
const APOSTROPHE = rule(
  String.raw`(?<![\d'])'(?!')|(?<=\d)'(?=\p{L})|(?<=\p{L})[´\u0060](?=\p{L})`,
  '’',
  'has a straight apostrophe.',
);

/** Short words that are never repeated on purpose. */
const SMALL_WORDS = {
  en: 'the a an and of to for with or your we it'.split(' '),
  da: 'og af med eller jeg du din en et for'.split(' '),
} as const;

const doubled = (words: readonly string[]): TypographyRule =>
  rule(
    words
      .map((word) => {
        const first = `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
        return `(?<=(?<![\\p{L}’'-])${first}) ${word}(?![\\p{L}’'-])`;
      })
      .join('|'),
    '',
    'has a word twice.',
  );

const ENGLISH: readonly TypographyRule[] = [
  rule(`(?<=${FIGURE})${SPACE}+(?=%)`, '', 'has a space before the percent sign.'),
  rule(`${OPENING}"([^"\\n]+)"`, '“$1”', 'has straight quotation marks.'),
  rule(`${OPENING}'(?=\\S)([^'\\n]*[^'\\s])'(?![\\p{L}\\d])`, '‘$1’', 'has straight quotation marks.'),
  rule('[»„]([^«»„“”\\n]+)[«“”]', '“$1”', 'has the quotation marks of another language.'),
  APOSTROPHE,
  rule(String.raw`(?<=[^\s.])${SPACE}?\.{3}(?!\.)|^\.{3}(?!\.)`, '…', 'has three periods for an ellipsis.'),
  {
    ...rule(
      String.raw`(?<![\p{L}\d.,/:+-])(${NUMBER}%?) ?- ?(${NUMBER})(?![,.]?\d|-|[\p{L}])`,
      '$1–$2',
      'has a hyphen in a range.',
    ),
    // 50-50 and 24-7 aren't ranges.
    applies: (from = '', to = '') => parseFloat(from.replaceAll(',', '')) < parseFloat(to.replaceAll(',', '')),
  },
  rule(
    String.raw`(?<=[\p{L}\p{P}\d${PROTECTED}])(?: +-{1,2} +|--)(?=[\p{L}“‘])|(?<=\p{L}) +-{1,2} +(?=\d)`,
    '—',
    'has a hyphen for a dash.',
  ),
  rule(
    String.raw`(?<![$\d.,${PROTECTED}])([1-9]\d{0,2})\.(\d{3})(?![.,]?\d| ?%)`,
    '$1,$2',
    'has a period between thousands.',
  ),
  rule(
    String.raw`(?<![$\d.,${PROTECTED}])(\d+),(\d{1,2})(?=${SPACE}?(?:%|million|billion))`,
    '$1.$2',
    'has a decimal comma.',
  ),
  doubled(SMALL_WORDS.en),
];

/*
 * Danish allows both the hyphen ("3-4 timer", Retskrivningsordbogen § 57) and the dash in a range, and both ”…” and
 * »…«, so neither is an error.
 */
const DANISH: readonly TypographyRule[] = [
  rule(String.raw`(?<=${FIGURE})(?=%(?![-\p{L}\d]))`, ' ', 'has no space before the percent sign.'),
  rule(`${OPENING}"([^"\\n]+)"`, '»$1«', 'has straight quotation marks.'),
  rule(`${OPENING}'(?=\\S)([^'\\n]*[^'\\s])'(?![\\p{L}\\d])`, '›$1‹', 'has straight quotation marks.'),
  rule('“([^“”„«»\\n]+)”', '»$1«', 'has the quotation marks of another language.'),
  APOSTROPHE,
  rule(String.raw`(?<=[\p{L}\d${PROTECTED})»«])${SPACE}?\.{3}(?!\.)`, ' …', 'has three periods for an ellipsis.'),
  rule(String.raw`^\.{3}(?!\.)`, '…', 'has three periods for an ellipsis.'),
  rule(String.raw`(?<![\p{L}\d.,/+-])(\d+)(?: - | – )(\d+)(?![\d.-])`, '$1-$2', 'has spaces in a range.'),
  rule(
    String.raw`(?<=[\p{L}\p{P}\d${PROTECTED}])(?: +-{1,2} +|--)(?=[\p{L}»“‘])|(?<=\p{L}) +-{1,2} +(?=\d)`,
    ' – ',
    'has a hyphen for a dash.',
  ),
  rule(
    String.raw`(?<![$\d.,${PROTECTED}])([1-9]\d{0,2}),(\d{3})(?![.,]?\d| ?%)`,
    '$1.$2',
    'has a comma between thousands.',
  ),
  rule(String.raw`(?<![$\d.,${PROTECTED}])(\d+)\.(\d{1,2})(?=${SPACE}?(?:%|mio|mia))`, '$1,$2', 'has a decimal point.'),
  rule(String.raw`(?<=\d)(?=kr\.?(?![\p{L}\d]))`, ' ', 'has no space before the currency.'),
  doubled(SMALL_WORDS.da),
];

/**
 * Typographic rules per language; the others aren't checked. To add a language, add its rules here and its characters to
 * `SIGNS`; a test requires an example for each rule.
 */
export const TYPOGRAPHY: Readonly<Partial<Record<string, readonly TypographyRule[]>>> = {
  en: [...COMMON, ...ENGLISH],
  da: [...COMMON, ...DANISH],
};

/** Texts that the specification prescribes verbatim. */
export const FIXED_TEXTS: ReadonlySet<string> = new Set(['Sending...']);

/** Characters that occur in every text that breaks a rule, and in few others: a fast pre-check. */
export const SIGNS: Readonly<Partial<Record<string, RegExp>>> = {
  en: new RegExp(
    String.raw`['"\x60´»„]|[ \u00A0\u202F]%|[\d%km] ?-\d|\d\.\d{3}|\d,\d\d?[ \u00A0\u202F]?[%mb]|${signsOfAll(SMALL_WORDS.en)}`,
    'i',
  ),
  da: new RegExp(
    String.raw`['"\x60´“]|[\d}]%|\d – \d|(?:^|[^$\d.,])\d{1,3},\d{3}|\d\.\d\d?[ \u00A0\u202F]?[%m]|\dkr|${signsOfAll(SMALL_WORDS.da)}`,
    'i',
  ),
};

function signsOfAll(smallWords: readonly string[]): string {
  return String.raw`\.{3}|  |--| - |[ \u00A0\u202F][,;:!?]|[,;!?][A-Za-z\u00AA-\u1FFF]|\b(${smallWords.join('|')}) \1\b`;
}
