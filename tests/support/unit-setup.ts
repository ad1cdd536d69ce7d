import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The environment that Vitest sets up for tests with a document. */
declare const jsdom: { window: Window & typeof globalThis };

const inBrowser = typeof document !== 'undefined';

// jsdom has neither; Mantine asks for both when a component mounts.
if (inBrowser) {
  // Since Node 25 the web storage of Node itself takes these names, and Vitest leaves existing globals alone.
  for (const name of ['Storage', 'localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
  const nothing = () => undefined;
  globalThis.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

afterEach(() => {
  if (!inBrowser) return;
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
