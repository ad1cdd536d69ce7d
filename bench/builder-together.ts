import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { freePort } from '../tests/support/free-port.ts';
import { addSession, openPeopleBuilder, type PeopleBuilder } from '../tests/support/people-builder.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { median, percentile95, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { watchedContext } from './builder-page.ts';
import { openTitle, savedAt, titleField } from './title-field.ts';

/** Round trips that are measured, with the longest time until others see a saved change; in milliseconds. */
const ROUND_TRIPS = [
  { roundTripMs: 0, required: 150 },
  { roundTripMs: 100, required: 400 },
];

/** Number of words that are typed at each. */
const WORDS = 20;

/** Longest wait until somebody else sees a word, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** Time after a word until nothing is under way any more, in milliseconds. */
const SETTLED_MS = 3_000;

/** Measures how long others wait for what somebody has saved, from the file on disk to their form and frames. */
export const builderTogether: Benchmark = {
  name: 'builder-together',
  async run(root) {
    await bundleBuilder(root, console.log);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    const rows: Cell[][] = [];
    try {
      for (const { roundTripMs, required } of ROUND_TRIPS)
        rows.push(...(await measure(browser, roundTripMs, required)));
    } finally {
      await browser.close();
    }
    return {
      title: `From saved to seen by somebody else with the same section open, ms (${WORDS} words)`,
      columns: ['round trip', 'where', 'median', '95 %', 'required'],
      rows,
    };
  },
};

/** Passes connections on to a port, each way after half of the round trip. */
async function openSlowWay(port: number, roundTripMs: number): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), roundTripMs / 2));
    from.on('end', () => setTimeout(() => to.end(), roundTripMs / 2));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer((browser) => {
    const builder = connect(port, '127.0.0.1');
    pass(browser, builder);
    pass(builder, browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // a server on a port has such an address
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function measure(browser: Browser, roundTripMs: number, required: number): Promise<Cell[][]> {
  const port = await freePort();
  const way = await openSlowWay(port, roundTripMs);
  const origin = `http://localhost:${way.port}`;
  const builder = { ...(await openPeopleBuilder({ origin, port })), origin };
  try {
    const [anna, bo] = [await openFor(browser, builder, 'Anna'), await openFor(browser, builder, 'Bo')];
    const seen: { form: number[]; frames: number[] } = { form: [], frames: [] };
    for (let turn = 0; turn < WORDS; turn += 1) {
      const word = `seen${String.fromCodePoint(97 + turn)}`;
      const watched = bo.evaluate(watchWord, { word, timeoutMs: TIMEOUT_MS });
      await titleField(anna).fill('');
      await anna.keyboard.type(word, { delay: 60 });
      const saved = performance.timeOrigin + (await savedAt(builder, word));
      const { form, frames } = await watched;
      seen.form.push(form - saved);
      seen.frames.push(frames - saved);
      await sleep(SETTLED_MS);
    }
    for (const page of [anna, bo]) await page.context().close();
    return Object.entries(seen).map(([where, figures]) => [
      `${roundTripMs} ms`,
      where,
      roundTo(median(figures)),
      roundTo(percentile95(figures)),
      required,
    ]);
  } finally {
    await builder.close();
    way.close();
  }
}

/** Opens the title in a browser of somebody's own. */
async function openFor(browser: Browser, builder: PeopleBuilder, name: string): Promise<Page> {
  const context = await watchedContext(browser);
  await context.addCookies([addSession(builder, name, 'editor')]);
  const page = await context.newPage();
  await openTitle(page, builder.origin);
  await sleep(SETTLED_MS);
  return page;
}

/** Returns when the form has a word, and when all frames of English have it, in milliseconds since 1970. Runs in the page. */
async function watchWord({ word, timeoutMs }: { word: string; timeoutMs: number }) {
  const now = () => performance.timeOrigin + performance.now();
  const end = now() + timeoutMs;
  const when = async (isThere: () => boolean): Promise<number> => {
    while (!isThere()) {
      if (now() > end) throw new Error(`"${word}" isn't seen.`);
      await new Promise(requestAnimationFrame);
    }
    return now();
  };
  const fields = () => [...document.querySelectorAll('textarea, input')] as HTMLInputElement[]; // both have a value
  const pages = () => [...document.querySelectorAll('iframe')].map(({ contentDocument: page }) => page);
  const english = () => pages().filter((page) => page?.documentElement.lang.startsWith('en'));
  const [form, frames] = await Promise.all([
    when(() => fields().some(({ value }) => value === word)),
    when(() => english().length > 0 && english().every((page) => page?.body.textContent.includes(word))),
  ]);
  return { form, frames };
}
