import type { CDPSession, Page } from '@playwright/test';
import { interleaved, median, rounded, TRACE_TRIES, type Benchmark, type Cell } from './benchmark.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { CPU_SLOWDOWN, withSlowPhone, type OnFreshPage } from './slow-phone.ts';
import { whileBothServed } from './without-scripts.ts';

const RUNS = 5;
/** What of a task is longer than this, in milliseconds, blocks (https://web.dev/articles/tbt). */
const LONG_TASK = 50;
/** By then, in milliseconds after the page has loaded, its script has taken over. */
const SETTLED = 2500;

/** An event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How much of `dur` the thread had a processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

interface Blocked {
  clock: number;
  processor: number;
}

/** How long pages are blocked after their first paint, by the clock and by the processor's time, which no other program makes longer. */
export const blockedTime: Benchmark = {
  name: 'blocked-time',
  run: async (root) => {
    const pages = measuredPages();
    return whileBothServed(root, pages, (...origins) =>
      withSlowPhone(async (onFreshPage) => ({
        title: `Blocked after the first paint, ${CPU_SLOWDOWN} × CPU reckoned (ms, medians of ${RUNS})`,
        columns: ['page', 'region', 'processor', 'processor, bare', 'clock', 'clock, bare'],
        rows: await measureAll(onFreshPage, pages, origins),
      })),
    );
  },
};

async function measureAll(
  onFreshPage: OnFreshPage,
  pages: readonly MeasuredPage[],
  origins: readonly string[],
): Promise<Cell[][]> {
  const forms = pages.map((page) => ({
    page,
    ofOrigin: origins.map((origin) => ({ origin, found: [] as Blocked[] })),
  }));
  const tasks = forms.flatMap(({ page: { path }, ofOrigin }) =>
    ofOrigin.map(
      ({ origin, found }) =>
        async () =>
          void found.push(await blockedAt(onFreshPage, origin + path)),
    ),
  );
  await interleaved(RUNS, tasks);
  return forms.map(({ page: { name, region }, ofOrigin }) => {
    const medians = (kind: keyof Blocked) =>
      ofOrigin.map(({ found }) => rounded(median(found.map((one) => one[kind]))));
    return [name, region, ...medians('processor'), ...medians('clock')];
  });
}

async function blockedAt(onFreshPage: OnFreshPage, address: string): Promise<Blocked> {
  for (let tries = 0; tries < TRACE_TRIES; tries += 1) {
    // Slowness is reckoned afterwards: making the processor slow takes its time, too.
    const events = await onFreshPage({ fullSpeed: true }, (page, session) => traceOf(page, session, address));
    const blocked = blockedIn(events, address);
    if (blocked) return blocked;
  }
  throw new Error(`Chromium gave no whole trace of ${address}.`);
}

async function traceOf(page: Page, session: CDPSession, address: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // the format of traces
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
  });
  await page.goto(address);
  await page.waitForTimeout(SETTLED);
  const complete = new Promise((resolve) => void session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Nothing, if the trace lacks the beginning of the page or its first paint. */
function blockedIn(events: readonly TraceEvent[], address: string): Blocked | undefined {
  const isBegin = ({ name, args }: TraceEvent) =>
    name === 'navigationStart' && args?.data?.documentLoaderURL === address;
  const begin = events.findLast(isBegin);
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === begin?.pid && ts > begin.ts,
  );
  if (!begin || !paint) return undefined;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === begin.pid && tid === begin.tid && ts >= paint.ts,
  );
  const blocked = (microseconds = 0) => Math.max(0, (CPU_SLOWDOWN * microseconds) / 1000 - LONG_TASK);
  const sum = (of: (task: TraceEvent) => number) => tasks.reduce((total, task) => total + of(task), 0);
  return { clock: sum(({ dur }) => blocked(dur)), processor: sum(({ tdur }) => blocked(tdur)) };
}
