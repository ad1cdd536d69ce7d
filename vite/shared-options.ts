/** Options of every bundle for browsers: of the site, and of the builder. */
export const BUILD_OPTIONS = {
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
};

/** Where Vite's cache is. Not in node_modules, which copies of the project may share: a cache is of one folder only. */
export const VITE_CACHE = '.build/vite';
