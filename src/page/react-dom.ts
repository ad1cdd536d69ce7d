/** The part of React that takes over a page: a module of its own, so that it can be begun by itself. */
export { createRoot, hydrateRoot } from 'react-dom/client';
