import { beforeEach, expect, it } from 'vitest';
import { TabStorage, type TabStores } from './tab-storage.ts';

/** A page with the locks that it holds. */
interface OpenPage {
  names: string[];
  isClosed: boolean;
}

/** Locks as browsers have them, for tabs that are closed by `close`. */
function createLocks() {
  const held = new Map<string, (() => void)[]>();
  const locksOf = (page: OpenPage): TabStores['locks'] => ({
    request: (name: string, ...rest: unknown[]) => {
      const [options, callback] = (rest.length > 1 ? rest : [{}, ...rest]) as [
        LockOptions,
        (lock: object | null) => unknown,
      ];
      const queue = held.get(name);
      if (queue && options.ifAvailable) return Promise.resolve(callback(null));
      const grant = () => {
        if (page.isClosed) return release(name);
        if (!held.has(name)) held.set(name, []);
        page.names.push(name);
        const result = callback({});
        if (!(result instanceof Promise)) release(name);
      };
      if (queue) queue.push(grant);
      else grant();
      return new Promise(() => undefined);
    },
  });
  const release = (name: string) => {
    const next = held.get(name)?.shift();
    if (next) next();
    else held.delete(name);
  };
  return { locksOf, release };
}

let browser: ReturnType<typeof createLocks>;
beforeEach(() => void (browser = createLocks()));

interface Tab {
  storage: TabStorage<string>;
  taken: string[];
  close: () => void;
}

function openTab(own: Storage = new MemoryStorage(), project = 'kept:'): Tab {
  const page: OpenPage = { names: [], isClosed: false };
  const storage = new TabStorage<string>(project, { shared: localStorage, own, locks: browser.locksOf(page) });
  const taken: string[] = [];
  storage.takeOver((value) => void taken.push(value));
  const close = () => {
    page.isClosed = true;
    page.names.splice(0).forEach(browser.release);
  };
  return { storage, taken, close };
}

/** The store of one tab. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  clear = () => this.#values.clear();
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

it('takes over what the tab kept before it was reloaded, also if the old page takes a moment to go', () => {
  const own = new MemoryStorage();
  const before = openTab(own);
  before.storage.keep('typed');
  const after = openTab(own);
  expect(after.taken).toEqual([]);
  before.close();
  expect(after.taken).toEqual(['typed']);
  expect(openTab().taken).toEqual([]);
});

it('takes over what the tab kept if it is reloaded again before the old page has gone', () => {
  const own = new MemoryStorage();
  const before = openTab(own);
  before.storage.keep('typed');
  const between = openTab(own);
  const after = openTab(own);
  between.close();
  before.close();
  expect(between.taken).toEqual([]);
  expect(after.taken).toEqual(['typed']);
});

it('takes over what a closed tab kept, and leaves an open one alone', () => {
  const [closed, open] = [openTab(), openTab()];
  closed.storage.keep('of the closed tab');
  open.storage.keep('of the open tab');
  closed.close();
  expect(openTab().taken).toEqual(['of the closed tab']);
  expect(localStorage).toHaveLength(1);
});

it('keeps nothing once everything is saved, and never takes what another project kept', () => {
  const tab = openTab();
  tab.storage.keep('typed');
  tab.storage.keep(undefined);
  const other = openTab(undefined, 'other:');
  other.storage.keep('typed elsewhere');
  tab.close();
  other.close();
  expect(openTab().taken).toEqual([]);
});

it('keeps what cannot be taken now', () => {
  const tab = openTab();
  tab.storage.keep('typed');
  tab.close();
  const busy = new TabStorage<string>('kept:', { shared: localStorage, own: new MemoryStorage(), locks: undefined });
  busy.takeOver((value) => `${value} before`);
  expect(openTab().taken).toEqual(['typed before']);
});
