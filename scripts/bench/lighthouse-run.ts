import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { ensureChromium } from '../find-browser.ts';
import { TRACE_TRIES } from './benchmark.ts';

/** Takes Lighthouse's report of an address, as its mobile default has it: a slow phone on a slow network, simulated. */
export type TakeReport = (url: string, flags: Flags) => Promise<Result>;

/** Starts a Chromium for Lighthouse while a task runs. */
export async function withLighthouse<T>(task: (take: TakeReport) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await task((url, flags) => takeReport(url, { ...flags, port }));
  } finally {
    await browser.close();
  }
}

async function takeReport(url: string, flags: Flags, tries = TRACE_TRIES): Promise<Result> {
  const report = (await lighthouse(url, { logLevel: 'error', ...flags }))?.lhr;
  if (!report) throw new Error(`Lighthouse gave no report of ${url}.`);
  if (tries > 1 && lacksTrace(report)) return takeReport(url, flags, tries - 1);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/**
 * Whether Chromium gave Lighthouse no trace of the load, or not all of it, as happens once in some hundred loads: then
 * either the report as a whole says so, or audits that need the trace do.
 */
const lacksTrace = ({ runtimeError, audits }: Result): boolean =>
  runtimeError ? runtimeError.code === 'NO_NAVSTART' : Object.values(audits).some(({ errorMessage }) => errorMessage);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
      server.close(() => resolve(port));
    });
  });
