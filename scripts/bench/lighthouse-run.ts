import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { ensureChromium } from '../find-browser.ts';
import { toolFolder } from '../tool-package.ts';
import { TRACE_TRIES } from './benchmark.ts';

/** The flags of Lighthouse that the benchmark sets. */
interface Flags {
  onlyAudits?: string[];
  onlyCategories?: string[];
}

/** The part of Lighthouse's report that the benchmark reads. */
export interface Report {
  audits: Record<string, { numericValue?: number; score: number | null; errorMessage?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { code: string; message: string };
}

type Lighthouse = (
  url: string,
  flags: Flags & { logLevel: string; port: number },
) => Promise<{ lhr: Report } | undefined>;

/** Takes Lighthouse's report of an address, as its mobile default has it: a slow phone on a slow network, simulated. */
export type TakeReport = (url: string, flags: Flags) => Promise<Report>;

/** Starts a Chromium for Lighthouse while a task runs. */
export async function withLighthouse<T>(task: (take: TakeReport) => Promise<T>): Promise<T> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await task((url, flags) => takeReport(() => lighthouse(url, { logLevel: 'error', ...flags, port }), url));
  } finally {
    await browser.close();
  }
}

/** Loads Lighthouse from its own package; it has no types here, because it need not be installed. */
async function loadLighthouse(): Promise<Lighthouse> {
  const { resolve } = createRequire(join(toolFolder('lighthouse'), 'package.json'));
  const module = (await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse };
  return module.default;
}

async function takeReport(run: () => ReturnType<Lighthouse>, url: string, tries = TRACE_TRIES): Promise<Report> {
  const report = (await run())?.lhr;
  if (!report) throw new Error(`Lighthouse gave no report of ${url}.`);
  if (tries > 1 && lacksTrace(report)) return takeReport(run, url, tries - 1);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/**
 * Whether Chromium gave Lighthouse no trace of the load, or not all of it, as happens once in some hundred loads: then
 * either the report as a whole says so, or audits that need the trace do.
 */
const lacksTrace = ({ runtimeError, audits }: Report): boolean =>
  runtimeError ? runtimeError.code === 'NO_NAVSTART' : Object.values(audits).some(({ errorMessage }) => errorMessage);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
      server.close(() => resolve(port));
    });
  });
