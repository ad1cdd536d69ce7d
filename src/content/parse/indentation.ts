import { quote, quoteWhole, type SyntaxFinding } from '../diagnostics/diagnostic.ts';
import { pathByIndent, readLine, type Line } from './path-by-indent.ts';

/** A map or list that is open at some line. */
interface Level {
  kind: 'map' | 'list';
  /** Column of its keys or dashes, starting at 0. */
  column: number;
  opener: Row;
  /** Column of the parent level. */
  base: number;
}

interface Row extends Line {
  /** Offset of the line in the text. */
  start: number;
  /** Column of the first character: a dash or a key. */
  first: number;
  /** Column of the first character of the next line. */
  below?: number | undefined;
  content: string;
}

type Fault = Pick<SyntaxFinding, 'message' | 'hint'> & { offset: number };

/**
 * Finds the first line whose indentation or dash breaks the structure of an invalid YAML file. The parser only reports
 * what follows from such a line, often many lines further down.
 */
export function checkIndentation(text: string): SyntaxFinding | undefined {
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
    const fault = tabFault(source, row) ?? spaceFault(row, levels) ?? levelFault(row, levels, above);
    if (fault) return { path: pathByIndent(text, fault.offset), ...fault };
    if (row.name !== undefined || row.dashes.length > 0) above = row;
  }
  return undefined;
}

function readRow(source: string, start: number): Row | undefined {
  const line = readLine(source.trimEnd());
  if (!line || /^(---|\.\.\.|%)/.test(source)) return undefined;
  const content = source.trim();
  return { ...line, start, first: line.dashes[0] ?? line.column, content };
}

/** Adds a line to the open levels, or returns why it doesn't fit any. */
function levelFault(row: Row, levels: Level[], above: Row | undefined): Fault | undefined {
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

/** Handles a line in the column of an open level. */
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

/** Opens the levels that a line begins: a list per dash, a map for its key. */
function open(row: Row, levels: Level[], from = 0): void {
  const base = levels.at(-1)?.column ?? 0;
  const add = (kind: Level['kind'], column: number) => levels.push({ kind, column, opener: row, base });
  for (const dash of row.dashes.slice(from)) add('list', dash);
  if (row.name !== undefined) add('map', row.column);
}

/** Returns whether a line gives its field a value; a mark such as `&name` isn't a value. */
const hasValue = ({ value }: Row): boolean => value !== '' && !/^[&!]\S*$/.test(value);

const isOdd = (columns: number): boolean => columns % 2 !== 0;

/** Returns whether a line is indented by an odd number of spaces relative to its parent. Each level is two spaces. */
const beginsOdd = ({ opener, base }: Level): boolean => isOdd(opener.first - base);

/** Handles a line between two columns. The line that opened either of them may be the wrong one. */
function uneven(row: Row, inner: Level, top: Level | undefined): Fault {
  if (row.dashes.length > 0 && inner.kind === 'map' && inner.opener.dashes.length === 0)
    return withoutDash(inner.opener);
  if (beginsOdd(inner) && !isOdd(row.first - inner.base))
    return indented(inner.opener, inner.opener.first + row.first - inner.column);
  if (top && beginsOdd(top) && !isOdd(row.first - top.base))
    return indented(top.opener, top.opener.first + row.first - top.column);
  return indented(row, nearerLevel(row, inner.column, top?.column ?? 0));
}

/**
 * Returns the closer of the two levels around a line. The children of a line are better evidence than its own column.
 */
function nearerLevel({ first, value, below = 0 }: Row, inner: number, outer: number): number {
  if (value === '' && below - 2 === outer) return outer;
  return inner - first <= first - outer ? inner : outer;
}

function deeper(row: Row, above: Row, top: Level | undefined): Fault {
  const [, name = '', value = ''] = /^([\w-]+):(\S.*)$/.exec(above.value) ?? [];
  if (above.name === undefined && name !== '')
    return {
      offset: above.start + above.column,
      message: 'A space is missing after the colon.',
      hint: `Write ${quoteWhole(`${name}: ${value}`)}.`,
    };
  if (top?.opener === above && beginsOdd(top) && !isOdd(row.first - top.base)) return indented(above, row.first);
  return {
    offset: row.start + row.first,
    message: `This line is indented deeper than the one above, which has its value ${quote(above.value)} already.`,
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

const withoutList = ({ start, first, content }: Row): Fault => ({
  offset: start + first,
  message: `The entry ${quote(content)} belongs to no list.`,
  hint: `Write the name of its list on a line of its own above it${content.startsWith('- type:') ? ', for example "sections:"' : ''}; if it is a field of the entry above, delete the dash.`,
});

const withoutDash = ({ start, first, content }: Row): Fault => ({
  offset: start + first,
  message: 'The dash is missing: this line begins an entry of a list.',
  hint: `Write ${quoteWhole(`- ${content}`)}, with the dash in the column of the other dashes.`,
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

/** Reports a dash without a space after it: before a key, or in the column of the other dashes. */
function spaceFault({ start, first, name, dashes, content }: Row, levels: readonly Level[]): Fault | undefined {
  const inList = levels.some(({ kind, column }) => kind === 'list' && column === first);
  if (dashes.length > 0 || !/^-[^\s-]/.test(content) || (name === undefined && !inList)) return undefined;
  return {
    offset: start + first,
    message: 'A space is missing after the dash.',
    hint: `Write ${quoteWhole(`- ${content.slice(1)}`)}.`,
  };
}

/** Returns for each line whether it continues a value that began above, so that it's neither a field nor an entry. */
type Skip = (source: string, line: Line) => boolean;

/**
 * Tracks multi-line values: texts after `|`
 * and `>`, quoted texts, maps and lists in brackets.
 */
export function createValueSkip(): Skip {
  let goesOn: ((source: string) => boolean) | undefined;
  return (source, line) => {
    if (goesOn?.(source)) return true;
    goesOn = multiline(line);
    return false;
  };
}

/** Returns the function that recognizes the value's further lines, if it has any. */
function multiline({ value, name, column, dashes }: Line): ((source: string) => boolean) | undefined {
  if (/^[|>][-+\d]*\s*(#.*)?$/.test(value)) {
    const holder = name === undefined ? (dashes.at(-1) ?? 0) : column;
    return (source) => source.trim() === '' || (/^ */.exec(source)?.[0].length ?? 0) > holder;
  }
  if (/^["']/.test(value) && !QUOTED.test(value)) return untilQuote(value.charAt(0));
  const open = depth(value);
  return /^[[{]/.test(value) && open > 0 ? untilClosed(open) : undefined;
}

const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

function untilQuote(quote: string): (source: string) => boolean {
  let closed = false;
  return (source) => {
    if (closed) return false;
    closed = quote === "'" ? source.includes("'") : /(?<!\\)"/.test(source);
    return true;
  };
}

function untilClosed(open: number): (source: string) => boolean {
  let left = open;
  return (source) => {
    if (left <= 0) return false;
    left += depth(source);
    return true;
  };
}

/** Returns how many brackets of a line stay open, ignoring those inside quotes. */
function depth(text: string): number {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}
