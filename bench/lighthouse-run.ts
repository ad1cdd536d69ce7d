import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { toolFolder } from '../tools/tool-package.ts';
import { TRACE_TRIES } from './benchmark.ts';
import { ACCEPT_CERTIFICATE } from './host-server.ts';

/** Lighthouse flags used by the benchmark. */
interface Flags {
  onlyAudits?: string[];
  onlyCategories?: string[];
}

/** The part of Lighthouse's report used by the benchmark. */
export interface Report {
  audits: Record<string, { numericValue?: number; score: number | null; errorMessage?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { code: string; message: string };
}

type Lighthouse = (
  url: string,
  flags: Flags & { logLevel: string; port: number },
) => Promise<{ lhr: Report } | undefined>;

/** Runs Lighthouse for an address with its mobile default: a simulated slow phone on a slow network. */
export type TakeReport = (url: string, flags: Flags) => Promise<Report>;

/** Starts Chromium for Lighthouse while a task runs. */
export async function withLighthouse<T>(task: (take: TakeReport) => Promise<T>): Promise<T> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, ACCEPT_CERTIFICATE, `--remote-debugging-port=${port}`],
  });
  try {
    return await task((url, flags) => takeReport(() => lighthouse(url, { logLevel: 'error', ...flags, port }), url));
  } finally {
    await browser.close();
  }
}

/** Loads Lighthouse from its own package. It has no types here, because it's optional. */
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
 * Returns whether Chromium recorded no trace, or an incomplete one, which happens about once in a hundred loads: the
 * report as a whole says so, or audits that need the trace do.
 */
const lacksTrace = ({ runtimeError, audits }: Report): boolean =>
  runtimeError ? runtimeError.code === 'NO_NAVSTART' : Object.values(audits).some(({ errorMessage }) => errorMessage);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo; // a server listening on a port has an AddressInfo
      server.close(() => resolve(port));
    });
  });
