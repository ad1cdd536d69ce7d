import { Document, Scalar, YAMLSeq } from 'yaml';
import type { FileStyle } from './file-style.ts';
import { canFold, foldText } from './fold-text.ts';

/** A scalar value. */
export type ScalarValue = string | number | boolean | bigint | null;

/** The surroundings of a text to write. */
export interface ScalarContext {
  style: FileStyle;
  /** Whether it's inside brackets. */
  inFlow: boolean;
  /** Its first column. */
  column: number;
  /** The column of its continuation lines, or of its lines below `|` and `>`. */
  indent: number;
  /** Whether it's the last value on its line. */
  endsLine: boolean;
}

/** Characters that must be escaped in quotes. */
const UNPRINTABLE = /[^\t\x20-\x7E\xA0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]|[\u2028\u2029]/u;

/** Texts that some parsers read as something else, although `yaml` writes them without quotes. */
const NEVER_PLAIN = /^(?:---|\.\.\.)|^=$|^\s|\s$|\t/;

/** Writes a value without quotes, if possible. Texts that mean something else in YAML 1.1, such as `yes`, are quoted. */
function plainScalar(value: ScalarValue, inFlow: boolean): string {
  const list = new YAMLSeq();
  list.flow = inFlow;
  list.items.push(Object.assign(new Scalar(value), { type: 'PLAIN' }));
  const text = new Document(list, { compat: 'yaml-1.1' }).toString({ lineWidth: 0, flowCollectionPadding: false });
  return (inFlow ? text.trim().slice(1, -1) : text.slice(1)).trim();
}

/** Writes a quoted text on one line. */
export const inQuotes = (text: string, quote: '"' | "'"): string =>
  quote === "'" && canBeSingleQuoted(text) ? `'${text.replaceAll("'", "''")}'` : inDoubleQuotes(text);

const canBeSingleQuoted = (text: string): boolean => !UNPRINTABLE.test(text) && !text.includes('\t');

const inDoubleQuotes = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes a value on one line: without quotes if possible, otherwise in the file's quotes. */
export function onOneLine(value: ScalarValue, inFlow: boolean, quote: '"' | "'"): string {
  if (typeof value !== 'string') return plainScalar(value, inFlow);
  const isPlain = !NEVER_PLAIN.test(value) && !UNPRINTABLE.test(value) && plainScalar(value, inFlow) === value;
  return isPlain ? value : inQuotes(value, quote);
}

/** Writes a value where there was none. */
export function newScalar(value: ScalarValue, context: ScalarContext): string {
  const { style, inFlow, column, indent, endsLine } = context;
  const line = onOneLine(value, inFlow, style.quote);
  if (typeof value !== 'string' || inFlow || !endsLine) return line;
  // Trailing blank lines would absorb those that follow.
  if (value.endsWith('\n\n')) return line;
  if (value.includes('\n')) return writeLiteral(value, { indent, style }) ?? line;
  const isLong = column + line.length > style.width;
  return (isLong && style.folds ? writeFolded(value, { indent, style }) : undefined) ?? line;
}

/** The format of a block scalar. */
export interface BlockContext {
  style: FileStyle;
  indent: number;
  /** Indentation in columns, if the header states it. */
  indicator?: number;
  /** A comment after the header. */
  comment?: string;
  /** Its previous lines. */
  before?: readonly string[];
}

/** Writes a text below `|`; `undefined` if its indentation is ambiguous or it contains unprintable characters. */
export function writeLiteral(text: string, context: BlockContext): string | undefined {
  if (UNPRINTABLE.test(text.replaceAll('\n', '')) || /^[ \t]+$/m.test(text) || text.trim() === '') return undefined;
  return block('|', text, text.replace(/\n+$/, '').split('\n'), context);
}

/** Writes a text below `>`; `undefined` if folding would change it. */
export function writeFolded(text: string, context: BlockContext): string | undefined {
  const content = text.replace(/\n+$/, '');
  if (UNPRINTABLE.test(content.replaceAll('\n', '')) || !canFold(content)) return undefined;
  return block('>', text, foldText(content, { width: context.style.width - context.indent }, context.before), context);
}

function block(sign: string, text: string, lines: readonly string[], context: BlockContext): string {
  const { indent, indicator, comment = '', style } = context;
  const end = /\n*$/.exec(text)?.[0].length ?? 0;
  const chomping = end === 0 ? '-' : end === 1 ? '' : '+';
  const needsIndicator = /^\n*[ \t]/.test(text);
  const header = `${sign}${indicator ?? (needsIndicator ? style.step : '')}${chomping}${comment}`;
  const pad = ' '.repeat(indent);
  const shown = lines.map((line) => (line === '' ? '' : pad + line));
  return [header, ...shown, ...Array.from({ length: Math.max(0, end - 1) }, () => '')].join(style.eol);
}
