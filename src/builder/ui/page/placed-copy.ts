import { SENTENCE_ATTRIBUTE } from '../../../components/sentences-of.ts';
import { EDITOR_ATTRIBUTE, isElement, isText, joinedText } from './page-parts.ts';
import { positionIn } from './target-places.ts';
import type { PageTarget } from './text-index.ts';
import { isNamedInBraces, type Span } from './trace-places.ts';

/** Marks the part of the page that isn't shown meanwhile. */
export const EDITED_ATTRIBUTE = 'data-builder-edited';

/** Where a text stands on a page, with the facts in it. */
interface TextRange {
  range: Range;
  /** The smallest element around it. */
  around: HTMLElement;
}

/** A copy of a part of the page, in which a text can be edited. The page goes on to render the part itself, unseen. */
export interface PlacedCopy {
  /** The part of the page. */
  original: HTMLElement;
  copy: HTMLElement;
  /** The element of the copy that holds the text and nothing else. */
  mount: HTMLElement;
  /** Classes that the page gives to paragraphs, lists, entries and sentences of this text, by what they are. */
  classes: ReadonlyMap<string, string>;
  /** Shows the part of the page again. */
  remove: () => void;
}

/** Controls whose copy must not react to keys and clicks. */
const CONTROLS = 'button, summary, label, a';

/** Characters that don't count when texts are compared: spaces differ, and typography adds marks that aren't seen. */
const UNSEEN = /[\s\u00ad\u200b-\u200d\u2060]/g;

/** Returns a text without what isn't seen of it. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '');

/**
 * Returns where a text stands on the page; `undefined` if the page shows something else there.
 * @param shown the text as the page must show it, with the values of its facts
 */
export function findTextRange(target: PageTarget, shown: string): TextRange | undefined {
  if (target.kind !== 'text' || target.element) return undefined;
  const spans = withFactsAround(target.spans);
  const wanted = visibleText(shown);
  // Facts at the ends may belong to the text, or stand beside it.
  for (const tried of [spans, target.spans, spans.slice(1), spans.slice(0, -1)]) {
    const found = rangeOf(tried);
    if (found && visibleText(found.range.toString()) === wanted) return found;
  }
  return undefined;
}

/** Adds the facts right before and behind pieces in the same text. */
function withFactsAround(spans: readonly Span[]): readonly Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return spans;
  const beside = ({ run, piece }: Span, step: 1 | -1): Span[] => {
    const next = run.pieces[run.pieces.indexOf(piece) + step];
    return next && isNamedInBraces(next) ? [{ run, piece: next }] : [];
  };
  return [...beside(first, -1), ...spans, ...beside(last, 1)];
}

function rangeOf(spans: readonly Span[]): TextRange | undefined {
  const [first, last] = [spans[0], spans.at(-1)];
  const start = first && pointIn(first, first.piece.start);
  const end = last && pointIn(last, last.piece.end);
  if (!start || !end) return undefined;
  const range = start[0].ownerDocument.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  const common = range.commonAncestorContainer;
  const around = isElement(common) ? common : common.parentElement;
  return around ? { range, around } : undefined;
}

/** Returns the text and the offset in it of a position in a run, or its end if the page has less there by now. */
const pointIn = ({ run: { place } }: Span, position: number): [Text, number] | undefined =>
  Array.isArray(place) && place[0]?.isConnected === true
    ? positionIn(place, Math.min(position, joinedText(place).length))
    : undefined;

/** Puts a copy in place of the part of the page around a text, with an empty element where the text stands. */
export function placeCopy({ range, around: smallest }: TextRange, isRich: boolean): PlacedCopy {
  const around = isRich ? holderOf(smallest) : smallest;
  const original = around.closest<HTMLElement>(CONTROLS) ?? around;
  const copy = original.cloneNode(true) as HTMLElement; // of an element
  const inCopy = (node: Node) => nodeAt(copy, pathTo(original, node));
  const own = original.ownerDocument.createRange();
  own.setStart(inCopy(range.startContainer), range.startOffset);
  own.setEnd(inCopy(range.endContainer), range.endOffset);
  const box = inCopy(around) as HTMLElement; // `around` is an element
  widen(own, box, isRich);
  const classes = classesIn(own.cloneContents(), box);
  own.deleteContents();
  const isWhole = box.childNodes.length === 0 && !box.matches(CONTROLS);
  const mount = isWhole ? box : original.ownerDocument.createElement(isRich ? 'div' : 'span');
  if (!isWhole) own.insertNode(mount);
  const shownCopy = withoutControl(copy, original);
  for (const element of [shownCopy, ...shownCopy.querySelectorAll('[id]')]) element.removeAttribute('id');
  shownCopy.setAttribute(EDITOR_ATTRIBUTE, '');
  original.after(shownCopy);
  keepMargin(shownCopy, original);
  original.setAttribute(EDITED_ATTRIBUTE, '');
  const remove = () => {
    shownCopy.remove();
    original.removeAttribute(EDITED_ATTRIBUTE);
  };
  return { original, copy: shownCopy, mount: copy === mount ? shownCopy : mount, classes, remove };
}

/** Returns what holds the blocks of a text: what is around its only one, so that more can be added. */
const holderOf = (element: HTMLElement): HTMLElement =>
  element.matches('p, ul, h2, h3, h4') && element.parentElement?.childNodes.length === 1
    ? element.parentElement
    : element;

/** Keeps a copy where the original stands: a page may set apart what follows something alike. */
function keepMargin(copy: HTMLElement, original: HTMLElement): void {
  const styles = original.ownerDocument.defaultView;
  const margin = styles?.getComputedStyle(original).marginTop;
  if (margin && styles?.getComputedStyle(copy).marginTop !== margin) copy.style.marginTop = margin;
}

const pathTo = (root: Node, node: Node): number[] => {
  const path: number[] = [];
  for (let at = node; at !== root && at.parentNode; at = at.parentNode)
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode)); // it has a parent
  return path;
};

const nodeAt = (root: Node, path: readonly number[]): Node =>
  path.reduce((node, index) => node.childNodes[index] ?? node, root);

/** Widens a range to whole elements: to all that hold nothing else, and for rich text to the blocks in a box. */
function widen(range: Range, box: HTMLElement, isRich: boolean): void {
  const isAtEdge = (node: Node, offset: number, side: 'start' | 'end') =>
    side === 'start' ? offset === 0 : offset === (isText(node) ? node.data.length : node.childNodes.length);
  for (;;) {
    const { startContainer: node, startOffset: offset } = range;
    if (node === box || !(isAtEdge(node, offset, 'start') || isRich)) break;
    range.setStartBefore(node);
  }
  for (;;) {
    const { endContainer: node, endOffset: offset } = range;
    if (node === box || !(isAtEdge(node, offset, 'end') || isRich)) break;
    range.setEndAfter(node);
  }
}

/** Returns the classes of the first element of each kind, and of the sentences in it or of that which it's in. */
function classesIn(content: DocumentFragment, around: HTMLElement): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  for (const { localName, className } of content.querySelectorAll<HTMLElement>('p, ul, li, h2, h3, h4'))
    if (!classes.has(localName)) classes.set(localName, className);
  const sentences = `[${SENTENCE_ATTRIBUTE}]`;
  const sentence = content.querySelector<HTMLElement>(sentences) ?? around.closest<HTMLElement>(sentences);
  if (sentence) classes.set('sentence', sentence.className);
  return classes;
}

/** Returns an element that looks like a control and isn't one: a button would take spaces for clicks. */
function withoutControl(copy: HTMLElement, original: HTMLElement): HTMLElement {
  if (!original.matches(CONTROLS)) return copy;
  const { ownerDocument: document } = original;
  const plain = document.createElement('span');
  for (const { name, value } of original.attributes)
    if (!['href', 'type', 'for'].includes(name)) plain.setAttribute(name, value);
  plain.style.display = document.defaultView?.getComputedStyle(original).display ?? '';
  plain.append(...copy.childNodes);
  return plain;
}
