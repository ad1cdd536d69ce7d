import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

const inBrowser = typeof document !== 'undefined';

// jsdom has neither; Mantine asks for both when a component mounts.
if (inBrowser) {
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
