import { WORKER_ADDRESS, WORKER_META } from '../../../protocol/worker-files.ts';

/** Lets the builder open without a connection from now on. Only the builder's program serves what that takes. */
export async function registerWorker(): Promise<void> {
  const mayHave = document.querySelector(`meta[name="${WORKER_META}"]`) !== null && 'serviceWorker' in navigator;
  // A browser that refuses, for example in a private window, opens the builder with a connection only.
  if (mayHave) await navigator.serviceWorker.register(WORKER_ADDRESS).catch(() => undefined);
}
