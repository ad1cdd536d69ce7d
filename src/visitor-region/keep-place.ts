/** The point of a page that a visitor is reading. */
export interface Place {
  /** Which section of the page. */
  index: number;
  /** How far down in the section, as a share of its height. */
  share: number;
  /** Where that point stands on the screen, in pixels from its top. */
  at: number;
}

/** The height on the screen at which people read, as a share. */
const READING_LINE = 0.4;

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

/** Notes what the visitor is reading; nothing, as long as the page stands at its top. */
export function notePlace(): Place | undefined {
  if (scrollY === 0) return undefined;
  const line = innerHeight * READING_LINE;
  const all = sections();
  const index = all.findIndex((section) => section.getBoundingClientRect().bottom > line);
  const box = all[index]?.getBoundingClientRect();
  if (!box) return undefined;
  const at = Math.max(box.top, 0); // a heading that is on the screen stays where it is
  return { index, share: box.height > 0 ? (at - box.top) / box.height : 0, at };
}

/** Brings that point back to where it stood, after the page around it has changed. */
export function keepPlace(place: Place | undefined): void {
  const box = place && sections()[place.index]?.getBoundingClientRect();
  if (box) scrollBy({ top: box.top + box.height * place.share - place.at, behavior: 'instant' });
}
