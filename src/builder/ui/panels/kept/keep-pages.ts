import { SITE_CACHE } from '../../../protocol/worker-files.ts';
import { shownFrames } from '../../page/preview.ts';
import { isLost } from '../../state/connection.ts';
import type { KeptStore } from '../../state/kept/kept-store.ts';

/** Time between two looks at what the frames show, in milliseconds. */
const LOOK_MS = 5_000;

/** What a page hides in a frame of the builder; see `addPreviewStyles`. */
const STYLES = "[data-island='consent'] { display: none !important }";

/** The key of a page's markup; `page` is the name of its data, such as `us/about-me`. */
const keyOf = (page: string): string => `page:${page}`;

/** Keeps the pages in the frames as they are shown, with their styles, fonts and pictures, for when there is no connection. */
export function keepPages(store: KeptStore): void {
  const kept = new Map<string, string>();
  const look = async (): Promise<void> => {
    if (isLost()) return;
    for (const { view, keys } of shownFrames()) {
      const [page = ''] = keys;
      const markup = markupOf(view.document);
      if (kept.get(page) === markup) continue;
      kept.set(page, markup);
      await store.write({ answers: [[keyOf(page), markup]] });
      await keepFiles(view);
    }
  };
  const lookAgain = () => void look().catch(() => undefined); // a full disk: nothing that is shown depends on it
  setInterval(lookAgain, LOOK_MS);
  document.addEventListener('visibilitychange', lookAgain);
}

/** Returns the markup of a page as it was last shown; `undefined` if it never was. */
export const keptPage = async (store: KeptStore, page: string): Promise<string | undefined> =>
  (await store.answer(keyOf(page))) as string | undefined; // what `keepPages` has written

/** Returns the markup of a page without what runs. */
function markupOf(page: Document): string {
  const root = page.documentElement.cloneNode(true) as HTMLElement; // the copy of an element is one
  for (const name of ['script', 'noscript', 'iframe'])
    for (const element of root.querySelectorAll(name)) element.remove();
  const style = page.createElement('style');
  style.textContent = STYLES;
  root.querySelector('head')?.append(style);
  return root.outerHTML;
}

/** Keeps the files of the site that a page has loaded, unless they're kept. */
async function keepFiles({ performance, location }: Window): Promise<void> {
  const cache = await caches.open(SITE_CACHE);
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // entries of this type
  for (const { name, initiatorType } of loaded) {
    const isShown = ['link', 'css', 'img'].includes(initiatorType) && new URL(name).origin === location.origin;
    if (isShown && !(await cache.match(name))) await cache.add(name).catch(() => undefined); // a picture that is gone
  }
}
