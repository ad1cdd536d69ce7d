import type { DefaultTreeAdapterTypes } from 'parse5';
import { shorten } from '../../content/diagnostics/diagnostic.ts';

/** A node of a parsed page. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** An element of a parsed page. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements that say nothing. */
export const SILENT_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'link',
  'meta',
  'title',
  'hr',
  'wbr',
  'source',
]);

/** Elements within a line. */
export const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Returns the words of an element without any markup. */
export const plainWordsOf = (node: HtmlNode): string => {
  const write = (one: HtmlNode): string => {
    if ('value' in one) return one.value;
    if (!('tagName' in one) || SILENT_ELEMENTS.has(one.tagName)) return '';
    return INLINE_ELEMENTS.has(one.tagName) && one.tagName !== 'br'
      ? one.childNodes.map(write).join('')
      : ` ${one.childNodes.map(write).join('')} `;
  };
  return spacedOnce(write(node));
};

/** Makes one line of a text. */
export const spacedOnce = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the value of an attribute. */
export const htmlAttribute = (node: HtmlElement, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

/** Returns the first element of a name below a node, or the node itself. */
export function elementNamed(node: HtmlNode, tagName: string): HtmlElement | undefined {
  if (!('tagName' in node)) return undefined;
  if (node.tagName === tagName) return node;
  for (const child of node.childNodes) {
    const found = elementNamed(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element of a name is there. */
export const hasElement = (node: HtmlNode, tagName: string): boolean => elementNamed(node, tagName) !== undefined;

/** Longest excerpt of what is left out, in characters. */
const EXCERPT_LENGTH = 80;

/** Shortens words for a list of what was left out. */
export const shortened = (words: string): string => shorten(words, EXCERPT_LENGTH);
