/** Address of the builder's page. */
export const SHELL_ADDRESS = '/_builder/';

/** Address of the service worker, which opens the builder without a connection. */
export const WORKER_ADDRESS = '/_builder/service-worker.js';

/** The browser's cache of the builder's page and its files. */
export const SHELL_CACHE = 'builder-shell';

/** The browser's cache of the styles, fonts and pictures that the last known pages of the site show. */
export const SITE_CACHE = 'builder-site';

/** The name of the `<meta>` element that says that the page may have a service worker. */
export const WORKER_META = 'builder-worker';
