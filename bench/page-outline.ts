/** The content of a page without layout: a text, or an element with its content. */
export type AstroOutline = string | { tag: string; attributes: Record<string, string>; children: AstroOutline[] };

/** Runs in a page: returns the texts, headings, links, fields and images of its body. Flattens container elements. */
export function outlineOfBody(): AstroOutline[] {
  const BOXES = new Set(['div', 'span', 'form']);
  const LEFT_OUT = new Set(['script', 'style', 'link', 'noscript']);
  const MEANINGFUL =
    /^(href|src|srcset|sizes|alt|width|height|loading|fetchpriority|lang|id|name|type|for|value|rows|rel|datetime)$/;
  const nameOf = (element: Element) =>
    element.getAttribute('role') === 'region' && !element.closest('main') ? 'aside' : element.localName; // the consent notice
  const isKept = (element: Element, { name, value }: Attr) =>
    element instanceof SVGElement ? name !== 'class' : MEANINGFUL.test(name) || value === 'visually-hidden';
  const read = (node: Node): AstroOutline[] => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
    const isHidden = node.getAttribute('aria-hidden') === 'true' && node.localName === 'div';
    if (LEFT_OUT.has(node.localName) || isHidden) return [];
    const tag = nameOf(node);
    const children = [...node.childNodes].flatMap(read);
    if (BOXES.has(tag) && !node.classList.contains('visually-hidden')) return children;
    const attributes = [...node.attributes].filter((attribute) => isKept(node, attribute));
    return [{ tag, attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])), children }];
  };
  return [...document.body.childNodes].flatMap(read);
}
