import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland, type IslandRoot } from './island-root.tsx';

// React's `act` rethrows errors that a root reports; turn it off to match the browser.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

let root: IslandRoot | undefined;
let consoleErrors: unknown[][];

beforeEach(() => {
  consoleErrors = [];
  document.body.replaceChildren();
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void consoleErrors.push(args));
});
afterEach(() => root?.unmount());

function Counter({ field = false }: { field?: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <div className="counter">
      {field && <input name="word" />}
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      {count > 0 && <p>{count}</p>}
      <span>after</span>
    </div>
  );
}

/** Pre-renders the island between static markup. */
function served(island: ReactNode): HTMLElement {
  document.body.innerHTML = `<p>before</p><div id="island">${renderToString(island)}</div><p>after</p>`;
  return container();
}

const container = () => document.querySelector<HTMLElement>('#island') ?? document.body;
const button = () => document.querySelector('button');
const hydrate = (island: ReactNode) =>
  new Promise<void>((resolve) => (root = hydrateIsland(container(), island, { onHydrated: resolve })));
const reads = (text: RegExp) => vi.waitFor(() => expect(container().textContent).toMatch(text));

const FOREIGN: [string, (island: HTMLElement) => void][] = [
  ['prepends an element', (island) => island.firstElementChild?.prepend(document.createElement('i'))],
  ['appends an element', (island) => island.firstElementChild?.append(document.createElement('i'))],
  ['removes an element', (island) => island.querySelector('span')?.remove()],
  [
    'wraps text, as translators do',
    (island) => {
      for (const element of island.querySelectorAll('button, span')) {
        const font = document.createElement('font');
        font.append(...element.childNodes);
        element.append(font);
      }
    },
  ],
  ['empties it', (island) => island.replaceChildren()],
];

it.each(FOREIGN)('works if a foreign script %s before hydration', async (_what, change) => {
  change(served(<Counter />));
  await hydrate(<Counter />);
  button()?.click();
  await reads(/^Add1after$/);
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual(['before', 'Add1after', 'after']);
  expect(consoleErrors).toEqual([]);
});

// Without the last one: a script that empties a hydrated island removes it on purpose.
it.each(FOREIGN.slice(0, -1))('works if a foreign script %s after hydration', async (_what, change) => {
  served(<Counter />);
  await hydrate(<Counter />);
  change(container());
  button()?.click();
  await reads(/^Add(1|)after$/);
  // If React failed on the first click, the island has been rendered from scratch, and the second one works.
  button()?.click();
  await reads(/^Add[12]after$/);
  expect(consoleErrors).toEqual([]);
});

it('keeps typed text and focus if React renders it from scratch', async () => {
  served(<Counter field />);
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = 'typed';
  container().firstElementChild?.prepend(document.createElement('i'));
  await hydrate(<Counter field />);
  expect(document.querySelector('input')).not.toBe(field);
  expect(document.querySelector('input')?.value).toBe('typed');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('restores the pre-rendered markup if every render fails', async () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  served(<Counter />);
  const before = container().innerHTML;
  const hydrated = vi.fn<() => void>();
  root = hydrateIsland(container(), <Broken />, { onHydrated: hydrated });
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  expect(container().innerHTML).toBe(before);
  expect(consoleErrors).toEqual([]);
});
