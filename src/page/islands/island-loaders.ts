import type { ComponentType } from 'react';
import ofSections from 'virtual:section-islands';

/** The component of an island. Its props are embedded in the page. */
export type IslandComponent = ComponentType<Record<string, unknown>>;

const files = {
  ...ofSections,
  ...import.meta.glob<{ default: IslandComponent }>('../../contact/form/*.island.tsx'),
};

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.island\.tsx$/g, ''), load]));

/** Loads the component of an island; undefined if no module has that name. */
export const loadIsland = async (name: string): Promise<IslandComponent | undefined> =>
  (await loaders.get(name)?.())?.default;

/** Selects islands that are hydrated with the page. */
export const EAGER_ISLANDS = '[data-island]:not([data-hydrate])';
