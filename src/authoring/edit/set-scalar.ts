import type { Scalar } from 'yaml';
import { replacement, type Splice } from './edit-operation.ts';
import { styleOf, type FileStyle } from './file-style.ts';
import { canFold, foldText } from './fold-text.ts';
import { inQuotes, newScalar, onOneLine, writeFolded, writeLiteral, type ScalarValue } from './write-scalar.ts';
import { endOfItem, indicatorEnd, rangeOf, type NodeLocation, type YamlSource } from './yaml-source.ts';

/** Replaces a scalar, in its own style if possible, otherwise in the file's quotes. */
export function setScalar(file: YamlSource, location: NodeLocation, value: ScalarValue): Splice[] {
  const scalar = location.node as Scalar | null; // the data at this path is a scalar
  const style = styleOf(file);
  const [from, end] = rangeOf(scalar);
  if (!scalar || end === from) return fillEmpty(file, location, value, style);
  const old = file.source.slice(from, end).replace(/\r?\n$/, '');
  const to = from + old.length;
  const texts = typeof value === 'string' ? textsFor(file, location, value, style, old) : [];
  const safe = onOneLine(value, true, '"') + headerOf(scalar, old).comment;
  return [...texts, safe].filter((text) => isClear(location, text)).map((text) => replacement(from, to, text));
}

/** Readers disagree about what the number in `|2` counts from if the text is all that the file holds. */
const isClear = ({ item }: NodeLocation, text: string): boolean => item !== undefined || !/^[|>][-+]?\d/.test(text);

/** Splits the first line of a block scalar: `>-` and the comment after it, which stays. Others have neither. */
function headerOf({ type }: Scalar, old: string): { sign: string; comment: string } {
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return { sign: '', comment: '' };
  const signEnd = old.search(/\s|$/);
  return { sign: old.slice(0, signEnd), comment: old.slice(signEnd, old.search(/\r?\n|$/)) };
}

/** Writes a value where there was none: after its colon or dash, after a key without a colon, or in an empty file. */
function fillEmpty(file: YamlSource, location: NodeLocation, value: ScalarValue, style: FileStyle): Splice[] {
  const { item, inFlow, column } = location;
  const { lines, source } = file;
  const behind = item && indicatorEnd(item);
  if (item && behind === undefined) {
    const at = endOfItem(item, null);
    const gap = inFlow ? '' : lines.eol + ' '.repeat(column);
    return [replacement(at, at, `${gap}: ${onOneLine(value, inFlow, style.quote)}`)];
  }
  const at = behind ?? source.length;
  const lead = behind === undefined ? (/(^|\n)$/.test(source) ? '' : lines.eol) : ' ';
  const endsLine = source.slice(at, lines.line(lines.indexAt(at)).end).trim() === '';
  const context = { style, inFlow, column: lines.columnAt(at) + 1, indent: column + style.step, endsLine };
  return [newScalar(value, context), onOneLine(value, true, '"')]
    .filter((text) => isClear(location, text))
    .map((text) => replacement(at, at, lead + text));
}

/** Returns ways to replace a text, the best first. */
function textsFor(file: YamlSource, location: NodeLocation, value: string, style: FileStyle, old: string): string[] {
  const scalar = location.node as Scalar; // see setScalar
  const { type } = scalar;
  const [from] = rangeOf(scalar);
  const { lines, source } = file;
  const column = lines.columnAt(from);
  const { end } = lines.line(lines.indexAt(from + old.length));
  const endsLine = source.slice(from + old.length, end).trim() === '';
  const indent = location.column + style.step;
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return blockTexts(location, value, style, old);
  if (value.includes('\n') && type !== 'QUOTE_DOUBLE')
    return [newScalar(value, { style, inFlow: location.inFlow, column, indent, endsLine })];
  const quote = type === 'QUOTE_SINGLE' ? "'" : '"';
  const text = type === 'PLAIN' ? onOneLine(value, location.inFlow, style.quote) : inQuotes(value, quote);
  const before = old.split(/\r?\n/);
  if (before.length > 1) return [refolded(text, before, style, column), text];
  const wasLong = column + old.length > style.width;
  const isLong = column + text.length > style.width;
  const mayFold = isLong && !wasLong && style.folds && endsLine && !location.inFlow;
  return [(mayFold ? writeFolded(value, { indent, style }) : undefined) ?? text];
}

/** Writes a multi-line plain or quoted text, and keeps its lines if possible. */
function refolded(text: string, before: readonly string[], style: FileStyle, column: number): string {
  const [, second = ''] = before;
  const indent = second.slice(0, second.length - second.trimStart().length);
  if (!canFold(text)) return text;
  const lines = foldText(
    text,
    { width: Math.max(1, style.width - indent.length), first: Math.max(0, column - indent.length) },
    before.map((line) => line.trim()),
  );
  return lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join(style.eol);
}

/** Replaces a block scalar's text. */
function blockTexts(location: NodeLocation, value: string, style: FileStyle, old: string): string[] {
  const { sign, comment } = headerOf(location.node as Scalar, old); // see setScalar
  const isBlank = (line: string) => line.trim() === '';
  const [, ...raw] = old.split(/\r?\n/);
  const digit = /\d/.exec(sign)?.[0];
  const found = raw.find((line) => !isBlank(line))?.search(/[^ ]/) ?? location.column + style.step;
  const indent = digit === undefined ? found : location.column + Number(digit);
  const before = raw
    .slice(0, raw.findLastIndex((line) => !isBlank(line)) + 1)
    .map((line) => (isBlank(line) ? '' : line.slice(indent)));
  const at = { style, indent, comment, before, ...(digit === undefined ? {} : { indicator: Number(digit) }) };
  const literal = writeLiteral(value, at);
  const texts = [
    sign.startsWith('>') ? writeFolded(value, at) : literal,
    literal,
    inQuotes(value, style.quote) + comment,
  ];
  return texts.filter((text) => text !== undefined);
}
