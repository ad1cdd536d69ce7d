import { createElement, type ReactNode } from 'react';
import type { Store } from '../../components/create-store.ts';
import { hasDraft, saveDraft } from '../../contact/form/contact-draft.ts';
import { readForm } from '../../contact/form/contact-fields.ts';
import { hydrateOnVisibleOrInteraction } from './deferred-hydration.ts';
import { loadIsland, type IslandComponent } from './island-loaders.ts';
import { hydrateIsland, type IslandRoot } from './island-root.tsx';
import { PAGE_ID } from '../loading/page-key.ts';
import { CurrentPageFollower, type CurrentPage } from '../loading/current-page.tsx';
import { ConsentIsland, HeaderIsland } from './site-islands.tsx';

/** The islands of every page, bundled with the entry. */
const SITE_ISLANDS = new Map<string, IslandComponent>([
  ['header', HeaderIsland],
  ['consent', ConsentIsland],
]);

/** Islands that are hydrated with the page under a condition, and otherwise near the viewport. */
const HYDRATE_AT_ONCE_IF = new Map([['contact-form', hasDraft]]);

/** The islands of a pre-rendered page. */
export interface Islands {
  /** Resolves when all islands that are hydrated with the page are. An island that can't be loaded stays static. */
  hydrated: Promise<unknown>;
  /** Unmounts the islands of the replaced page's content, and keeps typed text as the draft. */
  release: (content: HTMLElement) => void;
}

/** Hydrates the islands of the pre-rendered page. */
export function hydrateIslands(currentPage: Store<CurrentPage>): Islands {
  const content = document.getElementById(PAGE_ID);
  const unmounts: (() => void)[] = [];
  const hydrate = async (container: HTMLElement): Promise<void> => {
    const { island = '', props = '{}', hydrate: when } = container.dataset;
    const start = async (): Promise<void> => {
      const Component = SITE_ISLANDS.get(island) ?? (await loadIsland(island));
      if (!Component || !container.isConnected) return;
      const element = createElement(Component, JSON.parse(props) as Record<string, unknown>); // the build wrote it
      const root = await hydrateAndWait(
        container,
        <CurrentPageFollower store={currentPage}>{element}</CurrentPageFollower>,
      );
      if (content?.contains(container)) unmounts.push(() => root.unmount());
    };
    if (when !== 'visible') return start().catch(() => undefined);
    const deferred = hydrateOnVisibleOrInteraction(container, start);
    unmounts.push(deferred.stop);
    if (HYDRATE_AT_ONCE_IF.get(island)?.()) deferred.begin();
    return undefined;
  };
  const containers = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  return {
    hydrated: Promise.all(containers.map(hydrate)),
    release: (replaced) => {
      const form = replaced.querySelector<HTMLFormElement>('form[method=post]');
      if (form && !hasDraft()) saveDraft(readForm(form));
      // React can't unmount a root during a commit of another one.
      queueMicrotask(() => unmounts.forEach((unmount) => unmount()));
    },
  };
}

const hydrateAndWait = (container: HTMLElement, island: ReactNode): Promise<IslandRoot> =>
  new Promise((resolve) => {
    const root: IslandRoot = hydrateIsland(container, island, { onHydrated: () => resolve(root) });
  });
