import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland, type IslandRoot } from './island-root.tsx';

// React's `act` rethrows what a root reports: here it runs as it does in the browser.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

let root: IslandRoot | undefined;
let complaints: unknown[][];

beforeEach(() => {
  complaints = [];
  document.body.replaceChildren();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
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

/** The island as the server sent it, between static markup. */
function served(island: ReactNode): HTMLElement {
  document.body.innerHTML = `<p>before</p><div id="island">${renderToString(island)}</div><p>after</p>`;
  return container();
}

const container = () => document.querySelector<HTMLElement>('#island') ?? document.body;
const button = () => document.querySelector('button');
const hydrate = (island: ReactNode) =>
  new Promise<void>((resolve) => (root = hydrateIsland(container(), island, { onHydrated: resolve })));
const reads = (words: RegExp) => vi.waitFor(() => expect(container().textContent).toMatch(words));

const FOREIGN: [string, (island: HTMLElement) => void][] = [
  ['prepends an element', (island) => island.firstElementChild?.prepend(document.createElement('i'))],
  ['appends an element', (island) => island.firstElementChild?.append(document.createElement('i'))],
  ['removes an element', (island) => island.querySelector('span')?.remove()],
  [
    'wraps words, as translators do',
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

it.each(FOREIGN)('works where a foreign script %s before React takes over', async (_what, change) => {
  change(served(<Counter />));
  await hydrate(<Counter />);
  button()?.click();
  await reads(/^Add1after$/);
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual(['before', 'Add1after', 'after']);
  expect(complaints).toEqual([]);
});

// One that empties an island then has taken it away on purpose.
it.each(FOREIGN.slice(0, -1))('works where a foreign script %s after React has taken over', async (_what, change) => {
  served(<Counter />);
  await hydrate(<Counter />);
  change(container());
  button()?.click();
  await reads(/^Add(1|)after$/);
  // Where React failed on the first press, the island has been rendered from scratch: the second one is done.
  button()?.click();
  await reads(/^Add[12]after$/);
  expect(complaints).toEqual([]);
});

it('keeps what was typed and the focus where React renders it from scratch', async () => {
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

it('brings the pre-rendered markup back where it fails however often it is rendered', async () => {
  function Broken(): ReactNode {
    throw new Error('broken');
  }
  served(<Counter />);
  const before = container().innerHTML;
  const hydrated = vi.fn<() => void>();
  root = hydrateIsland(container(), <Broken />, { onHydrated: hydrated });
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  expect(container().innerHTML).toBe(before);
  expect(complaints).toEqual([]);
});
