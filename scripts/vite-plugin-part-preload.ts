import type { Rolldown } from 'vite';

/**
 * Takes the place of Vite's helper, which is eight times as long because it waits for stylesheets, too: here one
 * stylesheet for all is loaded before any part of the site is asked for.
 */
export const HELPER = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/** Asks for the files of a part of the site all at once, and not for one after the other as each names the next. */
export const partPreload = (): Rolldown.Plugin => ({
  name: 'part-preload',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => HELPER },
});

/** Files that are there whenever the page's script asks for a part of the site. */
const THERE = /\/(preload|rolldown-runtime|react|router|frame)-[^/]+$/;

/** Which files a part needs that may not be there, itself included; none where that is the part alone. */
export function filesBeside(_part: string, files: readonly string[], { hostId }: { hostId: string }): string[] {
  if (hostId.includes('/start-')) return [...files]; // it asks for the first ones
  const further = files.filter((file) => !THERE.test(file));
  return further.length > 1 ? further : [];
}
