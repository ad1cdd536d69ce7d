import { isMap } from 'yaml';
import { endsBlock, entriesOf, type BlockEntry } from './block-entries.ts';
import { elementAt, replacement, type Splice } from './edit-operation.ts';
import type { SourceLines } from './source-lines.ts';
import { indicatorEnd, type Collection, type NodeLocation, type YamlSource } from './yaml-source.ts';

/** The text of an entry, independent of its position. */
interface Carried {
  /** The comment lines above it, each with its line break. */
  lead: string;
  /** From its dash or key to its last line, without the line break. */
  body: string;
}

/** Removes an entry with its comments, and surrounding blank lines that would be duplicates. */
export function removeFromBlock(file: YamlSource, location: NodeLocation, index: number): Splice[] {
  const entries = entriesOf(file, location.node as Collection); // the caller checked that it's a block collection
  const entry = elementAt(entries, index);
  if (entries.length === 1) return removeOnly(file, location, entry);
  if (entry.isInline) return removeInline(file, entry, elementAt(entries, 1));
  const { lines, source } = file;
  const previous = entries[index - 1]?.lastLine ?? entry.firstLine - 1;
  let [from, behind] = [entry.firstLine, entry.lastLine + 1];
  if (index < entries.length - 1) {
    if (index === 0 || (from - 1 > previous && lines.isBlank(from - 1))) while (lines.isBlank(behind)) behind += 1;
  } else if (endsBlock(lines, behind)) {
    while (from - 1 > previous && lines.isBlank(from - 1)) from -= 1;
  }
  const last = lines.line(behind - 1);
  // A file without a final line break gets none.
  if (last.end === last.next && last.next === source.length) return [replacement(lines.line(from - 1).end, last.next)];
  return [replacement(lines.line(from).start, last.next)];
}

/** Removes the first field after a dash: the next one moves up, unless there are comments above it. */
function removeInline({ source, lines }: YamlSource, entry: BlockEntry, next: BlockEntry): Splice[] {
  if (source.slice(lines.line(entry.lastLine).next, next.start).trim() === '')
    return [replacement(entry.start, next.start)];
  const dash = source.slice(0, entry.start).trimEnd().length;
  return [replacement(dash, lines.line(entry.lastLine).end)];
}

/** Replaces a list or map by empty brackets when its only entry is removed. */
function removeOnly({ source, lines }: YamlSource, { node, item }: NodeLocation, entry: BlockEntry): Splice[] {
  const brackets = isMap(node) ? '{}' : '[]';
  const { end, next } = lines.line(entry.lastLine);
  const holder = item && indicatorEnd(item);
  if (holder === undefined) return [replacement(lines.line(entry.firstLine).start, end, brackets)];
  if (entry.isInline) return [replacement(entry.start, end, brackets)];
  const above = source.slice(holder, lines.line(entry.firstLine).start);
  const below = next === end ? above.replace(/\r?\n$/, '') : above;
  return [replacement(holder, next, ` ${brackets}${below}`)];
}

/** Inserts an entry, given as text without indentation or final line break, before an index. */
export function insertIntoBlock(file: YamlSource, collection: Collection, index: number, body: string): Splice[] {
  const entries = entriesOf(file, collection);
  const next = entries[index];
  const { lines } = file;
  const pad = ' '.repeat(lines.columnAt(elementAt(entries, 0).start));
  if (!next) return addedBehind(file, entries, elementAt(entries, index - 1), pad + body);
  const gap = isSpaced(lines, entries) ? lines.eol : '';
  if (next.isInline)
    return orTight(gap, (blank) => replacement(next.start, next.start, body + lines.eol + blank + pad));
  const { start } = lines.line(next.firstLine);
  return orTight(gap, (blank) => replacement(start, start, pad + body + lines.eol + blank));
}

/** Adds a blank line as between the other entries, unless that line would become part of a text. */
const orTight = (gap: string, make: (blank: string) => Splice): Splice[] => [...new Set([gap, ''])].map(make);

/** Inserts lines after an entry. */
function addedBehind(
  { lines }: YamlSource,
  entries: readonly BlockEntry[],
  { lastLine }: BlockEntry,
  text: string,
): Splice[] {
  const { end } = lines.line(lastLine);
  return orTight(isSpaced(lines, entries) ? lines.eol : '', (blank) => replacement(end, end, lines.eol + blank + text));
}

/** Returns whether all entries are separated by blank lines. */
function isSpaced(lines: SourceLines, entries: readonly BlockEntry[]): boolean {
  const gaps = entries.slice(1).map(({ firstLine }, index) => {
    const from = elementAt(entries, index).lastLine + 1;
    return Array.from({ length: firstLine - from }, (_, offset) => lines.isBlank(from + offset)).includes(true);
  });
  return gaps.length > 0 && gaps.every(Boolean);
}

/** Inserts a copy of an entry directly after it. */
export function duplicateInBlock(file: YamlSource, collection: Collection, index: number): Splice[] {
  const entries = entriesOf(file, collection);
  const entry = elementAt(entries, index);
  const { lead, body } = carried(file, entry);
  const pad = ' '.repeat(file.lines.columnAt(entry.start));
  return addedBehind(file, entries, entry, lead + pad + body);
}

/** Moves an entry. Blank lines and other text between entries stay in place. */
export function moveInBlock(file: YamlSource, collection: Collection, from: number, to: number): Splice[] {
  const { source, lines } = file;
  const entries = entriesOf(file, collection);
  const order = [...entries.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  let text = '';
  for (let slot = low; slot <= high; slot += 1) {
    const here = elementAt(entries, slot);
    const next = slot < high ? lines.line(elementAt(entries, slot + 1).firstLine).start : lines.line(here.lastLine).end;
    text += fitted(file, here, carried(file, elementAt(entries, order[slot] ?? slot)));
    text += source.slice(lines.line(here.lastLine).end, next);
  }
  const first = elementAt(entries, low);
  return [replacement(lines.line(first.firstLine).start, lines.line(elementAt(entries, high).lastLine).end, text)];
}

function carried({ source, lines }: YamlSource, entry: BlockEntry): Carried {
  const lead = source.slice(lines.line(entry.firstLine).start, lines.line(entry.startLine).start);
  return { lead, body: source.slice(entry.start, lines.line(entry.lastLine).end) };
}

/**
 * Formats an entry for the position of another one. After an outer dash there is no room for comments, so they start a
 * new line.
 */
function fitted(
  { source, lines }: YamlSource,
  { start, startLine, isInline }: BlockEntry,
  { lead, body }: Carried,
): string {
  const prefix = source.slice(lines.line(startLine).start, start);
  if (!isInline) return lead + prefix + body;
  return lead ? prefix.trimEnd() + lines.eol + lead + ' '.repeat(prefix.length) + body : prefix + body;
}
