/** Marks the element that stands in place of a part of the page while a text of it is edited. A trace doesn't count it. */
export const EDITOR_ATTRIBUTE = 'data-builder-editor';

/** Names of landmarks outside of sections, as the server's trace has them. */
const LANDMARKS: ReadonlySet<string> = new Set(['header', 'nav', 'footer']);

/** Returns whether an element is from an HTML or SVG document of any frame: each frame has classes of its own. */
export const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && (node as Node).nodeType === Node.ELEMENT_NODE;

export const isText = (node: unknown): node is Text =>
  typeof node === 'object' && node !== null && (node as Node).nodeType === Node.TEXT_NODE;

/** Marks a section that visitors don't see, with its type. Those that they see have `data-section`. */
export const GHOST_ATTRIBUTE = 'data-ghost';

/** Returns the type of the section that an element is; `undefined` if it's none. */
export const typeOfSection = ({ dataset }: HTMLElement): string | undefined => dataset['section'] ?? dataset['ghost'];

/** Sections and landmarks. */
const PARTS = `[data-section], [${GHOST_ATTRIBUTE}], header, nav, footer`;

const kindOf = (element: HTMLElement): string | undefined => {
  if (typeOfSection(element) !== undefined) return 'section';
  return LANDMARKS.has(element.localName) ? element.localName : undefined;
};

/** Returns the traced parts of a page by name: `section-0`, `header-0`; see `tracedText` in the protocol. */
export function pageParts(body: Element): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of body.querySelectorAll<HTMLElement>(PARTS)) {
    if (element.parentElement?.closest(PARTS)) continue;
    const kind = kindOf(element) ?? '';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    parts.set(`${kind}-${count}`, element);
  }
  return parts;
}

/** A child element, or texts that follow each other. */
type Child = HTMLElement | Text[];

/** Returns an element's children as a trace counts them: without comments, and with texts joined. Nor does what stands in place of a text that is edited count. */
export function tracedChildren(element: Element): Child[] {
  const children: Child[] = [];
  for (const node of element.childNodes) {
    if (isElement(node)) {
      if (!node.hasAttribute(EDITOR_ATTRIBUTE)) children.push(node);
    } else if (isText(node) && node.data !== '') {
      const last = children.at(-1);
      if (Array.isArray(last)) last.push(node);
      else children.push([node]);
    }
  }
  return children;
}

/** Returns an element's children as `tracedChildren` does. */
export type ChildrenOf = (element: Element) => Child[];

/** Returns `tracedChildren` for a page that doesn't change meanwhile: it reads each element once. */
export function rememberedChildren(): ChildrenOf {
  const known = new Map<Element, Child[]>();
  return (element) => {
    const children = known.get(element) ?? tracedChildren(element);
    known.set(element, children);
    return children;
  };
}

/** Returns what stands at a place below an element. */
export function childAt(element: HTMLElement, place: readonly number[], childrenOf: ChildrenOf): Child | undefined {
  let found: Child | undefined = element;
  for (const index of place) {
    if (!found || Array.isArray(found)) return undefined;
    found = childrenOf(found)[index];
  }
  return found;
}

/** Returns the texts beside a text, itself included, in the way that a trace joins them. */
export function runOf(text: Text): Text[] {
  const run =
    text.parentElement &&
    tracedChildren(text.parentElement).find((child) => Array.isArray(child) && child.includes(text));
  return Array.isArray(run) ? run : [text];
}

export const joinedText = (run: readonly Text[]): string => run.map(({ data }) => data).join('');
