/** What is observed: paint, largest contentful paint, layout shift, interaction (specification, section 1). */
const TYPES = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/** Observing stops after 30 seconds (specification, section 9). */
export const OBSERVED_FOR = 30_000;
/** The load timing is looked at after 100 milliseconds (specification, section 9). */
export const LOAD_CHECK_AFTER = 100;

/**
 * Observes how fast the page is, for whoever looks at the marks in the browser's own tools; nothing is sent or kept.
 * @returns what stops observing at once
 */
export function observeSpeed(): () => void {
  const observers = typeof PerformanceObserver === 'undefined' ? [] : TYPES.flatMap(observe);
  const stop = () => observers.forEach((observer) => observer.disconnect());
  setTimeout(stop, OBSERVED_FOR);
  setTimeout(checkLoad, LOAD_CHECK_AFTER);
  return stop;
}

function observe(type: (typeof TYPES)[number]): PerformanceObserver[] {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return [];
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
  return [observer];
}

/** Makes an entry findable under one name in the browser's performance tools. */
function note({ entryType, startTime }: PerformanceEntry): void {
  performance.mark(`observed ${entryType}`, { startTime });
}

/** Looks at the timing of the page's load; the result is not used (specification, section 9). */
function checkLoad(): void {
  performance.getEntriesByType('navigation').forEach(note);
}
