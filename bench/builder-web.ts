import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startDocumentedNginx, type RunningHost } from '../tests/support/host-servers.ts';
import { addSession, openPeopleBuilder, type PeopleBuilder } from '../tests/support/people-builder.ts';
import { createCertificate } from '../tests/support/test-certificate.ts';
import { openTrustingBrowser } from '../tests/support/trusting-browser.ts';
import { findNginx } from '../tools/install-host-servers.ts';
import { median, percentile95, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { createClient, memoryWhilePublishing, openCrowd } from './builder-crowd.ts';
import { measureOpening, watchedContext } from './builder-page.ts';
import { memoryOf } from './process-memory.ts';
import { openTitle, savedAt, titleField } from './title-field.ts';

const HOST = 'edit.example.com';
const ORIGIN = `https://${HOST}`;

/** The connection and the device of the specification: round trip in milliseconds, megabits per second, slowdown of the CPU. */
const SLOW = { roundTripMs: 40, megabits: 10, cpuRate: 4 };

/** Number of measurements of each figure; openings with an empty cache. */
const TIMES = { warm: 5, cold: 3, words: 20 };

/** People who have the builder open beside the one who is measured, and how many of them type. */
const OTHERS = { present: 19, typing: 4 };

/**
 * Measures the builder on the web as somebody far away meets it: through nginx with TLS, as documented, on a slow connection and a slow
 * device; alone, then with others who type. Needs nginx.
 */
export const builderWeb: Benchmark = {
  name: 'builder-web',
  async run(root) {
    const command = findNginx();
    if (command === undefined) throw new Error('Install nginx.');
    await bundleBuilder(root, console.log);
    const certificates = mkdtempSync(join(tmpdir(), 'bench-web-'));
    const certificate = createCertificate(certificates, HOST);
    const port = await freePort();
    const proxy = await startDocumentedNginx(command, certificates, port);
    const builder = { ...(await openPeopleBuilder({ origin: ORIGIN, port })), origin: ORIGIN };
    const browser = await openTrustingBrowser(HOST, proxy.port, certificate);
    try {
      const rows = await measure({ browser, builder, proxy, certificate });
      return {
        title: `The builder behind nginx with TLS: round trip ${SLOW.roundTripMs} ms, ${SLOW.megabits} Mbit/s, CPU ${SLOW.cpuRate} times slower`,
        columns: ['what', 'times', 'median', '95 %', 'required'],
        rows,
      };
    } finally {
      await browser.close();
      await builder.close();
      await proxy.stop();
      rmSync(certificates, { recursive: true });
    }
  },
};

interface Parts {
  browser: Browser;
  builder: PeopleBuilder;
  proxy: RunningHost;
  certificate: Buffer;
}

/** Returns a row, and prints it: what was measured isn't lost if a later figure fails. */
function rowOf(what: string, figures: readonly number[], required: Cell): Cell[] {
  const row = [what, figures.length, roundTo(median(figures)), roundTo(percentile95(figures)), required];
  console.log(...row);
  return row;
}

async function measure(parts: Parts): Promise<Cell[][]> {
  const { browser, builder } = parts;
  const rows: Cell[][] = [];
  const cold: number[] = [];
  for (let turn = 0; turn < TIMES.cold; turn += 1) {
    const context = await signedInContext(browser, builder, `Cold ${turn}`);
    cold.push((await measureOpening(context, ORIGIN, slowDown)).listed);
    await context.close();
  }
  rows.push(rowOf('opened until the first section is listed, empty cache, ms', cold, 2_000));
  const context = await signedInContext(browser, builder, 'Anna');
  const warm: number[] = [];
  for (let turn = 0; turn <= TIMES.warm; turn += 1) warm.push((await measureOpening(context, ORIGIN, slowDown)).listed);
  rows.push(rowOf('the same, warm, ms', warm.slice(1), 1_000));
  const page = await context.newPage();
  await slowDown(page);
  await openTitle(page, ORIGIN);
  rows.push(rowOf('last key of a word until its file has it, ms', await savedAfterMs(page, builder, 'alone'), 300));
  const client = createClient({ ...parts, host: HOST });
  const others = await openCrowd(client, builder, OTHERS);
  const people = `${OTHERS.present + 1} people, ${OTHERS.typing + 1} of whom type`;
  rows.push(rowOf(`the same with ${people}, ms`, await savedAfterMs(page, builder, 'together'), 300));
  rows.push(rowOf('memory of the program with all of them, MB', [memoryOf(builder.pid())], 400));
  const building = await memoryWhilePublishing(client, builder);
  rows.push(rowOf('the same while a version is built, MB', [building], 1_200));
  await others.close();
  await context.close();
  return rows;
}

async function signedInContext(browser: Browser, builder: PeopleBuilder, name: string): Promise<BrowserContext> {
  const context = await watchedContext(browser);
  await context.addCookies([addSession(builder, name, 'editor')]);
  return context;
}

/** Gives a page the connection and the device of the specification. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (SLOW.megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuRate });
}

/** Types words, and measures the time from the last key of each until the file has it, in milliseconds. */
async function savedAfterMs(page: Page, builder: PeopleBuilder, name: string): Promise<number[]> {
  const figures: number[] = [];
  for (let turn = 0; turn < TIMES.words; turn += 1) {
    await titleField(page).fill('');
    const word = `${name}${String.fromCodePoint(97 + turn)}`;
    await page.keyboard.type(word.slice(0, -1), { delay: 60 });
    await sleep(100);
    const begin = performance.now();
    await page.keyboard.press(word.slice(-1));
    figures.push((await savedAt(builder, word)) - begin);
    await sleep(1_000);
  }
  return figures;
}
