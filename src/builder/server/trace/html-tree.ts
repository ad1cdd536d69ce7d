import { parse, type DefaultTreeAdapterTypes as Html } from 'parse5';

/** An element with its children. Comments are left out, and texts that follow each other are one. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | string)[];
}

/** Parses a document and returns its body, as a browser would build it. */
export function bodyOf(html: string): Element {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html') as Html.Element; // the parser adds it
  return elementOf(root.childNodes.find((node) => node.nodeName === 'body') as Html.Element);
}

const isText = (node: Html.ChildNode): node is Html.TextNode => node.nodeName === '#text';

function elementOf({ tagName, attrs, childNodes }: Html.Element): Element {
  const children: (Element | string)[] = [];
  for (const node of childNodes) {
    if ('tagName' in node) children.push(elementOf(node));
    else if (isText(node)) {
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + node.value;
      else children.push(node.value);
    }
  }
  return { tag: tagName, attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])), children };
}

/** A text and where it stands: child indexes from an ancestor. */
export interface TextPlace {
  node: number[];
  text: string;
}

/** Elements whose text isn't shown. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Returns the texts of an element in order. */
export const textsBelow = (element: Element, path: readonly number[]): TextPlace[] =>
  UNSEEN.has(element.tag)
    ? []
    : element.children.flatMap((child, index) => {
        const node = [...path, index];
        return typeof child === 'string' ? [{ node, text: child }] : textsBelow(child, node);
      });

/** Names of landmarks outside of sections. */
const LANDMARKS: ReadonlySet<string> = new Set(['header', 'nav', 'footer']);

/**
 * Returns the parts of a page that are traced, by name: its sections in order (`section-0`), and the landmarks around them
 * (`header-0`, `nav-0`, `footer-0`).
 */
export function partElements(body: Element): Map<string, Element> {
  const parts = new Map<string, Element>();
  const counts = new Map<string, number>();
  const visit = (element: Element): void => {
    const { attributes, tag } = element;
    const isSection = 'data-section' in attributes || 'data-ghost' in attributes;
    const kind = isSection ? 'section' : LANDMARKS.has(tag) ? tag : undefined;
    if (kind === undefined) return element.children.forEach((child) => typeof child !== 'string' && visit(child));
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    parts.set(`${kind}-${count}`, element);
  };
  visit(body);
  return parts;
}
