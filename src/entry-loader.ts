import { EAGER_ISLANDS, loadIsland } from './page/islands/island-loaders.ts';
import { preloadData } from './page/loading/preload-data.ts';

/**
 * Loads the whole stylesheet before anything appears that the loaded page didn't contain. Waits for the page's own link
 * if there is one, and requests the stylesheet again if that failed.
 */
const loadStyles = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    let link = document.querySelector<HTMLLinkElement>('main link');
    if (link?.sheet) return resolve(link);
    if (!link || document.readyState === 'complete') {
      link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
    link.onload = link.onerror = resolve;
  });

const pause = () => new Promise((go) => setTimeout(go));

/** Renders the deferred sections below the first view, one by one. */
async function renderDeferredSections(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!('deferred' in dataset)) return;
  const sections = document.querySelectorAll<HTMLElement>('#stylesheet-slot ~ section');
  for (const section of sections) {
    await pause();
    section.dataset['rendered'] = '';
    section.getBoundingClientRect();
  }
  await pause();
  delete dataset['deferred'];
  for (const section of sections) delete section.dataset['rendered'];
}

const ignore = () => undefined;

/** Preloads what the page or a click needs next, in parallel with the code that needs it. */
function loadWanted(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(EAGER_ISLANDS))
    loadIsland(dataset['island'] ?? '').catch(ignore);
  if (document.querySelector('[data-dialog-trigger=contact] [data-pending]'))
    import('./contact/modal/contact-modal.tsx').catch(ignore);
}

const { styles, layout } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
if (layout) preloadData(layout);
// Requested in parallel; each runs in its own task, because one long task would delay input.
const [{ startPage: start }] = await Promise.all([
  import('./entry-client.tsx'),
  import('./page/islands/react-dom-chunk.ts'),
  pause().then(() => import('./page/islands/islands.tsx')),
  pause().then(loadWanted),
  styles && loadStyles(styles),
  renderDeferredSections(),
]);
// Awaited, so that the head script notices a failure.
await start();
