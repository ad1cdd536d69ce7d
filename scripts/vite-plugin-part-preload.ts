import type { Rolldown } from 'vite';

/**
 * Puts a function in the place of Vite's helper that asks for the files of a part of the site.
 * @param file where `preloadPart` stands
 */
export const partPreload = (file: string): Rolldown.Plugin => ({
  name: 'part-preload',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { preloadPart as __vitePreload } from ${JSON.stringify(file)};`,
  },
});

/** Files that are there whenever the page's script asks for a part of the site. */
const THERE = /\/(preload|rolldown-runtime|react|router|frame)-[^/]+$/;

/** Which files a part needs that may not be there, itself included; none where that is the part alone. */
export function filesBeside(_part: string, files: readonly string[], { hostId }: { hostId: string }): string[] {
  if (hostId.includes('/start-')) return [...files]; // it asks for the first ones
  const further = files.filter((file) => !THERE.test(file));
  return further.length > 1 ? further : [];
}
