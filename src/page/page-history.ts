import { createBrowserHistory } from '@tanstack/react-router';

/**
 * The browser's history for the router. The router's own listens to `beforeunload`, for forms that would hold a
 * visitor back; this site holds nobody back, and some browsers keep no page with such a listener in their
 * back/forward cache.
 */
export function createPageHistory() {
  const listen: typeof window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: unknown,
  ) => {
    if (type !== 'beforeunload') window.addEventListener(type, listener, options as AddEventListenerOptions);
  };
  const { document, history, location } = window;
  return createBrowserHistory({
    window: {
      document,
      history,
      location,
      addEventListener: listen,
      removeEventListener: window.removeEventListener.bind(window),
    },
  });
}
