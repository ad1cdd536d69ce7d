import { pageParts, typeOfSection } from './page-parts.ts';

/** A place on a page that all regions share: texts differ in length, so a distance in pixels would not do. */
interface PagePlace {
  /** The parts of the page down to this one. */
  keys: readonly string[];
  /** How far down in the last part the line stands, from 0 to 1. */
  fraction: number;
}

/** Where on the window's height the place is read, from 0 to 1. */
const READING_LINE_SHARE = 0.25;

/** The name of a section in all regions, which may show other sections before it. */
const keyOf = (element: HTMLElement): string => `${element.localName} ${typeOfSection(element) ?? ''} ${element.id}`;

const tops = (view: Window) =>
  [...pageParts(view.document.body).values()]
    .filter(isInFlow)
    .map((element) => ({ key: keyOf(element), rect: element.getBoundingClientRect() }));

/** The header stays where it is while the page scrolls. */
const isInFlow = (element: HTMLElement): boolean => element.localName !== 'header';

function placeOf(view: Window): PagePlace | undefined {
  if (view.scrollY === 0) return { keys: [], fraction: 0 };
  const line = view.innerHeight * READING_LINE_SHARE;
  const above = tops(view).filter(({ rect }) => rect.top <= line);
  const last = above.at(-1);
  if (!last) return { keys: [], fraction: 0 };
  return { keys: above.map(({ key }) => key), fraction: (line - last.rect.top) / Math.max(last.rect.height, 1) };
}

function goTo(view: Window, { keys, fraction }: PagePlace): void {
  const known = new Map(tops(view).map(({ key, rect }) => [key, rect]));
  const key = keys.findLast((one) => known.has(one));
  const rect = key === undefined ? undefined : known.get(key);
  // A part that this region doesn't show: its page waits at the end of the part before.
  const share = key === keys.at(-1) ? fraction : 1;
  const top = rect ? rect.top + rect.height * share - view.innerHeight * READING_LINE_SHARE + view.scrollY : 0;
  if (Math.abs(top - view.scrollY) >= 1) view.scrollTo({ top, behavior: 'instant' });
}

/** Frames that scroll together. */
export interface ScrollGroup {
  /** Adds a frame. Returns a function that removes it. */
  join: (view: Window) => () => void;
  /** Makes a frame the one that the others follow. */
  lead: (view: Window) => void;
  /** Scrolls each frame to a place of its own; none follows another until one leads again. */
  reveal: (view: Window, top: number) => void;
}

/** Creates a group of frames that show the same place of their pages, also after a page has loaded again or got wider. */
export function createScrollGroup(): ScrollGroup {
  const views = new Set<Window>();
  let leader: Window | undefined;
  let place: PagePlace | undefined;
  return {
    join(view) {
      views.add(view);
      if (place) goTo(view, place);
      let isAsked = false;
      const onScroll = () => {
        if (view !== leader || isAsked) return;
        isAsked = true;
        view.requestAnimationFrame(() => {
          isAsked = false;
          place = placeOf(view);
          for (const other of views) if (other !== view && place) goTo(other, place);
        });
      };
      const onResize = () => place && goTo(view, place);
      view.addEventListener('scroll', onScroll, { passive: true });
      view.addEventListener('resize', onResize);
      return () => {
        views.delete(view);
        if (leader === view) leader = undefined;
        view.removeEventListener('scroll', onScroll);
        view.removeEventListener('resize', onResize);
      };
    },
    lead(view) {
      leader = view;
    },
    reveal(view, top) {
      leader = undefined;
      view.scrollTo({ top, behavior: 'instant' });
      place = placeOf(view);
    },
  };
}
