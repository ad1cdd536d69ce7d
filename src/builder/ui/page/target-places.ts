import { isText, joinedText } from './page-parts.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import type { Span } from './trace-places.ts';

/** Returns the places of a target on the screen of its frame. */
export function rectOf(target: PageTarget): DOMRect | undefined {
  if (target.kind === 'section' || target.element) return target.element?.getBoundingClientRect();
  const rects = target.spans.flatMap(rectsOfSpan).filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function rectsOfSpan({ run: { place, text }, piece }: Span): DOMRect[] {
  if (!Array.isArray(place)) return [place.getBoundingClientRect()];
  const [first] = place;
  if (!first?.isConnected) return [];
  const range = first.ownerDocument.createRange();
  // The page may have another text there by now.
  const length = joinedText(place).length;
  const last = piece.end === text.length ? length : Math.min(piece.end, length);
  const [begin, end] = [positionIn(place, Math.min(piece.start, last)), positionIn(place, last)];
  if (!begin || !end) return [];
  range.setStart(...begin);
  range.setEnd(...end);
  return [...range.getClientRects()];
}

/** Returns the text and the offset in it of a position in joined texts. */
export function positionIn(run: readonly Text[], position: number): [Text, number] | undefined {
  let rest = position;
  for (const text of run) {
    if (rest <= text.data.length) return [text, rest];
    rest -= text.data.length;
  }
  return undefined;
}

/** Returns the target at a point of a frame's window: the word there, what an element says or shows, its item, or the section. */
export function targetAt(index: TextIndex, document: Document, x: number, y: number): PageTarget | undefined {
  const element = document.elementFromPoint(x, y);
  if (!element) return undefined;
  const caret = caretAt(document, x, y);
  return (
    (caret && index.at(...caret)) ??
    index.of(element) ??
    index.within(element) ??
    (hasWords(element) ? index.item(element) : undefined) ??
    pictureAt(index, document, x, y) ??
    index.of(element.closest('[alt], [aria-label], [placeholder]') ?? element) ??
    index.part(element)
  );
}

/** Returns the picture at a point, also below something that lets it show. */
export function pictureAt(index: TextIndex, document: Document, x: number, y: number): PageTarget | undefined {
  const picture = document.elementsFromPoint(x, y).find((element) => element.localName === 'img');
  return picture && index.of(picture);
}

/** Whether an element has words of its own, which may come from no field. */
const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => isText(node) && node.data.trim() !== '');

/** Returns the character at a point; `undefined` if the nearest one is elsewhere. */
function caretAt(document: Document, x: number, y: number): [Text, number] | undefined {
  const position = document.caretPositionFromPoint(x, y);
  const node = position?.offsetNode;
  if (!position || !isText(node)) return undefined;
  // The caret stands before or behind the character that the point is on.
  for (const offset of [position.offset, position.offset - 1]) {
    if (offset < 0 || offset >= node.data.length) continue;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    for (const rect of range.getClientRects())
      if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) return [node, offset];
  }
  return undefined;
}
