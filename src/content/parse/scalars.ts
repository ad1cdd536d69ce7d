import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { type Finding, inBoth, quote, withRemedies } from '../diagnostics/diagnostic.ts';
import { type Scalar, isScalar, type YAMLSeq } from 'yaml';
import { named } from '../diagnostics/in-forms.ts';
import { quoteHint } from './quote-hint.ts';
import { invisibleCharacter } from './invisible-characters.ts';
import type { Path } from '../../data/path.ts';

/** Maximum length of one text, in characters: about ten printed pages. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * A comment that dates the review of a translation, or marks a text that repeats another one (docs/authoring.md). It can't
 * be mistaken for text.
 */
const TRANSLATION_MARK =
  /^# (?:read \d{4}-\d{2}-\d{2}|untranslated: [a-z][\w-]*|copied from [a-z][\w-]*: [a-z][\w-]*)\s*$/;

/** Reports characters that YAML drops from a value: a leading zero, a plus, text after ` #`. */
export function checkScalar(node: Scalar, path: Path, text: string, textKeys: ReadonlySet<string>): Finding[] {
  const { value, type, source = '' } = node;
  if (typeof value === 'number' && type === 'PLAIN') return checkNumber(source, path);
  if (typeof value !== 'string') return [];
  if (value.length > MAX_TEXT_LENGTH) return [tooLong(value.length, path)];
  const [start = 0, end = 0] = node.range ?? [];
  const sign = type === 'QUOTE_DOUBLE' && text.slice(start, end).includes('\\') ? invisibleCharacter(value) : undefined;
  if (sign) return [{ path, ...sign }];
  return type === 'PLAIN' ? checkComment(node, path, text, textKeys) : [];
}

/**
 * A phone number or postal code read as a number would lose its plus or its zeros; an amount with a dot between thousands,
 * all of its zeros.
 */
function checkNumber(source: string, path: Path): Finding[] {
  const number = Number(source);
  const message = say`${verbatim(source)} is read as the number ${number}.`;
  if (/^[1-9]\d{0,2}\.000$/.test(source)) {
    const thousands = Number(source.replace('.', ''));
    const hint = say`Write ${thousands} without the dot, or ${number} if that is meant.`;
    return [{ path, ...inBoth(message, hint) }];
  }
  if (!/^(\+|[+-]?0\d)/.test(source)) return [];
  const quoted = `Quote it: "${source}".`;
  const proposals = [
    { value: number, hint: `Write ${number}.`, form: say`Write ${number}.` },
    { value: source, hint: quoted, form: again(source) },
  ];
  const hint = `${quoted} If it is meant as a number, write ${number}.`;
  return [{ path, ...withRemedies(message, hint, again(source)), proposals }];
}

/** A form quotes what is typed into a text. */
const again = (source: string): Phrase => say`Type ${verbatim(source)} here again.`;

function checkComment(
  { range, source = '' }: Scalar,
  path: Path,
  text: string,
  textKeys: ReadonlySet<string>,
): Finding[] {
  const end = range?.[1] ?? 0;
  const [, gap = '', comment] = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(end, end + 200)) ?? [];
  if (comment === undefined || TRANSLATION_MARK.test(comment)) return [];
  const touching = /^#[^\s#]/.test(comment);
  if (!touching && !textKeys.has(String(path.at(-1)))) return [];
  return [
    {
      path,
      offset: end + gap.length,
      severity: 'warning',
      message: `The text ends before ${quote(comment)}: what follows " #" is a comment.`,
      hint: `${quoteHint(`${source}${comment}`).replace(/\.$/, '')}, or the comment on a line of its own.`,
      form: {
        message: say`The text ends before ${named(comment)}, which visitors do not see.`,
        hint: say`Type the whole text again if it belongs to it.`,
      },
    },
  ];
}

const tooLong = (length: number, path: Path): Finding => ({
  path,
  ...inBoth(
    say`The text has ${length} characters; at most ${MAX_TEXT_LENGTH} are read.`,
    say`Spread it over several sections or pages.`,
  ),
});

/** Reports numbers in an inline list that a thousands separator splits: `[900, 1,400]` holds three numbers. */
export function checkSplitNumbers(list: YAMLSeq, path: Path, text: string): Finding[] {
  if (!list.flow) return [];
  const pairs = list.items.slice(1).map((item, index) => ({ first: list.items[index], second: item, index }));
  const isTouching = ({ first, second }: (typeof pairs)[number]) => between(first, second, text) === ',';
  // If no comma is followed by a space, each of them separates two entries.
  if (pairs.length > 1 && pairs.every(isTouching)) return [];
  const split = pairs.find(
    (pair) =>
      isTouching(pair) && /^-?[1-9]\d{0,2}$/.test(sourceOf(pair.first)) && /^\d{3}$/.test(sourceOf(pair.second)),
  );
  if (!split) return [];
  const [thousands, rest] = [sourceOf(split.first), sourceOf(split.second)];
  return [
    {
      path: [...path, split.index],
      doubts: path,
      message: `A comma splits ${thousands},${rest} into two numbers of the list.`,
      hint: `Write ${thousands}${rest}, or put a space after the comma if two numbers are meant.`,
      form: {
        message: say`${verbatim(`${thousands},${rest}`)} is read as two numbers of the list.`,
        hint: say`Replace both with ${verbatim(`${thousands}${rest}`)}. If you mean two numbers, enter each of them again.`,
      },
    },
  ];
}

const sourceOf = (node: unknown): string => (isScalar(node) && node.type === 'PLAIN' ? (node.source ?? '') : '');

/** The text between two entries. */
const between = (first: unknown, second: unknown, text: string): string => {
  const [, end = 0] = (first as Scalar | null)?.range ?? [];
  const [start = 0] = (second as Scalar | null)?.range ?? [];
  return text.slice(end, start);
};
