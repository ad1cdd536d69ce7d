import { EAGER_ISLANDS, loadIsland } from './page/island-loaders.ts';
import { preloadData } from './page/preload-data.ts';

/**
 * The whole stylesheet, before anything appears that the page as it was loaded did not have. Where the page links it
 * already, that one is waited for; where that could not be had, it is asked for once more.
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

/** Lays out one by one the sections that rest below what is seen first. */
async function layOut(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!('rest' in dataset)) return;
  const sections = document.querySelectorAll<HTMLElement>('#late-styles ~ section');
  for (const section of sections) {
    await pause();
    section.dataset['laid'] = '';
    section.getBoundingClientRect();
  }
  await pause();
  delete dataset['rest'];
  for (const section of sections) delete section.dataset['laid'];
}

const ignore = () => undefined;

/** Loads what the page or a click will want next, beside the code that will want it. */
function loadWanted(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(EAGER_ISLANDS))
    loadIsland(dataset['island'] ?? '').catch(ignore);
  if (document.querySelector('[data-opens=contact] [data-pending]'))
    import('./contact/contact-window.tsx').catch(ignore);
}

const { styles, frame } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
if (frame) preloadData(frame);
// All are requested at once, and each begins in a task of its own: what is done in one go keeps the visitor waiting.
const [{ start }] = await Promise.all([
  import('./client.tsx'),
  import('./page/react-dom.ts'),
  pause().then(() => import('./page/islands.tsx')),
  pause().then(loadWanted),
  styles && loadStyles(styles),
  layOut(),
]);
// Awaited, so that the script in the head learns of a failure.
await start();
