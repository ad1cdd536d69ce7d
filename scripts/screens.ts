import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadContent, type LoadedSite } from '../src/content/load-content.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-browser.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { SCREEN_REGIONS, SCREEN_WIDTHS, screenList, type Screen } from './screen-list.ts';
import { serveDist } from './serve-dist.ts';
import { SCREENS_FOLDER, takeScreen } from './take-screen.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run screens -- [--only NAME]';
/** All pictures together stay below this, so that the repository stays small. */
const MAX_BYTES = 12_000_000;

const only = readOnly();
if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ to photograph. Run "npm run build" first.\n');
  process.exit(1);
}
const { site, diagnostics } = await loadContent(process.cwd());
if (!reportDiagnostics(diagnostics) || !site) process.exit(1);
const screens = screenList(site).filter(({ name }) => only === undefined || name === only);
if (screens.length === 0)
  exitForUsage(
    `There is no view "${only}".`,
    `${USAGE}\nViews: ${screenList(site)
      .map(({ name }) => name)
      .join(', ')}`,
  );
process.exitCode = (await takeAll(site, screens)) ? 0 : 1;

function readOnly(): string | undefined {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/** @returns whether the pictures are small enough together */
async function takeAll(loaded: LoadedSite, list: readonly Screen[]): Promise<boolean> {
  const server = await serveDist(process.cwd(), 0);
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  if (only === undefined) await rm(SCREENS_FOLDER, { recursive: true, force: true });
  const origin = `http://localhost:${port}`;
  let total = 0;
  try {
    for (const region of SCREEN_REGIONS)
      for (const screen of list)
        for (const width of screen.widths ?? SCREEN_WIDTHS) {
          const { file, bytes } = await takeScreen({ browser, origin, loaded, region, screen, width });
          total += bytes;
          console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
        }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`${(total / 1e6).toFixed(1)} MB in all`);
  if (total <= MAX_BYTES) return true;
  process.stderr.write(
    `The pictures have more than ${MAX_BYTES / 1e6} MB together. Lower the quality in scripts/take-screen.ts.\n`,
  );
  return false;
}
