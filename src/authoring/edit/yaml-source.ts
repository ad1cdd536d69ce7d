import { Composer, type CST, isCollection, isMap, isPair, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { tokenize } from '../../content/parse/tokenize.ts';
import { EditRefusal } from './edit-operation.ts';
import { dataOf, keyOf, type Data } from './plain-data.ts';
import { SourceLines } from './source-lines.ts';
import type { Path } from '../../data/path.ts';

/** Maximum size of a file that can be edited, in bytes of UTF-8; equal to the content check's limit. */
export const MAX_SOURCE_BYTES = 256 * 1024;

/** The tokens of a list item or a field. */
export type ItemTokens =
  CST.BlockMap['items'][number] | CST.BlockSequence['items'][number] | CST.FlowCollection['items'][number];

export type Collection = YAMLMap | YAMLSeq;

/** A parsed file. */
export interface YamlSource {
  source: string;
  root: Node | null;
  data: Data;
  lines: SourceLines;
}

/** The location of a node. */
export interface NodeLocation {
  path: Path;
  node: Node | null;
  /** Its parent item; the root has none. */
  item?: ItemTokens;
  /** Whether that item is inside brackets. */
  inFlow: boolean;
  /** The column of its innermost ancestor outside brackets. */
  column: number;
}

/** Parses a file that can be edited. Refuses any other. */
export function openYaml(source: string): YamlSource {
  if (!source.isWellFormed()) throw new EditRefusal("The file isn't valid UTF-8.", []);
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES)
    throw new EditRefusal(`The file is larger than ${MAX_SOURCE_BYTES / 1024} KiB.`, []);
  const { root, data } = parseWithTokens(source);
  return { source, root, data, lines: new SourceLines(source) };
}

/** The contents of a file. */
interface Contents {
  root: Node | null;
  data: Data;
}

/** The last text that was parsed with its tokens: that of one edit of a file is that before the next one. */
let last: { source: string; contents: Contents } | undefined;

/** Parses a file with its tokens, which locate each node. Nobody may change the result: a text is parsed once if it's requested twice in a row. */
export function parseWithTokens(source: string): Contents {
  if (last?.source !== source) last = { source, contents: parseSource(source, true) };
  return last.contents;
}

/** Parses a file. */
export function parseSource(source: string, keepSourceTokens = false): Contents {
  // The parser calls itself for each level: a file of brackets alone would end the process.
  const { tokens, finding } = tokenize(source);
  if (finding) throw new EditRefusal(finding.message, [], finding.offset);
  const composer = new Composer({ keepSourceTokens, uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, source.length);
  if (second) throw new EditRefusal('The file holds several documents.', [], second.range[0]);
  const { contents = null, directives, errors = [], warnings = [] } = document ?? {};
  const [error] = errors;
  if (error) throw new EditRefusal(`The file is no valid YAML: ${error.message}`, [], error.pos[0]);
  const [warning] = warnings;
  if (warning) throw new EditRefusal(`The file holds a tag that isn't known: ${warning.message}`, [], warning.pos[0]);
  // There, 012 and yes are other values than for the readers of this site.
  if (directives?.yaml.version === '1.1') throw new EditRefusal('Files in YAML 1.1 are not edited.', []);
  return { root: contents, data: dataOf(contents) };
}

const isTrivia = (token: CST.SourceToken): boolean =>
  token.type === 'space' || token.type === 'newline' || token.type === 'comment' || token.type === 'comma';

const endOfToken = ({ offset, source }: CST.SourceToken): number => offset + source.length;

/** Returns the tokens of a collection's items in node order, without what follows the last item. */
export function itemsOf(collection: Collection): ItemTokens[] {
  // A single pair in a list in brackets, [a: 1], is a map without brackets of its own.
  if (!collection.srcToken) return collection.items.flatMap((item) => (isPair(item) ? (item.srcToken ?? []) : []));
  const items: readonly ItemTokens[] = tokensOf(collection).items;
  return items.filter(
    ({ start, key, sep, value }) => Boolean(key ?? sep ?? value) || start.some((token) => !isTrivia(token)),
  );
}

/** Returns the tokens of a collection. */
export function tokensOf({ srcToken }: Collection): CST.BlockMap | CST.BlockSequence | CST.FlowCollection {
  if (!srcToken || !('items' in srcToken)) throw new TypeError('A collection was parsed without its tokens.');
  return srcToken;
}

export const isFlow = (collection: Collection): boolean =>
  !collection.srcToken || tokensOf(collection).type === 'flow-collection';

/** Returns where an item begins: at its dash, question mark, tag or key. */
export function startOfItem({ start, key, sep, value }: ItemTokens): number {
  const first = start.find((token) => !isTrivia(token)) ?? key ?? sep?.find((token) => !isTrivia(token)) ?? value;
  return first?.offset ?? 0;
}

/** Returns the column of a block collection's entries. */
export const columnOf = (lines: SourceLines, collection: Collection): number =>
  lines.columnAt(startOfItem(itemsOf(collection)[0] ?? { start: [] }));

/** Returns the index of a field or item. */
export const indexOf = (collection: Collection, step: string | number | undefined): number =>
  isMap(collection) ? collection.items.findIndex((pair) => keyOf(pair) === String(step)) : Number(step);

/** Returns where an item's tokens end, before trailing blanks, comments and line breaks. */
export function endOfItem(item: ItemTokens, node: unknown): number {
  const ofValue = endOfNode(node);
  if (ofValue !== undefined) return ofValue;
  const token = [...item.start, ...(item.sep ?? [])].findLast((one) => !isTrivia(one));
  const { key } = item;
  const ofKey = key && 'source' in key ? key.offset + key.source.length : 0;
  return Math.max(ofKey, token ? endOfToken(token) : 0);
}

/** Returns where a node's tokens end, or `undefined` if it has none. */
export function endOfNode(node: unknown): number | undefined {
  if (!isCollection(node)) return isScalar(node) && node.srcToken ? rangeOf(node)[1] : undefined;
  if (isFlow(node)) return rangeOf(node)[1];
  const last = itemsOf(node).at(-1);
  return last && endOfItem(last, valuesOf(node).at(-1));
}

/** Returns where a node begins and where its value ends. */
export function rangeOf(node: Node | null): readonly [from: number, to: number] {
  const [from = 0, to = 0] = node?.range ?? [];
  return [from, to];
}

/** Returns the values of a collection's items. */
export const valuesOf = (collection: Collection): (Node | null)[] =>
  (isMap(collection) ? collection.items.map(({ value }) => value) : collection.items) as (Node | null)[]; // a parsed document contains nodes only

/** Returns the offset after the colon or dash before a value. */
export function indicatorEnd({ start, sep }: ItemTokens): number | undefined {
  const colon = sep?.find(({ type }) => type === 'map-value-ind') ?? start.find(({ type }) => type === 'seq-item-ind');
  return colon && endOfToken(colon);
}

/** Finds the node at an existing path. */
export function locateNode({ root, lines }: YamlSource, path: Path): NodeLocation {
  return path.reduce<NodeLocation>(
    (location, step) => {
      const holder = location.node as Collection; // the data has a value at this path
      const index = indexOf(holder, step);
      const item = itemsOf(holder)[index];
      if (!item) throw new EditRefusal('The value is written in a way that is not edited.', path);
      const inFlow = location.inFlow || isFlow(holder);
      const column = inFlow ? location.column : lines.columnAt(startOfItem(item));
      return { path: [...location.path, step], node: valuesOf(holder)[index] ?? null, item, inFlow, column };
    },
    { path: [], node: root, inFlow: false, column: 0 },
  );
}

/** Returns the plain data of a YAML text. Throws an `EditRefusal` for a text that can't be edited. */
export function dataOfText(text: string): Data {
  const source = text.replace(/^\uFEFF/, '');
  return last?.source === source ? last.contents.data : parseSource(source).data;
}

/** Returns the plain data of a YAML text; `undefined` without a text, or for one that can't be edited. */
export function dataOrUndefined(text: string | null | undefined): Data | undefined {
  try {
    return typeof text === 'string' ? dataOfText(text) : undefined;
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}
