/** Observed entry types: paint, largest contentful paint, layout shift, interaction. */
const TYPES = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/** Duration of the observation, in milliseconds: observers cost time for as long as they run. */
export const OBSERVATION_MS = 30_000;
/** Delay before the load timing is read, in milliseconds: it's complete only after the load event has ended. */
export const LOAD_CHECK_DELAY_MS = 100;

/**
 * Records performance entries as marks for the browser's DevTools. Sends and stores nothing.
 * @returns a function that stops the observation
 */
export function observeWebVitals(): () => void {
  const observers = typeof PerformanceObserver === 'undefined' ? [] : TYPES.flatMap(observe);
  const stop = () => observers.forEach((observer) => observer.disconnect());
  setTimeout(stop, OBSERVATION_MS);
  setTimeout(checkLoad, LOAD_CHECK_DELAY_MS);
  return stop;
}

function observe(type: (typeof TYPES)[number]): PerformanceObserver[] {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return [];
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
  return [observer];
}

/** Adds a mark for an entry to the browser's performance tools. */
function note({ entryType, startTime }: PerformanceEntry): void {
  performance.mark(`observed ${entryType}`, { startTime });
}

/** Adds a mark for the load of the page. */
function checkLoad(): void {
  performance.getEntriesByType('navigation').forEach(note);
}
