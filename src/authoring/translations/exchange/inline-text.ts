import { attributeOf, type XmlElement } from './xml-tree.ts';

/** What inline codes stand for. */
export interface OriginalData {
  /** The text of each data element, by its id. */
  texts: ReadonlyMap<string, string>;
  /** The codes of the source, by their id: a code of the translation may refer to its data by having the same id. */
  codes: ReadonlyMap<string, XmlElement>;
}

/** The text of a `<source>` or `<target>`, and the inline codes that stand for no text. */
export interface InlineText {
  text: string;
  /** The codes as the file writes them: `<pc id="1">`. */
  unknown: string[];
}

/** The attributes of inline codes that name the text before, and the text behind what they enclose. */
const DATA_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ph: ['dataRef'],
  sc: ['dataRef'],
  ec: ['dataRef'],
  pc: ['dataRefStart', 'dataRefEnd'],
};

/** Elements that mark a part of the text for people or tools, and are no part of it. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

/** Reads the content of a `<source>` or `<target>`. */
export function inlineText(element: XmlElement, data: OriginalData): InlineText {
  const parts = element.children.map((child) =>
    typeof child === 'string' ? { text: child, unknown: [] } : codeText(child, element.namespace, data),
  );
  return { text: parts.map(({ text }) => text).join(''), unknown: parts.flatMap(({ unknown }) => unknown) };
}

function codeText(code: XmlElement, namespace: string, data: OriginalData): InlineText {
  const inner = inlineText(code, data);
  const name = code.namespace === namespace ? code.name : '';
  if (ANNOTATIONS.has(name)) return inner;
  if (name === 'cp') return characterOf(code);
  const [before, behind = ''] = (DATA_ATTRIBUTES[name] ?? []).map((attribute) => dataOf(code, attribute, data));
  if (before !== undefined) return { text: before + inner.text + behind, unknown: inner.unknown };
  return { text: inner.text, unknown: [asWritten(code), ...inner.unknown] };
}

/** Reads a character that XML can't hold: `<cp hex="001A"/>`. */
function characterOf(code: XmlElement): InlineText {
  const hex = attributeOf(code, 'hex');
  const isValid = /^[0-9a-f]{1,6}$/i.test(hex) && Number.parseInt(hex, 16) <= 0x10_ff_ff;
  return isValid
    ? { text: String.fromCodePoint(Number.parseInt(hex, 16)), unknown: [] }
    : { text: '', unknown: [asWritten(code)] };
}

function dataOf(code: XmlElement, attribute: string, { texts, codes }: OriginalData): string | undefined {
  const own = attributeOf(code, attribute);
  const twin = codes.get(attributeOf(code, 'id'));
  return texts.get(own || (twin?.name === code.name ? attributeOf(twin, attribute) : ''));
}

const asWritten = (code: XmlElement): string => {
  const id = attributeOf(code, 'id') || attributeOf(code, 'startRef');
  return id ? `<${code.name} id="${id}">` : `<${code.name}>`;
};
