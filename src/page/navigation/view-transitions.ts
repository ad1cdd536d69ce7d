import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

interface PageChange {
  fromLocation?: ParsedLocation | undefined;
  toLocation: ParsedLocation;
}

/** Longer than any transition, in milliseconds; the names are removed afterwards. */
const TRANSITION_MS = 600;

/** Marks an element that two pages share. Inside a link it corresponds to the element on the link's target page. */
const SHARED = '[data-shared]';

const queryAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const isSeen = (element: Element): boolean => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** The shared elements in the first visible link to a page. */
function partsInLink(path: string): HTMLElement[] {
  const links = queryAll(`main a[href="${CSS.escape(path)}"]`);
  const link = links.find((one) => one.querySelector(SHARED) && isSeen(one));
  return link ? [...link.querySelectorAll<HTMLElement>(SHARED)] : [];
}

/** The shared elements of the current page outside of links. */
const ownParts = (): HTMLElement[] => queryAll(SHARED).filter((part) => !part.closest('a[href]'));

function setName(part: HTMLElement, named: boolean): void {
  part.style.viewTransitionName = named ? `shared-${part.dataset['shared']}` : '';
}

/**
 * Animates shared elements from one page to the next, for example from a card to its page and back. Without browser support
 * or with reduced motion, pages change without a transition.
 */
function createTransitionTypes(router: Pick<AnyRouter, 'subscribe'>) {
  let named: HTMLElement[] = [];
  /** Finds the shared elements on the next page; set from the start of a navigation until they are named. */
  let partsAfter: (() => HTMLElement[]) | undefined;
  /** Pages from which a link with shared elements was followed, by target, so that Back is animated as well. */
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
    setTimeout(forget, TRANSITION_MS);
  });

  /** Names the shared elements of the old page; false if it shares none with the next page. */
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

  /** The transition types for the router; false for a change without a transition. */
  return ({ fromLocation, toLocation }: PageChange): string[] | false => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    return begin(fromLocation.pathname, toLocation.pathname) ? ['shared-elements'] : false;
  };
}

/** Enables view transitions in browsers that support transition types (decision 42). */
export function enableViewTransitions(router: AnyRouter): void {
  if (!('startViewTransition' in document) || !CSS.supports('selector(:active-view-transition-type(a))')) return;
  router.options.defaultViewTransition = { types: createTransitionTypes(router) };
}
