/** The section that a visitor is reading, and where its top stands on the screen. */
export interface Place {
  index: number;
  top: number;
}

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

/** Notes what the visitor is reading: the first section that is still on the screen. */
export function notePlace(): Place | undefined {
  if (scrollY === 0) return undefined;
  const all = sections();
  const index = all.findIndex((section) => section.getBoundingClientRect().bottom > 0);
  const top = all[index]?.getBoundingClientRect().top;
  return top === undefined ? undefined : { index, top };
}

/** Brings that section back to where it stood, after the page around it has changed. */
export function keepPlace(place: Place | undefined): void {
  const section = place && sections()[place.index];
  if (section) scrollBy({ top: section.getBoundingClientRect().top - place.top, behavior: 'instant' });
}
