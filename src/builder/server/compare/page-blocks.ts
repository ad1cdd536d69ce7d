import { basename } from 'node:path';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { htmlAttribute, plainWordsOf, SILENT_ELEMENTS } from '../../../authoring/import/html-tree.ts';

/** A text or a picture of a page, and the element that shows it. */
export interface PageBlock {
  element: Html.Element;
  /** What identifies it: the text, or the address of the picture. */
  key: string;
  /** What it says: the text, or the alternative text of the picture. */
  words: string;
  /** The address of the picture. */
  source?: string;
}

/** A section of a page, its header or footer, or what stands around them. */
export interface PagePart {
  /** What identifies it in both states. */
  key: string;
  /** The type of a section; `header`, `footer` or `page` for the rest. */
  type: string;
  /** Absent for what stands around the other parts. */
  element?: Html.Element;
  blocks: PageBlock[];
}

/** Elements outside of sections that are compared apart. */
const LANDMARKS: ReadonlySet<string> = new Set(['header', 'footer']);

/** Returns the parts of a document in the order of the page, each with its texts and pictures. */
export function partsOf(document: Html.Document): PagePart[] {
  const around: PagePart = { key: 'page', type: 'page', blocks: [] };
  const parts: PagePart[] = [around];
  const visit = (element: Html.Element, part: PagePart): void => {
    if (SILENT_ELEMENTS.has(element.tagName)) return;
    const own = part === around ? partAt(element) : undefined;
    if (own) parts.push(own);
    const target = own ?? part;
    const block = blockAt(element);
    if (block) target.blocks.push(block);
    else for (const child of element.childNodes) if ('tagName' in child) visit(child, target);
  };
  for (const node of document.childNodes) if ('tagName' in node) visit(node, around);
  return parts;
}

function partAt(element: Html.Element): PagePart | undefined {
  const { tagName } = element;
  const type = htmlAttribute(element, 'data-section');
  if (type !== undefined) return { key: `${type} ${htmlAttribute(element, 'id') ?? ''}`, type, element, blocks: [] };
  return LANDMARKS.has(tagName) ? { key: tagName, type: tagName, element, blocks: [] } : undefined;
}

/** Returns the text or picture that an element shows; `undefined` if only elements in it do. */
function blockAt(element: Html.Element): PageBlock | undefined {
  if (element.tagName === 'img') {
    const source = htmlAttribute(element, 'src') ?? '';
    const words = htmlAttribute(element, 'alt') || basename(source);
    return { element, key: JSON.stringify(['picture', source]), words, source };
  }
  const hasText = element.childNodes.some((node) => isText(node) && node.value.trim() !== '');
  if (!hasText) return undefined;
  const words = plainWordsOf(element);
  return words === '' ? undefined : { element, key: JSON.stringify(['text', words]), words };
}

const isText = (node: Html.ChildNode): node is Html.TextNode => node.nodeName === '#text';
