import { quoted, type Finding } from '../diagnostic.ts';
import { pathByIndent, readLine, type Line } from './path-by-indent.ts';
import { createValueSkip } from './skip-values.ts';

/** A group of fields or a list that is open at some line. */
interface Level {
  kind: 'map' | 'list';
  /** Column of its fields or dashes, from 0. */
  column: number;
  opener: Row;
  /** Column of the level that holds it. */
  base: number;
}

interface Row extends Line {
  /** Offset of the line in the text. */
  start: number;
  /** Column of the first sign: a dash or a name. */
  first: number;
  /** The same of the next line. */
  below?: number | undefined;
  words: string;
}

type Fault = Pick<Finding, 'message' | 'hint'> & { offset: number };

/**
 * Finds the first line whose indentation or dash bends the structure of a file that is no good YAML. The parser names
 * only what follows from such a line, often many lines further down.
 */
export function checkLayout(text: string): Finding | undefined {
  const levels: Level[] = [];
  const skips = createValueSkip();
  let start = 0;
  let above: Row | undefined;
  const lines = text.split('\n');
  for (const [index, source] of lines.entries()) {
    const row = readRow(source, start);
    start += source.length + 1;
    if (!row || skips(source, row)) continue;
    row.below = readRow(lines[index + 1] ?? '', start)?.first;
    const fault = tabFault(source, row) ?? spaceFault(row, levels) ?? place(row, levels, above);
    if (fault) return { path: pathByIndent(text, fault.offset), ...fault };
    if (row.name !== undefined || row.dashes.length > 0) above = row;
  }
  return undefined;
}

function readRow(source: string, start: number): Row | undefined {
  const line = readLine(source.trimEnd());
  if (!line || /^(---|\.\.\.|%)/.test(source)) return undefined;
  const words = source.trim();
  return { ...line, start, first: line.dashes[0] ?? line.column, words };
}

/** Puts a line into the levels that are open, or says why it fits none. */
function place(row: Row, levels: Level[], above: Row | undefined): Fault | undefined {
  const isText = row.name === undefined && row.dashes.length === 0;
  const closed: Level[] = [];
  for (let last = levels.at(-1); last && last.column > row.first; last = levels.at(-1)) {
    if (isText && closed.length === 0 && above && row.first > above.column) return undefined;
    closed.push(last);
    levels.pop();
  }
  const top = levels.at(-1);
  if (top?.column === row.first) return isText ? undefined : joins(row, top, levels, above);
  const inner = closed.at(-1);
  if (inner) return isText ? shallowText(row, above) : uneven(row, inner, top);
  if (isText) return undefined;
  if (above && hasValue(above)) return deeper(row, above, top);
  open(row, levels);
  return undefined;
}

/** A line in the column of an open level. */
function joins(row: Row, top: Level, levels: Level[], above: Row | undefined): Fault | undefined {
  if (row.dashes.length === 0 && top.kind === 'list') {
    levels.pop();
    return levels.at(-1)?.column === row.first ? undefined : withoutDash(row);
  }
  const isListed = top.kind === 'list' || (above?.column === row.first && !hasValue(above));
  if (row.dashes.length > 0 && !isListed) return withoutList(row);
  if (row.dashes.length > 0) open(row, levels, top.kind === 'list' ? 1 : 0);
  return undefined;
}

/** Opens the levels that a line begins: a list for each dash, a group for its name. */
function open(row: Row, levels: Level[], from = 0): void {
  const base = levels.at(-1)?.column ?? 0;
  const add = (kind: Level['kind'], column: number) => levels.push({ kind, column, opener: row, base });
  for (const dash of row.dashes.slice(from)) add('list', dash);
  if (row.name !== undefined) add('map', row.column);
}

/** Whether a line gives its field a value; a mark such as `&name` is none. */
const hasValue = ({ value }: Row): boolean => value !== '' && !/^[&!]\S*$/.test(value);

const isOdd = (columns: number): boolean => columns % 2 !== 0;

/** Whether a line begins an odd number of spaces behind what holds it: two spaces make a level. */
const beginsOdd = ({ opener, base }: Level): boolean => isOdd(opener.first - base);

/** A line between two columns. The line that opened one of the two may be the one that is wrong. */
function uneven(row: Row, inner: Level, top: Level | undefined): Fault {
  if (row.dashes.length > 0 && inner.kind === 'map' && inner.opener.dashes.length === 0)
    return withoutDash(inner.opener);
  if (beginsOdd(inner) && !isOdd(row.first - inner.base))
    return indented(inner.opener, inner.opener.first + row.first - inner.column);
  if (top && beginsOdd(top) && !isOdd(row.first - top.base))
    return indented(top.opener, top.opener.first + row.first - top.column);
  return indented(row, nearerLevel(row, inner.column, top?.column ?? 0));
}

/** Of the levels on both sides of a line the nearer one; the fields below a line that holds them tell more. */
function nearerLevel({ first, value, below = 0 }: Row, inner: number, outer: number): number {
  if (value === '' && below - 2 === outer) return outer;
  return inner - first <= first - outer ? inner : outer;
}

function deeper(row: Row, above: Row, top: Level | undefined): Fault {
  if (top?.opener === above && beginsOdd(top) && !isOdd(row.first - top.base)) return indented(above, row.first);
  return {
    offset: row.start + row.first,
    message: `This line is indented deeper than the one above, which has its value ${quoted(above.value)} already.`,
    hint: 'Give both lines the same indentation.',
  };
}

const shallowText = (row: Row, above: Row | undefined): Fault => indented(row, (above?.column ?? 0) + 2);

function indented({ start, first }: Row, expected: number): Fault {
  const spaces = Math.abs(expected - first);
  const amount = `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`;
  return {
    offset: start + first,
    message: `The line is indented by ${first} ${first === 1 ? 'space' : 'spaces'}; ${expected} are expected here.`,
    hint: `${expected > first ? 'Add' : 'Delete'} ${amount} at the beginning of the line.`,
  };
}

const withoutList = ({ start, first, words }: Row): Fault => ({
  offset: start + first,
  message: `The entry ${quoted(words)} belongs to no list.`,
  hint: 'Write the name of its list on a line of its own above it, for example "sections:".',
});

const withoutDash = ({ start, first, words }: Row): Fault => ({
  offset: start + first,
  message: 'The dash is missing: this line begins an entry of a list.',
  hint: `Write ${quoted(`- ${words}`)}, with the dash in the column of the other dashes.`,
});

function tabFault(source: string, { start }: Row): Fault | undefined {
  const [indent = ''] = /^[ \t]*/.exec(source) ?? [];
  return indent.includes('\t')
    ? {
        offset: start + indent.indexOf('\t'),
        message: 'The line is indented with a tab.',
        hint: 'Use spaces, two for each level.',
      }
    : undefined;
}

/** A dash without the space behind it: before a name, or in the column of the other dashes. */
function spaceFault({ start, first, name, dashes, words }: Row, levels: readonly Level[]): Fault | undefined {
  const inList = levels.some(({ kind, column }) => kind === 'list' && column === first);
  if (dashes.length > 0 || !/^-[^\s-]/.test(words) || (name === undefined && !inList)) return undefined;
  return {
    offset: start + first,
    message: 'A space is missing after the dash.',
    hint: `Write ${quoted(`- ${words.slice(1)}`)}.`,
  };
}
