import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

interface PageChange {
  fromLocation?: ParsedLocation | undefined;
  toLocation: ParsedLocation;
}

/** Longer than any change of pages lasts, in milliseconds: afterwards the parts go without a name again. */
const OVER = 600;

/** Marks what two pages show alike; within a link it stands for the same part of the page that the link leads to. */
const SHARED = '[data-shared]';

const partsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const isSeen = (element: Element): boolean => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** The parts in the first link to a page that the visitor sees. */
function partsInLink(path: string): HTMLElement[] {
  const links = partsOf(`main a[href="${CSS.escape(path)}"]`);
  const link = links.find((one) => one.querySelector(SHARED) && isSeen(one));
  return link ? [...link.querySelectorAll<HTMLElement>(SHARED)] : [];
}

/** The parts of the page that is open, outside of links. */
const ownParts = (): HTMLElement[] => partsOf(SHARED).filter((part) => !part.closest('a[href]'));

function setName(part: HTMLElement, named: boolean): void {
  part.style.viewTransitionName = named ? `shared-${part.dataset['shared']}` : '';
}

/**
 * Lets what two pages show alike glide from its place on the one to its place on the other, as from a card to the page
 * it leads to and back. Where the browser cannot do that, or the visitor wants no motion, pages change as ever.
 */
function createSharedParts(router: Pick<AnyRouter, 'subscribe'>) {
  let named: HTMLElement[] = [];
  /** Finds the parts on the page that comes; set from the moment at which a change begins until its parts are named. */
  let partsAfter: (() => HTMLElement[]) | undefined;
  /** From which pages a link with such parts was followed, and where to: the way back glides as well. */
  const followed = new Map<string, string>();

  const setNames = (parts: HTMLElement[]) => {
    for (const part of parts) setName(part, true);
    named.push(...parts);
  };
  const forget = () => {
    for (const part of named) setName(part, false);
    named = [];
  };

  router.subscribe('onRendered', () => {
    if (!partsAfter) return;
    forget();
    setNames(partsAfter());
    partsAfter = undefined;
    setTimeout(forget, OVER);
  });

  /** Names the parts of the page that goes; false where it shares nothing with the one that comes. */
  const begin = (from: string, to: string): boolean => {
    forget();
    partsAfter = undefined;
    const inLink = partsInLink(to);
    if (inLink.length > 0) {
      followed.set(to, from);
      setNames(inLink);
      partsAfter = ownParts;
      return true;
    }
    if (followed.get(from) !== to) return false;
    setNames(ownParts().filter(isSeen));
    partsAfter = () => partsInLink(from);
    return true;
  };

  /** The types of the change between two pages, for the router; false where they are to change at once. */
  return ({ fromLocation, toLocation }: PageChange): string[] | false => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    return begin(fromLocation.pathname, toLocation.pathname) ? ['shared-parts'] : false;
  };
}

/** Lets shared parts glide where the browser can be told between which pages. */
export function startSharedParts(router: AnyRouter): void {
  if (!('startViewTransition' in document) || !CSS.supports('selector(:active-view-transition-type(a))')) return;
  router.options.defaultViewTransition = { types: createSharedParts(router) };
}
