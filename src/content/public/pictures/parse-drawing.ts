import type { Message } from '../../diagnostics/diagnostic.ts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { NOT_A_DRAWING, notWellFormed, WITHOUT_NAMESPACE, WRONG_ENCODING } from './picture-problem.ts';

/** The namespace of SVG. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A part of an XML document, in the order of the text. Entities are replaced by what they stand for. */
export type DrawingPart =
  | { kind: 'open' | 'close'; tag: SaxesTagNS }
  | { kind: 'text' | 'cdata'; text: string }
  | { kind: 'instruction'; target: string; body: string }
  /** The XML declaration, the document type, or a comment. */
  | { kind: 'declaration' | 'doctype' | 'comment' };

/** A drawing that browsers show. */
export interface ParsedDrawing {
  root: SaxesTagNS;
  parts: readonly DrawingPart[];
}

/** Matches an entity that a document type declares, such as those for the namespaces of Illustrator. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

/** What the parser doesn't accept. */
class XmlError extends Error {}

/** Parses an SVG drawing as browsers do, which show nothing of one that isn't well formed. */
export function parseDrawing(text: string): ParsedDrawing | Message {
  const parser = new SaxesParser({ xmlns: true });
  const parts = collectParts(parser);
  parser.on('error', ({ message }) => {
    throw new XmlError(message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''));
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlError) return notWellFormed(parser.line, error.message);
    throw error;
  }
  const root = parts.find((part): part is { kind: 'open'; tag: SaxesTagNS } => part.kind === 'open')?.tag;
  if (root?.local !== 'svg') return NOT_A_DRAWING;
  return root.uri === SVG_NAMESPACE ? { root, parts } : WITHOUT_NAMESPACE;
}

function collectParts(parser: SaxesParser<{ xmlns: true }>): DrawingPart[] {
  const parts: DrawingPart[] = [];
  parser.on('xmldecl', () => parts.push({ kind: 'declaration' }));
  parser.on('doctype', (doctype) => {
    for (const [, name = '', double, single = ''] of doctype.matchAll(ENTITY)) parser.ENTITIES[name] = double ?? single;
    parts.push({ kind: 'doctype' });
  });
  parser.on('comment', () => parts.push({ kind: 'comment' }));
  parser.on('processinginstruction', (instruction) => parts.push({ kind: 'instruction', ...instruction }));
  parser.on('opentag', (tag) => parts.push({ kind: 'open', tag }));
  parser.on('closetag', (tag) => parts.push({ kind: 'close', tag }));
  parser.on('text', (text) => parts.push({ kind: 'text', text }));
  parser.on('cdata', (text) => parts.push({ kind: 'cdata', text }));
  return parts;
}

/**
 * Returns the text of an SVG drawing, without its byte order mark. Browsers take a drawing for UTF-8, whatever encoding it
 * declares, unless it begins with the byte order mark of UTF-16.
 */
export function drawingText(content: Uint8Array): string | Message {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
  } catch {
    return WRONG_ENCODING;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
