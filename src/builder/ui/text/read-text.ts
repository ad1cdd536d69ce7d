import { Fragment, type Node, type Schema } from 'prosemirror-model';
import { HEADING_SIGN, isHeadingLine } from '../../../schema/rich-text-lines.ts';
import { oneLine } from './one-line.ts';
import { readInline, type IsFact } from './inline-source.ts';
import { LINE_SCHEMA, RICH_SCHEMA, type EditorKind } from './text-schema.ts';

/** A paragraph, a heading or a list as it's written, with what stands between it and the block before. */
interface BlockSource {
  lines: string[];
  gap: string;
}

const isEntry = (line: string): boolean => line.trim().startsWith('- ');
const isHeading = (line: string): boolean => isHeadingLine(line.trim());

/** Parts the lines of a paragraph into blocks, as `RichText` does: lists and headings stand apart, an indented line continues its entry. */
function blocksIn(paragraph: string, gap: string): BlockSource[] {
  const blocks: BlockSource[] = [];
  for (const line of paragraph.split('\n')) {
    const last = blocks.at(-1);
    const first = last?.lines[0] ?? '';
    const inList = isEntry(first);
    const continues = inList && !isEntry(line) && /^\s/.test(line);
    const isAlike = inList === isEntry(line) && !isHeading(first) && !isHeading(line);
    if (last && (continues || isAlike)) last.lines.push(line);
    else blocks.push({ lines: [line], gap: last ? '\n' : gap });
  }
  return blocks;
}

/** Returns the content of the lines of one paragraph. Each has markup of its own. */
function readParagraph(lines: readonly string[], isFact: IsFact): Fragment {
  const space = Fragment.from(RICH_SCHEMA.text(' '));
  return lines
    .map((line) => readInline(line.trim(), RICH_SCHEMA, isFact))
    .reduce((before, line) => before.append(space).append(line));
}

/** Returns the entries of a list. The lines of one entry are read as one. */
function readEntries(lines: readonly string[], isFact: IsFact): Node[] {
  const entries: string[][] = [];
  for (const line of lines) {
    if (isEntry(line)) entries.push([line]);
    else entries.at(-1)?.push(line);
  }
  return entries.map((own) => {
    const text = own.map((line) => line.trim()).join(' ');
    const content = readInline(text.slice(2), RICH_SCHEMA, isFact);
    return RICH_SCHEMA.node('entry', { source: own.join('\n') }, content);
  });
}

/** Reads the text of one block, without what stands around it. */
export function readBlock(
  source: string,
  isFact: IsFact,
  origin: { gap?: string; follows?: string | null } = {},
): Node {
  const lines = source.split('\n');
  const attributes = { ...origin, source };
  if (isHeading(source)) {
    const words = source.trim().slice(HEADING_SIGN.length).trim();
    return RICH_SCHEMA.node('heading', attributes, readInline(words, RICH_SCHEMA, isFact));
  }
  return isEntry(lines[0] ?? '')
    ? RICH_SCHEMA.node('list', attributes, readEntries(lines, isFact))
    : RICH_SCHEMA.node('paragraph', attributes, readParagraph(lines, isFact));
}

/** Reads a text of a field. `writeText` writes the same bytes as long as nothing is changed. */
export function readText(text: string, kind: EditorKind, isFact: IsFact): Node {
  if (kind === 'line') return readLine(text, LINE_SCHEMA, isFact);
  const inner = text.trim();
  const start = text.slice(0, text.length - text.trimStart().length);
  const blocks: Node[] = [];
  let follows: string | null = null;
  for (const { lines, gap } of inner === '' ? [] : blockSources(inner)) {
    const source = lines.join('\n');
    blocks.push(readBlock(source, isFact, { gap, follows }));
    follows = source;
  }
  const end = inner === '' ? '' : text.slice(text.trimEnd().length);
  return RICH_SCHEMA.node('doc', { start, end }, blocks.length > 0 ? blocks : [RICH_SCHEMA.node('paragraph')]);
}

function blockSources(text: string): BlockSource[] {
  const parts = text.split(/(\n\s*\n)/);
  return parts.flatMap((part, index) => (index % 2 === 0 ? blocksIn(part, parts[index - 1] ?? '') : []));
}

function readLine(text: string, schema: Schema, isFact: IsFact): Node {
  const content = readInline(oneLine(text), schema, isFact);
  return schema.node('doc', null, schema.node('paragraph', { source: text }, content));
}
