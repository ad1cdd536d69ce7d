import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has neither; Mantine asks for both when a component mounts.
globalThis.matchMedia ??= (query) =>
  ({ matches: false, media: query, onchange: null, addEventListener: () => undefined, removeEventListener: () => undefined, addListener: () => undefined, removeListener: () => undefined, dispatchEvent: () => false });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
