const TAB_KEY = 'builder-tab';

/** Number of earlier names of a tab that are known: it may be reloaded again before the page before has gone. */
const MAX_NAMES = 10;

/** The browser's stores, and its locks: a tab holds one as long as it's open. */
export interface TabStores {
  /** Outlives the tab. */
  shared: Storage;
  /** Outlives a reload. */
  own: Storage;
  /** Absent where the page isn't trusted: then every other tab counts as closed. */
  locks: Pick<LockManager, 'request'> | undefined;
}

/**
 * Keeps a value of this tab until it's taken over: by the tab itself after a reload or a crash, or by another tab once this one
 * is closed.
 */
export class TabStorage<T> {
  readonly #prefix: string;
  readonly #stores: TabStores;
  readonly #tab = crypto.randomUUID();
  /** The tab's names before it was reloaded, the last one first. */
  readonly #before: readonly string[];

  /** @param prefix begins the keys of all tabs */
  constructor(prefix: string, stores: TabStores) {
    this.#prefix = prefix;
    this.#stores = stores;
    this.#before = stores.own.getItem(TAB_KEY)?.split(' ') ?? [];
    stores.own.setItem(TAB_KEY, [this.#tab, ...this.#before].slice(0, MAX_NAMES).join(' '));
    // Held until the page is gone, however that happens.
    void stores.locks?.request(prefix + this.#tab, () => new Promise<never>(() => undefined));
  }

  /** Keeps a value in place of the last one; `undefined`: nothing. */
  keep(value: T | undefined): void {
    const key = this.#prefix + this.#tab;
    if (value === undefined) this.#stores.shared.removeItem(key);
    else this.#stores.shared.setItem(key, JSON.stringify(value));
  }

  /**
   * Takes over what was kept by this tab before a reload, and by tabs that are closed.
   * @param take returns what it can't take now: it's kept until the next time
   */
  takeOver(take: (value: T) => T | undefined): void {
    const { shared, locks } = this.#stores;
    for (const key of Object.keys(shared)) {
      if (!key.startsWith(this.#prefix) || key === this.#prefix + this.#tab) continue;
      const move = () => {
        const text = shared.getItem(key);
        if (text === null) return;
        const rest = take(JSON.parse(text) as T); // written by keep
        if (rest === undefined) shared.removeItem(key);
        else shared.setItem(key, JSON.stringify(rest));
      };
      if (!locks) move();
      // The page before the reload may take a moment to go; any other tab may stay open for days.
      else if (this.#before.some((name) => key === this.#prefix + name)) void locks.request(key, move);
      else void locks.request(key, { ifAvailable: true }, (lock) => lock && move());
    }
  }
}
