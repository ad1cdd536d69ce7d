import type { DOMPurify, UponSanitizeElementHookEvent, WindowLike } from 'dompurify';
import type { DrawingElement } from 'jsdom';
import { asWritten, type Message } from '../../../content/diagnostics/diagnostic.ts';
import { drawingWithoutMetadata } from '../../../content/public/metadata/drawing.ts';
import { drawingText, parseDrawing } from '../../../content/public/pictures/parse-drawing.ts';
import { isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { texts } from '../../texts/texts.ts';
import { isSafeReference, isSafeValue, safeStyles } from './safe-styles.ts';

/** Maximum size of a drawing, in bytes, and of its parts. A logo has a hundredth of it. */
const MAX_DRAWING_BYTES = 1024 * 1024;
const MAX_DRAWING_ELEMENTS = 20_000;

const words = texts.server.pictures.drawing;

/** Kinds of what is taken out of a drawing, as messages name them. */
export type RemovedPart = keyof typeof words.parts;

/** A drawing that is safe on every page. */
export interface SafeDrawing {
  text: string;
  /** What was taken out of it, without repetition. */
  removed: readonly RemovedPart[];
}

/** Looks whether a drawing may be read at all, before anything of it is: entities make a small file any size. */
export function drawingRefusal(bytes: Uint8Array): Message | undefined {
  const text = drawingText(bytes);
  if (isProblem(text)) return undefined;
  if (/<!ENTITY/i.test(text)) return inMessage(words.entities);
  const isTooLarge = bytes.length > MAX_DRAWING_BYTES || (text.match(/<[a-z]/gi) ?? []).length > MAX_DRAWING_ELEMENTS;
  return isTooLarge && text.includes('<svg') ? inMessage(words.tooLarge) : undefined;
}

/** The words are in the language of the person. */
const inMessage = ({ message, hint }: { message: string; hint: string }): Message => ({
  message,
  hint,
  form: asWritten(message, hint),
});

/**
 * Takes everything out of a drawing that is more than a drawing: scripts, web pages inside of it, animations, and whatever it
 * would load. Its metadata goes, too, and it gets a size.
 */
export async function sanitizeDrawing(bytes: Uint8Array): Promise<SafeDrawing | Message> {
  const written = drawingWithoutMetadata(bytes) ?? drawingText(bytes);
  if (isProblem(written)) return written;
  const { JSDOM } = await import('jsdom');
  const { default: createDOMPurify } = await import('dompurify');
  const { window } = new JSDOM(written, { contentType: 'image/svg+xml' });
  const root = window.document.documentElement;
  const removed = removeUnsafe(createDOMPurify(window as unknown as WindowLike), root); // jsdom has no types of its own
  addSize(root);
  const text = new window.XMLSerializer().serializeToString(root);
  const parsed = parseDrawing(text);
  return isProblem(parsed) ? parsed : { text: `${text}\n`, removed };
}

const SVG_ONLY = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Forbidden by default, because of what it may show from elsewhere: `isSafeReference` leaves parts of the drawing only.
  ADD_TAGS: ['use'],
  ADD_ATTR: ['href', 'xlink:href'],
  IN_PLACE: true,
};

function removeUnsafe(purify: DOMPurify, root: DrawingElement): RemovedPart[] {
  const removed = new Set<RemovedPart>();
  purify.addHook('uponSanitizeElement', (node, event) => {
    const part = partOf(event);
    if (part) removed.add(part);
    if (event.tagName !== 'style') return;
    const styles = node.textContent ?? '';
    const safe = safeStyles(styles);
    if (safe === styles) return;
    removed.add('outside');
    node.textContent = safe;
  });
  purify.addHook('uponSanitizeAttribute', (node, event) => {
    const { attrName, attrValue } = event;
    const { nodeName } = node as unknown as { nodeName: string }; // Node's types have an element without its members
    if (attrName.startsWith('on')) removed.add('scripts');
    else if (/^(?:xlink:)?href$/.test(attrName) ? isSafeReference(nodeName, attrValue) : isSafeValue(attrValue)) return;
    else removed.add('outside');
    event.keepAttr = false;
  });
  purify.sanitize(root as unknown as Parameters<DOMPurify['sanitize']>[0], SVG_ONLY); // an element of jsdom is one of the DOM
  return [...removed];
}

const ANIMATION = /^(?:animate|set$|discard$)/;

/** Returns as what the messages name an element that is removed. */
function partOf({ tagName, allowedTags }: UponSanitizeElementHookEvent): RemovedPart | undefined {
  if (tagName.startsWith('#') || allowedTags[tagName]) return undefined;
  if (tagName === 'script') return 'scripts';
  if (tagName === 'foreignobject') return 'pages';
  return ANIMATION.test(tagName) ? 'animations' : 'others';
}

/** Gives a drawing without width and height those of its view box, since pages reserve its room. */
function addSize(root: DrawingElement): void {
  const [, , width, height] = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const hasSize = (name: string) => /^[\d.]+(?:e[+-]?\d+)?[a-z]*$/i.test(root.getAttribute(name)?.trim() ?? '');
  if (hasSize('width') || hasSize('height') || !(Number(width) > 0 && Number(height) > 0)) return;
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
}
