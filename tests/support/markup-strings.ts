/** A document as a browser parses it: its element structure, and every string by its position. */
export interface ReadDocument {
  /** Each element with the names of its attributes, in order. */
  elements: string[];
  /** Texts, attribute values (except coordinates and sizes in drawings), and the values of JSON in scripts. */
  strings: string[];
}

/** The strings of structured data. The text of an answer is HTML: it's read like a document, with its elements. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if ('@type' in value && value['@type'] === 'Answer' && 'text' in value) {
    const { elements, strings } = readDocument(String(value.text), 'text/html');
    return [...elements, ...strings];
  }
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)]);
};

/** Parses a document like a browser. @throws if a data script isn't valid JSON */
export function readDocument(source: string, type: 'text/html' | 'image/svg+xml' | 'application/xml'): ReadDocument {
  const document = new DOMParser().parseFromString(source, type);
  const elements: string[] = [];
  const strings: string[] = [];
  // The parser reports malformed XML as an element.
  const walker = document.createTreeWalker(document);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === node.COMMENT_NODE) elements.push('comment');
    if (node.nodeType === node.TEXT_NODE) {
      const isData = node.parentElement?.getAttribute('type')?.endsWith('json') ?? false;
      strings.push(...(isData ? stringsOf(JSON.parse(node.nodeValue ?? '')) : [node.nodeValue ?? '']));
    }
    if (node.nodeType !== node.ELEMENT_NODE) continue;
    const attributes = [...(node as Element).attributes];
    elements.push([node.nodeName, ...attributes.map(({ name }) => name)].join(' '));
    const isDrawn = (node as Element).namespaceURI === 'http://www.w3.org/2000/svg';
    strings.push(...attributes.map(({ value }) => value).filter((value) => !(isDrawn && /\d/.test(value))));
  }
  return { elements, strings };
}
