import { createBrowserHistory } from '@tanstack/react-router';

/**
 * The router's browser history without its `beforeunload` listener. The listener serves navigation blockers, which this
 * site doesn't use, and keeps pages out of some browsers' back/forward cache.
 */
export function createBfcacheFriendlyHistory() {
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
