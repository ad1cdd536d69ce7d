import type { ComponentType } from 'react';

/** The component of an island; its props were rendered into the page. */
export type IslandComponent = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<{ default: IslandComponent }>(['../sections/*/*.island.tsx', '../contact/*.island.tsx']);

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.island\.tsx$/g, ''), load]));

/** Loads the component of an island; undefined where no module has that name. */
export const loadIsland = async (name: string): Promise<IslandComponent | undefined> =>
  (await loaders.get(name)?.())?.default;

/** Selects islands that are hydrated with the page. */
export const EAGER_ISLANDS = '[data-island]:not([data-hydrate])';
