import { isAwayStatus } from '../../protocol/transport.ts';
import { SHELL_ADDRESS, SHELL_CACHE, SITE_CACHE } from '../../protocol/worker-files.ts';
import { withoutToken } from './without-token.ts';

// Runs beside the pages of the builder, below `/_builder/`: opens it when the server can't be reached.

/** What of the worker's scope is used here; the types of pages and workers exclude each other. */
interface WorkerScope {
  /** The files of the shell; the server writes them before this script. */
  BUILDER_FILES: readonly string[];
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchingEvent) => void) => void);
}

interface WaitingEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

interface FetchingEvent extends WaitingEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

const worker = self as unknown as WorkerScope; // a service worker's scope

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL_CACHE);
      await cache.addAll([...worker.BUILDER_FILES]);
      // The first page was loaded before this script.
      if (!(await cache.match(SHELL_ADDRESS))) await keepShell(await fetch(SHELL_ADDRESS));
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === SHELL_ADDRESS) return event.respondWith(shell(event));
  if (worker.BUILDER_FILES.includes(pathname)) return event.respondWith(file(request));
  // What the last known page of the site shows.
  if (['style', 'image', 'font'].includes(request.destination)) event.respondWith(siteFile(request));
});

/** The page of the builder: that of the server, or the last one that it sent. */
async function shell(event: FetchingEvent): Promise<Response> {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && !isAwayStatus(response.status)) {
    event.waitUntil(keepShell(response.clone()));
    return response;
  }
  const known = await caches.match(SHELL_ADDRESS, { cacheName: SHELL_CACHE });
  return known ?? response ?? Response.error();
}

/** Keeps the page of the builder, without what lets its calls in. A page on which people sign in isn't one. */
async function keepShell(response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const page = new Response(withoutToken(await response.text()), { headers: response.headers });
  const cache = await caches.open(SHELL_CACHE);
  await cache.put(SHELL_ADDRESS, page);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL_CACHE })) ?? fetch(request);
}

async function siteFile(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response ?? (await caches.match(request, { cacheName: SITE_CACHE })) ?? Response.error();
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const current = new Set([SHELL_ADDRESS, ...worker.BUILDER_FILES]);
  for (const { url } of await cache.keys()) if (!current.has(new URL(url).pathname)) await cache.delete(url);
}
