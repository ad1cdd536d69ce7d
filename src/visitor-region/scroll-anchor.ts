/** The point on the page that the visitor is reading. */
export interface ScrollAnchor {
  /** Index of the section. */
  index: number;
  /** Offset in the section, as a share of its height. */
  share: number;
  /** Distance of the point from the top of the viewport, in pixels. */
  at: number;
}

/** Height of the reading line, as a share of the viewport. */
const READING_LINE = 0.4;

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

/** Records the reading position; undefined at the top of the page. */
export function noteScrollAnchor(): ScrollAnchor | undefined {
  if (scrollY === 0) return undefined;
  const line = innerHeight * READING_LINE;
  const all = sections();
  const index = all.findIndex((section) => section.getBoundingClientRect().bottom > line);
  const box = all[index]?.getBoundingClientRect();
  if (!box) return undefined;
  const at = Math.max(box.top, 0); // keep a visible heading in place
  return { index, share: box.height > 0 ? (at - box.top) / box.height : 0, at };
}

/** Scrolls the point back to its position after a render. */
export function restoreScrollAnchor(anchor: ScrollAnchor | undefined): void {
  const box = anchor && sections()[anchor.index]?.getBoundingClientRect();
  if (box) scrollBy({ top: box.top + box.height * anchor.share - anchor.at, behavior: 'instant' });
}
