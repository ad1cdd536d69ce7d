import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { escapeXml } from '../../outputs/escape-xml.ts';
import { drawingText, parseDrawing, SVG_NAMESPACE, type DrawingPart } from '../pictures/parse-drawing.ts';
import { isProblem } from '../pictures/picture-problem.ts';

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Namespaces that browsers know in drawings. Editors keep their own data in others, such as the file's path. */
const SHOWN_NAMESPACES = new Set([
  '',
  SVG_NAMESPACE,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
]);

/**
 * Removes from an SVG drawing what browsers don't show: comments, `<metadata>`, and elements and attributes of editors.
 * Returns `undefined` if there is nothing of that, or if the file isn't a drawing.
 */
export function drawingWithoutMetadata(content: Uint8Array): string | undefined {
  const text = drawingText(content);
  const parsed = isProblem(text) ? text : parseDrawing(text);
  if (isProblem(parsed)) return undefined;
  const shown = shownParts(parsed.parts);
  const isPlain = parsed.parts.every(
    (part) => part.kind === 'declaration' || (shown.has(part) && !(part.kind === 'open' && hasHidden(part.tag))),
  );
  return isPlain ? undefined : [...shown].map(written).join('').trimStart();
}

/** Returns the parts that browsers show, without what's inside of others. */
function shownParts(parts: readonly DrawingPart[]): Set<DrawingPart> {
  const shown = new Set<DrawingPart>();
  let hidden: SaxesTagNS | undefined;
  for (const part of parts) {
    if (part.kind === 'open' && !hidden && !isShownTag(part.tag)) hidden = part.tag;
    if (!hidden && isShownPart(part)) shown.add(part);
    if (part.kind === 'close' && part.tag === hidden) hidden = undefined;
  }
  return shown;
}

const isShownTag = ({ local, uri }: SaxesTagNS): boolean =>
  SHOWN_NAMESPACES.has(uri) && !(uri === SVG_NAMESPACE && local === 'metadata');

const isShownPart = (part: DrawingPart): boolean =>
  part.kind === 'instruction'
    ? part.target === 'xml-stylesheet'
    : !['declaration', 'doctype', 'comment'].includes(part.kind);

const isShownAttribute = ({ uri, value }: SaxesAttributeNS): boolean =>
  SHOWN_NAMESPACES.has(uri === XMLNS ? value : uri);

const hasHidden = ({ attributes }: SaxesTagNS): boolean => !Object.values(attributes).every(isShownAttribute);

function written(part: DrawingPart): string {
  switch (part.kind) {
    case 'open':
      return `<${part.tag.name}${attributesOf(part.tag)}${part.tag.isSelfClosing ? '/' : ''}>`;
    case 'close':
      return part.tag.isSelfClosing ? '' : `</${part.tag.name}>`;
    case 'text':
      return escapeXml(part.text);
    case 'cdata':
      return `<![CDATA[${part.text}]]>`;
    case 'instruction':
      return `<?${part.target} ${part.body}?>`;
    default:
      return '';
  }
}

const attributesOf = ({ attributes }: SaxesTagNS): string =>
  Object.values(attributes)
    .filter(isShownAttribute)
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');

/** A parser makes spaces of line ends and tabs that are written as they are. */
const escapeAttribute = (value: string): string =>
  escapeXml(value).replace(/[\n\r\t]/g, (space) => `&#${space.charCodeAt(0)};`);
