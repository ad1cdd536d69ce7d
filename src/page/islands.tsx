import { createElement, type ReactNode } from 'react';
import type { Store } from '../components/create-store.ts';
import { hasDraft, saveDraft } from '../contact/contact-draft.ts';
import { readForm } from '../contact/contact-fields.ts';
import { hydrateOnVisibleOrInteraction } from './deferred-hydration.ts';
import { loadIsland, type IslandComponent } from './island-loaders.ts';
import { hydrateIsland, type IslandRoot } from './island-root.tsx';
import { PAGE_ID } from './page-request.ts';
import { ShownPageFollower, type ShownPage } from './shown-page.tsx';
import { ConsentIsland, HeaderIsland } from './site-islands.tsx';

/** The islands that every page has: they come with the script itself. */
const SITE_ISLANDS = new Map<string, IslandComponent>([
  ['header', HeaderIsland],
  ['consent', ConsentIsland],
]);

/** Islands that are hydrated with the page under a condition, and else when a visitor comes near. */
const WANTED_NOW = new Map([['contact-form', hasDraft]]);

/** The islands of a pre-rendered page. */
export interface Islands {
  /** Settles when every island that is hydrated with the page has been; one that can't be loaded is left as it is. */
  hydrated: Promise<unknown>;
  /** Ends the islands of the page's content, which another page has replaced; what was typed there becomes the draft. */
  release: (content: HTMLElement) => void;
}

/** Hydrates the islands of the pre-rendered page. */
export function hydrateIslands(shownPage: Store<ShownPage>): Islands {
  const content = document.getElementById(PAGE_ID);
  const unmounts: (() => void)[] = [];
  const hydrate = async (container: HTMLElement): Promise<void> => {
    const { island = '', props = '{}', hydrate: when } = container.dataset;
    const start = async (): Promise<void> => {
      const Component = SITE_ISLANDS.get(island) ?? (await loadIsland(island));
      if (!Component || !container.isConnected) return;
      const element = createElement(Component, JSON.parse(props) as Record<string, unknown>); // the build wrote it
      const root = await hydrated(container, <ShownPageFollower store={shownPage}>{element}</ShownPageFollower>);
      if (content?.contains(container)) unmounts.push(() => root.unmount());
    };
    if (when !== 'visible') return start().catch(() => undefined);
    const deferred = hydrateOnVisibleOrInteraction(container, start);
    unmounts.push(deferred.stop);
    if (WANTED_NOW.get(island)?.()) deferred.begin();
    return undefined;
  };
  const containers = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  return {
    hydrated: Promise.all(containers.map(hydrate)),
    release: (replaced) => {
      const form = replaced.querySelector<HTMLFormElement>('form[method=post]');
      if (form && !hasDraft()) saveDraft(readForm(form));
      // React can't unmount roots while it commits another one.
      queueMicrotask(() => unmounts.forEach((unmount) => unmount()));
    },
  };
}

const hydrated = (container: HTMLElement, island: ReactNode): Promise<IslandRoot> =>
  new Promise((resolve) => {
    const root: IslandRoot = hydrateIsland(container, island, { onHydrated: () => resolve(root) });
  });
