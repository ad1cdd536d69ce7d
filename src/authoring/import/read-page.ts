import { parse } from 'parse5';
import { groupPieces, type ImportedOpening, type ImportedSection } from './group-pieces.ts';
import { leaveOut, piecesIn, type PieceReader } from './html-pieces.ts';
import {
  htmlAttribute,
  elementNamed,
  spacedOnce,
  shortened,
  SILENT_ELEMENTS,
  plainWordsOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts';

/** A saved page as it's read: in one language, with pictures by their addresses in the file. */
export interface ImportedPage {
  opening: ImportedOpening;
  sections: ImportedSection[];
  /** The title in the browser, else the first heading; '' if it has neither. */
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** The language of the page, for example `en`, if it says so. */
  language?: string | undefined;
  /** The whole address that the page calls its own. */
  canonical?: string | undefined;
}

/** Reads a saved page. Any text can be read: a browser shows any, too. */
export function readSavedPage(html: string, reader: PieceReader): ImportedPage {
  const root = parse(html).childNodes.find((node): node is HtmlElement => node.nodeName === 'html');
  const [head, body] = root ? [elementNamed(root, 'head'), elementNamed(root, 'body')] : [];
  const [heading, main] = body ? [elementNamed(body, 'h1'), elementNamed(body, 'main')] : [];
  const title = (head && textOfTitle(head)) ?? (heading && plainWordsOf(heading)) ?? '';
  if (body && main) leaveOutOthers(body, main, reader);
  const content = main ?? body;
  return {
    ...groupPieces(content ? piecesIn(content, reader) : [], title),
    title,
    description: head && metaOf(head, 'description'),
    keywords: head && metaOf(head, 'keywords'),
    language: root && htmlAttribute(root, 'lang')?.split('-')[0]?.toLowerCase(),
    canonical: head && canonicalOf(head),
  };
}

function textOfTitle(head: HtmlElement): string | undefined {
  const words = elementNamed(head, 'title')?.childNodes.map((node) => ('value' in node ? node.value : ''));
  return spacedOnce(words?.join('') ?? '') || undefined;
}

const elementsIn = (head: HtmlElement, tagName: string): HtmlElement[] =>
  head.childNodes.filter((node): node is HtmlElement => node.nodeName === tagName);

const metaOf = (head: HtmlElement, name: string): string | undefined => {
  const found = elementsIn(head, 'meta').find((node) => htmlAttribute(node, 'name')?.toLowerCase() === name);
  return spacedOnce((found && htmlAttribute(found, 'content')) ?? '') || undefined;
};

const canonicalOf = (head: HtmlElement): string | undefined => {
  const found = elementsIn(head, 'link').find((node) => htmlAttribute(node, 'rel')?.toLowerCase() === 'canonical');
  return found && htmlAttribute(found, 'href');
};

/** Notes what stands around the main part of a page. */
function leaveOutOthers(node: HtmlElement, main: HtmlElement, reader: PieceReader): void {
  for (const child of node.childNodes) {
    const words = 'value' in child ? spacedOnce(child.value) : '';
    if (words !== '') reader.leaveOut(shortened(words));
    if (!('tagName' in child) || child === main || SILENT_ELEMENTS.has(child.tagName)) continue;
    if (holds(child, main)) leaveOutOthers(child, main, reader);
    else leaveOut(child, reader);
  }
}

const holds = (node: HtmlNode, wanted: HtmlElement): boolean =>
  node === wanted || ('tagName' in node && node.childNodes.some((child) => holds(child, wanted)));
