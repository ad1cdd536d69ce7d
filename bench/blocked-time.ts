import type { CDPSession, Page } from '@playwright/test';
import { runInterleaved, median, roundTo, TRACE_TRIES, type Benchmark, type Cell } from './benchmark.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { CPU_SLOWDOWN, withThrottledDevice, type OnFreshPage } from './slow-phone.ts';
import { whileBothServed } from './without-scripts.ts';

const RUNS = 5;
/** Duration above which a task blocks, in milliseconds (https://web.dev/articles/tbt). */
const LONG_TASK = 50;
/** Time after load by which the page's script has taken over, in milliseconds. */
const SETTLED = 2500;

/** An event of Chromium's trace, in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the event, as part of `dur`. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

interface Blocked {
  clock: number;
  processor: number;
}

/** Measures Total Blocking Time in wall-clock and CPU time; other programs don't affect the latter. */
export const blockedTime: Benchmark = {
  name: 'blocked-time',
  run: async (root) => {
    const pages = measuredPages();
    return whileBothServed(root, pages, (...origins) =>
      withThrottledDevice(async (onFreshPage) => ({
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
  await runInterleaved(RUNS, tasks);
  return forms.map(({ page: { name, region }, ofOrigin }) => {
    const medians = (kind: keyof Blocked) =>
      ofOrigin.map(({ found }) => roundTo(median(found.map((one) => one[kind]))));
    return [name, region, ...medians('processor'), ...medians('clock')];
  });
}

async function blockedAt(onFreshPage: OnFreshPage, address: string): Promise<Blocked> {
  for (let tries = 0; tries < TRACE_TRIES; tries += 1) {
    // Apply the slowdown afterwards: throttling the CPU costs CPU time, too.
    const events = await onFreshPage({ fullSpeed: true }, (page, session) => traceOf(page, session, address));
    const blocked = blockedIn(events, address);
    if (blocked) return blocked;
  }
  throw new Error(`Chromium gave no whole trace of ${address}.`);
}

async function traceOf(page: Page, session: CDPSession, address: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // trace format of Chromium
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

/** Returns `undefined` if the trace lacks the navigation or the first paint. */
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
