import type { Scalar } from 'yaml';
import { quoted, type FieldPath, type Finding } from '../diagnostic.ts';
import { hiddenSign } from './signs.ts';

/** Longest text of one field, in characters: about ten pages of print. */
const LONGEST_TEXT = 20_000;

/** Names of fields that hold words for visitors: by language, and by region. */
const WORD_FIELDS = new Set<string | number | undefined>(['en', 'da', 'us', 'eu', 'dk']);

/** Says when a translation was read again (docs/editing.md); nobody takes it for a part of the text. */
const READ_MARK = /^# read \d{4}-\d{2}-\d{2}\s*$/;

/** Names what a value loses on its way from the file to the page: a leading zero, a plus, words behind ` #`. */
export function checkScalar(node: Scalar, path: FieldPath, text: string): Finding[] {
  const { value, type, source = '' } = node;
  if (typeof value === 'number' && type === 'PLAIN') return checkNumber(source, path);
  if (typeof value !== 'string') return [];
  if (value.length > LONGEST_TEXT) return [tooLong(value.length, path)];
  const [start = 0, end = 0] = node.range ?? [];
  const sign = type === 'QUOTE_DOUBLE' && text.slice(start, end).includes('\\') ? hiddenSign(value) : undefined;
  if (sign) return [{ path, ...sign }];
  return type === 'PLAIN' ? checkComment(node, path, text) : [];
}

/** A phone number or a postal code is no number: it would lose its plus or its zeros. */
const checkNumber = (source: string, path: FieldPath): Finding[] =>
  /^(\+|[+-]?0\d)/.test(source)
    ? [
        {
          path,
          message: `${source} is read as the number ${Number(source)}.`,
          hint: `Quote it: "${source}". If it is meant as a number, write ${Number(source)}.`,
        },
      ]
    : [];

function checkComment({ range }: Scalar, path: FieldPath, text: string): Finding[] {
  const end = range?.[1] ?? 0;
  const [, gap = '', comment] = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(end, end + 200)) ?? [];
  if (comment === undefined || READ_MARK.test(comment)) return [];
  const touching = /^#[^\s#]/.test(comment);
  if (!touching && !WORD_FIELDS.has(path.at(-1))) return [];
  return [
    {
      path,
      offset: end + gap.length,
      severity: 'warning',
      message: `The text ends before ${quoted(comment)}: what follows " #" is a comment.`,
      hint: 'Put the whole text in quotes, or the comment on a line of its own.',
    },
  ];
}

const tooLong = (length: number, path: FieldPath): Finding => ({
  path,
  message: `The text has ${length} characters; at most ${LONGEST_TEXT} are read.`,
  hint: 'Spread it over several sections or pages.',
});
