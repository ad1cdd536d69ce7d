import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ExchangeError } from './returned-translation.ts';

/** An element of an XML document. */
export interface XmlElement {
  /** The name without its prefix. */
  name: string;
  /** The namespace; empty if it has none. */
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
  /** Line on which its first tag ends, starting at 1. */
  line: number;
}

/** Reads an XML document, with its namespaces. Fails with the line of what isn't XML. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    throw new ExchangeError(`This isn't XML: ${reason}.`, parser.line);
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag, parser.line);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const append = (part: string): void => void open.at(-1)?.children.push(part);
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(text).close();
  if (!root) throw new ExchangeError("This isn't XML: it has no element.", 1); // the parser reports that first
  return root;
}

const elementOf = ({ local, uri, attributes }: SaxesTagNS, line: number): XmlElement => ({
  name: local,
  namespace: uri,
  attributes: new Map(Object.values(attributes).map(({ name, value }) => [name, value])),
  children: [],
  line,
});

/** Returns the child elements with a name in the namespace of their parent. */
export const childElements = (parent: XmlElement, ...names: string[]): XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && child.namespace === parent.namespace && names.includes(child.name),
  );

/** Returns an attribute; empty if the element doesn't have it. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string => attributes.get(name) ?? '';
