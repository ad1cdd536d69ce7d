import type { Scalar } from 'yaml';
import { replacement, type Splice } from './edit-operation.ts';
import { styleOf, type FileStyle } from './file-style.ts';
import { canFold, foldText } from './fold-text.ts';
import { inQuotes, newScalar, onOneLine, writeFolded, writeLiteral, type ScalarValue } from './write-scalar.ts';
import { endOfItem, indicatorEnd, type NodeLocation, type YamlSource } from './yaml-source.ts';

/** Replaces a scalar, in its own style if possible, otherwise in the file's quotes. */
export function setScalar(file: YamlSource, location: NodeLocation, value: ScalarValue): Splice[] {
  const scalar = location.node as Scalar | null; // the data at this path is a scalar
  const style = styleOf(file);
  const [from = 0, end = 0] = scalar?.range ?? [];
  if (!scalar || end === from) return fillEmpty(file, location, value, style);
  const old = file.source.slice(from, end).replace(/\r?\n$/, '');
  const to = from + old.length;
  const texts = typeof value === 'string' ? textsFor(file, location, value, style, old) : [];
  // A comment after a block scalar's indicator stays on its line.
  const comment = /^[|>][-+\d]*(\s+#.*)/.exec(old)?.[1] ?? '';
  const safe = onOneLine(value, true, '"') + comment;
  return [...texts, safe].map((text) => replacement(from, to, text));
}

/** Writes a value where there was none: after its colon or dash, after a key without a colon, or in an empty file. */
function fillEmpty(
  file: YamlSource,
  { item, inFlow, column }: NodeLocation,
  value: ScalarValue,
  style: FileStyle,
): Splice[] {
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
  return [newScalar(value, context), onOneLine(value, true, '"')].map((text) => replacement(at, at, lead + text));
}

/** Returns ways to replace a text, the best first. */
function textsFor(file: YamlSource, location: NodeLocation, value: string, style: FileStyle, old: string): string[] {
  const { type, range } = location.node as Scalar; // see setScalar
  const [from = 0] = range ?? [];
  const { lines, source } = file;
  const column = lines.columnAt(from);
  const { end } = lines.line(lines.indexAt(from + old.length));
  const endsLine = source.slice(from + old.length, end).trim() === '';
  const indent = location.column + style.step;
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return blockTexts(location, value, style, old, indent);
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
  const indent = /^\s*/.exec(before[1] ?? '')?.[0] ?? '';
  if (!canFold(text)) return text;
  const lines = foldText(
    text,
    { width: Math.max(1, style.width - indent.length), first: Math.max(0, column - indent.length) },
    before.map((line) => line.trim()),
  );
  return lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join(style.eol);
}

/** Replaces a block scalar's text. */
function blockTexts(location: NodeLocation, value: string, style: FileStyle, old: string, indent: number): string[] {
  const [header = '', ...raw] = old.split(/\r?\n/);
  const [, sign = '', rest = ''] = /^([|>][-+\d]*)(.*)$/.exec(header) ?? [];
  const digit = /\d/.exec(sign)?.[0];
  const shown = raw.find((line) => line.trim() !== '');
  const found = shown === undefined ? undefined : /^ */.exec(shown)?.[0].length;
  const own = digit === undefined ? found : location.column + Number(digit);
  const before = raw.map((line) => line.slice(own ?? indent).replace(/^\s+$/, ''));
  const at = {
    style,
    indent: own ?? indent,
    comment: rest,
    before: before.slice(0, before.findLastIndex((line) => line !== '') + 1),
    ...(digit === undefined ? {} : { indicator: Number(digit) }),
  };
  const first = sign.startsWith('>') ? writeFolded(value, at) : writeLiteral(value, at);
  const texts = [
    first,
    sign.startsWith('>') ? writeLiteral(value, at) : undefined,
    inQuotes(value, style.quote) + rest,
  ];
  return texts.filter((text) => text !== undefined);
}
