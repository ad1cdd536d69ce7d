import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The jsdom global that Vitest sets up for tests with a document. */
declare const jsdom: { window: Window & typeof globalThis };

// Node 25 and later define these globals, and Vitest doesn't replace existing ones.
for (const name of ['Storage', 'localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });

// jsdom lacks these; Mantine uses them when a component mounts, and when a list marks a choice.
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

Element.prototype.scrollIntoView ??= nothing;

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
