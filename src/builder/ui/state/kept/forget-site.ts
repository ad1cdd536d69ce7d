import { SHELL_CACHE, SITE_CACHE, WORKER_ADDRESS } from '../../../protocol/worker-files.ts';
import { KeptStore } from './kept-store.ts';

/** Removes what the browser keeps of the site, and what opens the builder without a connection: nobody is signed in any more. */
export async function forgetSite(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER_ADDRESS);
  await worker?.unregister();
  await Promise.all([...[SHELL_CACHE, SITE_CACHE].map((name) => caches.delete(name)), KeptStore.forgetAnswers()]);
}
