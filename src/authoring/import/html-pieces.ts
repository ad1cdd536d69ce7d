import { encodeTarget } from '../../schema/inline-markup.ts';
import {
  htmlAttribute,
  elementNamed,
  hasElement,
  INLINE_ELEMENTS,
  spacedOnce,
  shortened,
  SILENT_ELEMENTS,
  plainWordsOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts';

/** What a page says, one after the other. Texts are rich text, headings and cells plain. */
export type HtmlPiece =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'picture'; src: string; alt: string; caption?: string | undefined }
  | { kind: 'table'; rows: string[][] };

/** What reading needs to know of the whole site. */
export interface PieceReader {
  /** Returns the target of a link on the new site, or `undefined` if there's none. */
  linkTo: (href: string) => string | undefined;
  /** Notes what has no place on the new site. */
  leaveOut: (what: string) => void;
}

/** Elements that no section shows. */
const FOREIGN = new Set(
  'form iframe video audio object embed canvas svg button select input textarea nav footer aside dialog'.split(' '),
);

/** Returns what is in a node, in the order of the page. */
export function piecesIn(node: HtmlNode | HtmlElement, reader: PieceReader): HtmlPiece[] {
  if (node.nodeName === '#text' || !('tagName' in node)) return [];
  const { tagName } = node;
  if (SILENT_ELEMENTS.has(tagName)) return [];
  if (FOREIGN.has(tagName) || (tagName === 'header' && !hasElement(node, 'h1'))) return leaveOut(node, reader);
  if (/^h[1-6]$/.test(tagName)) return headingPieces(node, reader);
  switch (tagName) {
    case 'img':
      return picturePieces(node);
    case 'ul':
    case 'ol':
      return linePieces(listLines(node, reader), node);
    case 'table':
      return tablePieces(node, reader);
    case 'figure':
      return figurePieces(node, reader);
    default:
      return blockPieces(node, reader);
  }
}

/** Notes an element as left out. @returns no pieces */
export function leaveOut(node: HtmlElement, { leaveOut: note }: PieceReader): HtmlPiece[] {
  const words = plainWordsOf(node);
  const address = htmlAttribute(node, 'src') ?? htmlAttribute(node, 'data');
  const said = [address ?? '', words === '' ? '' : shortened(words)].filter((part) => part !== '').join(': ');
  if (said !== '' || node.tagName === 'form') note([`<${node.tagName}>`, said].join(' ').trim());
  return [];
}

/** Reads an element that may hold both words and blocks: runs of words are paragraphs. */
function blockPieces(node: HtmlElement, reader: PieceReader): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    const text = inlineText(run, reader);
    if (text !== '') pieces.push({ kind: 'text', text: text.replace(/^- /, '– ') });
    pieces.push(...run.flatMap((inner) => picturesIn(inner)));
    run = [];
  };
  for (const child of node.childNodes) {
    if (isInline(child)) run.push(child);
    else {
      endRun();
      pieces.push(...piecesIn(child, reader));
    }
  }
  endRun();
  if (node.tagName !== 'dt' || pieces.length !== 1) return pieces;
  return pieces.map((piece) =>
    piece.kind === 'text' ? { ...piece, text: `**${piece.text.replaceAll('**', '')}**` } : piece,
  );
}

const isInline = (node: HtmlNode): boolean =>
  node.nodeName === '#text' ||
  ('tagName' in node && INLINE_ELEMENTS.has(node.tagName) && node.childNodes.every(isInlineOrPicture));

const isInlineOrPicture = (node: HtmlNode): boolean =>
  isInline(node) || node.nodeName === 'img' || node.nodeName === '#comment' || SILENT_ELEMENTS.has(node.nodeName);

function headingPieces(node: HtmlElement, reader: PieceReader): HtmlPiece[] {
  const text = withoutBraces(plainWordsOf(node), reader);
  const level = Number(node.tagName.slice(1));
  return [...(text === '' ? [] : [{ kind: 'heading' as const, level, text }]), ...picturesIn(node)];
}

function picturePieces(node: HtmlElement): HtmlPiece[] {
  const src = htmlAttribute(node, 'src') ?? htmlAttribute(node, 'data-src');
  return src === undefined || src === ''
    ? []
    : [{ kind: 'picture', src, alt: htmlAttribute(node, 'alt')?.trim() ?? '' }];
}

/** Returns the pictures below a node. */
const picturesIn = (node: HtmlNode): HtmlPiece[] =>
  'tagName' in node ? (node.tagName === 'img' ? picturePieces(node) : node.childNodes.flatMap(picturesIn)) : [];

function figurePieces(node: HtmlElement, reader: PieceReader): HtmlPiece[] {
  const caption = elementNamed(node, 'figcaption');
  const pieces = blockPieces({ ...node, childNodes: node.childNodes.filter((child) => child !== caption) }, reader);
  const words = caption && withoutBraces(plainWordsOf(caption), reader);
  const first = pieces.findIndex(({ kind }) => kind === 'picture');
  if (!words) return pieces;
  if (first < 0) return [...pieces, { kind: 'text', text: words }];
  return pieces.map((piece, index) =>
    index === first && piece.kind === 'picture' ? { ...piece, caption: words } : piece,
  );
}

const linePieces = (lines: readonly string[], node: HtmlElement): HtmlPiece[] => [
  ...(lines.length > 0 ? [{ kind: 'text' as const, text: lines.map((line) => `- ${line}`).join('\n') }] : []),
  ...picturesIn(node),
];

/** Returns the entries of a list, those of lists in it behind their entry. */
function listLines(list: HtmlElement, reader: PieceReader): string[] {
  return list.childNodes.flatMap((item) => {
    if (isList(item)) return listLines(item, reader);
    const inner = contentOf(item);
    const line = inlineText(
      inner.filter((child) => !isList(child)),
      reader,
    );
    const below = inner.filter(isList).flatMap((other) => listLines(other, reader));
    return [...(line === '' ? [] : [line]), ...below];
  });
}

/** Returns what is in an element, or a text alone. */
const contentOf = (node: HtmlNode): readonly HtmlNode[] => ('tagName' in node ? node.childNodes : [node]);

const isList = (node: HtmlNode): node is HtmlElement => node.nodeName === 'ul' || node.nodeName === 'ol';

function tablePieces(node: HtmlElement, reader: PieceReader): HtmlPiece[] {
  const rows = rowsOf(node, reader);
  const caption = elementNamed(node, 'caption');
  const words = caption ? withoutBraces(plainWordsOf(caption), reader) : '';
  return [
    ...(words === '' ? [] : [{ kind: 'text' as const, text: words }]),
    ...(rows.length === 0 ? [] : [{ kind: 'table' as const, rows }]),
    ...picturesIn(node),
  ];
}

function rowsOf(table: HtmlElement, reader: PieceReader): string[][] {
  const rows: string[][] = [];
  const walk = (node: HtmlElement): void => {
    for (const child of node.childNodes)
      if ('tagName' in child) {
        if (child.tagName === 'tr') rows.push(cellsOf(child, reader));
        else if (child.tagName !== 'table') walk(child);
      }
  };
  walk(table);
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

const cellsOf = (row: HtmlElement, reader: PieceReader): string[] =>
  row.childNodes.flatMap((cell) =>
    'tagName' in cell && /^t[dh]$/.test(cell.tagName) ? [withoutBraces(plainWordsOf(cell), reader)] : [],
  );

/** Returns the rich text of nodes within a line. */
function inlineText(nodes: readonly HtmlNode[], reader: PieceReader): string {
  const write = (node: HtmlNode): string => {
    if ('value' in node) return withoutMarkup(node.value);
    if (!('tagName' in node) || SILENT_ELEMENTS.has(node.tagName)) return '';
    if (node.tagName === 'br') return ' ';
    const words = node.childNodes.map(write).join('');
    const plain = spacedOnce(words.replaceAll(/\*\*|\[|\]\([^)]*\)/g, ''));
    if (plain === '') return words;
    if (node.tagName === 'strong' || node.tagName === 'b') return around(words, `**${plain}**`);
    if (node.tagName === 'a') return around(words, linked(node, plain, reader));
    return INLINE_ELEMENTS.has(node.tagName) ? words : ` ${words} `;
  };
  return withoutBraces(spacedOnce(nodes.map(write).join('')), reader);
}

/** Keeps the spaces at both ends of what is replaced. */
const around = (words: string, marked: string): string =>
  `${/^\s/.test(words) ? ' ' : ''}${marked}${/\s$/.test(words) ? ' ' : ''}`;

function linked(node: HtmlElement, label: string, { linkTo, leaveOut: note }: PieceReader): string {
  const href = htmlAttribute(node, 'href')?.trim();
  if (href === undefined || href === '' || href === '#') return label;
  const target = linkTo(href);
  if (target !== undefined) return `[${label}](${encodeTarget(target)})`;
  note(`link to ${href}: ${shortened(label)}`);
  return label;
}

/** Rich text has no way to write its own marks as letters. */
const withoutMarkup = (text: string): string => text.replaceAll('**', '*').replaceAll(/\[([^\][]*)\]\(/g, '$1 (');

/** Names in curly brackets stand for facts, so that a text can't have any. */
function withoutBraces(text: string, { leaveOut: note }: PieceReader): string {
  if (!/[{}]/.test(text)) return text;
  note(`curly brackets, which became round ones: ${shortened(text)}`);
  return text.replaceAll('{', '(').replaceAll('}', ')');
}
