import type { Language } from '../../regions/region.ts';

/** A typographic fault in the words of one language, and its remedy. */
export interface TypographyRule {
  /** Matches the fault; `PROTECTED` stands for each character of a URL, an amount or any other protected span. */
  pattern: RegExp;
  /** What replaces the match, as `String.replace` reads it. */
  replacement: string;
  /** Completes the message: `"188 %" …`. */
  problem: string;
  /** Whether a match is a fault, where the pattern alone can't tell. */
  applies?: (...groups: string[]) => boolean;
}

/** A private-use character that stands for a protected one; no text has it. */
export const PROTECTED = '\uE000';

/** Spaces that may stand in a line. */
const SPACE = String.raw`[ \u00A0\u202F]`;
/** The end of a figure, written out or filled in by a fact. */
const FIGURE = String.raw`[\d}${PROTECTED}]`;
/** A number that may begin or end a range: 3, 1,200, 2.5M. */
const NUMBER = String.raw`[1-9]\d*(?:,\d{3})*(?:\.\d+)?[kKM]?`;
/** Where a quotation may begin. */
const OPENING = String.raw`(?<=^|[\s([{—–/-])`;

const rule = (pattern: string, replacement: string, problem: string): TypographyRule => ({
  pattern: new RegExp(pattern, 'gmu'),
  replacement,
  problem,
});

/** Faults in every language of the site. */
const COMMON: readonly TypographyRule[] = [
  rule(String.raw`(?<=\S) {2,}(?=\S)`, ' ', 'has two spaces in a row.'),
  rule(
    String.raw`(?<=[\p{L}\p{N}${PROTECTED})”»’])${SPACE}+(?=[,;:!?](?:\s|$))`,
    '',
    'has a space before a punctuation mark.',
  ),
  rule(String.raw`(?<=\p{Ll}{2}[,;!?])(?=\p{L}{2})`, ' ', 'has no space after a punctuation mark.'),
];

/** Straight apostrophes, and the accents that are typed for them; after a digit, ' may stand for feet or minutes. */
const APOSTROPHE = rule(
  String.raw`(?<![\d'])'(?!')|(?<=\d)'(?=\p{L})|(?<=\p{L})[´\u0060](?=\p{L})`,
  '’',
  'has a straight apostrophe.',
);

/** Small words that nobody writes twice in a row on purpose. */
const SMALL_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'a', 'an', 'and', 'of', 'to', 'for', 'with', 'or', 'your', 'we', 'it'],
  da: ['og', 'af', 'med', 'eller', 'jeg', 'du', 'din', 'en', 'et', 'for'],
};

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
    // 50-50 and 24-7 are no ranges.
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
 * Danish joins a range with a hyphen ("3-4 timer", Retskrivningsordbogen § 57) as well as with a dash, and ”…” are as
 * right as »…«: neither is a fault.
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

/** The typographic faults of each language. A further language adds its rules here; a test wants an example of each. */
export const TYPOGRAPHY: Readonly<Record<Language, readonly TypographyRule[]>> = {
  en: [...COMMON, ...ENGLISH],
  da: [...COMMON, ...DANISH],
};

/** Texts whose signs the specification fixes word for word. */
export const FIXED_TEXTS: ReadonlySet<string> = new Set(['Sending...']);

/** What stands in every text that breaks a rule, and in few others: a look for these alone is quick. */
export const SIGNS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`['"\x60´»„]|[ \u00A0\u202F]%|[\d%km] ?-\d|\d\.\d{3}|\d,\d\d?[ \u00A0\u202F]?[%mb]|${signsOfAll('en')}`,
    'i',
  ),
  da: new RegExp(
    String.raw`['"\x60´“]|[\d}]%|\d – \d|(?:^|[^$\d.,])\d{1,3},\d{3}|\d\.\d\d?[ \u00A0\u202F]?[%m]|\dkr|${signsOfAll('da')}`,
    'i',
  ),
};

function signsOfAll(language: Language): string {
  const words = SMALL_WORDS[language].join('|');
  return String.raw`\.{3}|  |--| - |[ \u00A0\u202F][,;:!?]|[,;!?][A-Za-z\u00AA-\u1FFF]|\b(${words}) \1\b`;
}
