import { onOneLine, newScalar, type ScalarValue } from './write-scalar.ts';
import type { FileStyle } from './file-style.ts';
import type { Data } from './plain-data.ts';

/** Maximum length of a key without a question mark, in characters. */
const MAX_PLAIN_KEY = 1000;

/** The surroundings of a value to write. */
export interface Holder {
  kind: 'key' | 'dash';
  /** The column of the key or dash. */
  column: number;
  /** The key; for a list item the list's key with brackets. */
  name: string;
  /** How far the line is filled, up to the colon or dash. */
  filled: number;
}

const isScalarValue = (value: Data): value is ScalarValue => !Array.isArray(value) && !(value instanceof Map);

const indented = (column: number): string => ' '.repeat(column);

/** Writes a field without indentation: key, colon and value. */
export function writeField(key: string, value: Data, column: number, style: FileStyle): string {
  const name = onOneLine(key, false, style.quote);
  const isLong = name.length > MAX_PLAIN_KEY;
  const colon = isLong ? `? ${name}${style.eol}${indented(column)}:` : `${name}:`;
  const filled = column + (isLong ? 1 : colon.length);
  return colon + writeBehind(value, { kind: 'key', column, name: key, filled }, style);
}

/** Writes an item without indentation: dash and value. */
export const writeItem = (value: Data, column: number, list: string, style: FileStyle): string =>
  `-${writeBehind(value, { kind: 'dash', column, name: `${list}[]`, filled: column + 1 }, style)}`;

/** Writes the value after a colon or a dash. */
export function writeBehind(value: Data, holder: Holder, style: FileStyle): string {
  const { kind, column, name, filled } = holder;
  if (isScalarValue(value)) {
    const context = { style, inFlow: false, column: filled + 1, indent: column + style.step, endsLine: true };
    return ` ${newScalar(value, context)}`;
  }
  const flow = writeFlow(value, style);
  if (sizeOf(value) === 0 || (isShort(value, filled + 1 + flow.length, style) && isInBrackets(name, value, style)))
    return ` ${flow}`;
  const below = kind === 'dash' ? style.dashWidth : Array.isArray(value) ? style.listStep : style.step;
  const inner = column + below;
  const entries = Array.isArray(value)
    ? value.map((item) => writeItem(item, inner, name, style))
    : [...value].map(([key, field]) => writeField(key, field, inner, style));
  const gap = style.eol + indented(inner);
  return (kind === 'dash' ? indented(below - 1) : gap) + entries.join(gap);
}

/** Returns whether a short collection is in brackets: as others with its key, or because it lists codes, or as most others. */
const isInBrackets = (key: string, value: Data[] | Map<string, Data>, style: FileStyle): boolean =>
  style.isFlowKey(key) ?? (isListOfCodes(value) || style.isMostlyFlow(Array.isArray(value)));

/** Codes of two or three letters, such as those of regions and languages. */
const isListOfCodes = (value: Data[] | Map<string, Data>): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[a-z]{2,3}$/.test(item));

const sizeOf = (value: Data[] | Map<string, Data>): number => (Array.isArray(value) ? value.length : value.size);

/** Returns whether a collection contains scalars only and fits on the line. */
const isShort = (value: Data[] | Map<string, Data>, end: number, { width }: FileStyle): boolean =>
  end <= width && [...value.values()].every(isScalarValue);

/** Writes a value in brackets on one line. */
export function writeFlow(value: Data, style: FileStyle): string {
  if (isScalarValue(value)) return onOneLine(value, true, style.quote);
  if (sizeOf(value) === 0) return Array.isArray(value) ? '[]' : '{}';
  const pad = style.pads[Array.isArray(value) ? '[' : '{'] ? ' ' : '';
  if (Array.isArray(value)) return `[${pad}${value.map((item) => writeFlow(item, style)).join(', ')}${pad}]`;
  return `{${pad}${[...value].map(([key, field]) => flowField(key, field, style)).join(', ')}${pad}}`;
}

/** Writes a field inside brackets. */
export const flowField = (key: string, value: Data, style: FileStyle): string =>
  `${onOneLine(key, true, style.quote)}: ${writeFlow(value, style)}`;
