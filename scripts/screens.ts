import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadContent, type LoadedSite } from '../src/content/load-content.ts';
import type { RegionCode } from '../src/regions/region-code.ts';
import { copyForContent, makeHard } from '../tests/support/hard-site.ts';
import { build } from '../tests/support/project-copy.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-browser.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { hardScreens, SCREEN_REGIONS, SCREEN_WIDTHS, screenList, type Screen } from './screen-list.ts';
import { serveDist } from './serve-dist.ts';
import { SCREENS_FOLDER, takeScreen } from './take-screen.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run screens -- [--only NAME]';
/** All pictures together stay below this, so that the repository stays small. */
const MAX_BYTES = 12_000_000;

/** Views of one built site in one region, and the folder for their pictures. */
interface Album {
  folder: string;
  root: string;
  loaded: LoadedSite;
  region: RegionCode;
  screens: readonly Screen[];
}

const only = readOnly();
if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ to photograph. Run "npm run build" first.\n');
  process.exit(1);
}
const loaded = await load(process.cwd());
const named = <T extends Screen>(list: readonly T[]) => list.filter(({ name }) => only === undefined || name === only);
const [screens, hard] = [named(screenList(loaded)), named(hardScreens())];
if (screens.length === 0 && hard.length === 0)
  exitForUsage(
    `There is no view "${only}".`,
    `${USAGE}\nViews: ${screenList(loaded)
      .map(({ name }) => name)
      .join(', ')}`,
  );
if (only === undefined) await rm(SCREENS_FOLDER, { recursive: true, force: true });
const site = { root: process.cwd(), loaded, screens };
let bytes = 0;
for (const region of SCREEN_REGIONS) bytes += await takeAll({ ...site, folder: region, region });
if (hard.length > 0) bytes += await takeHard(hard);
console.log(`${(bytes / 1e6).toFixed(1)} MB in all`);
if (bytes > MAX_BYTES) {
  process.stderr.write(
    `The pictures have more than ${MAX_BYTES / 1e6} MB together. Lower the quality in scripts/take-screen.ts.\n`,
  );
  process.exitCode = 1;
}

function readOnly(): string | undefined {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}

async function load(root: string): Promise<LoadedSite> {
  const { site, diagnostics } = await loadContent(root);
  if (!reportDiagnostics(diagnostics) || !site) process.exit(1);
  return site;
}

/** @returns how many bytes the pictures have together */
async function takeAll({ folder, root, loaded, region, screens }: Album): Promise<number> {
  const server = await serveDist(root, 0);
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const origin = `http://localhost:${port}`;
  let total = 0;
  try {
    for (const screen of screens)
      for (const width of screen.widths ?? SCREEN_WIDTHS) {
        const { file, bytes } = await takeScreen({ browser, origin, loaded, folder, region, screen, width });
        total += bytes;
        console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
      }
  } finally {
    await browser.close();
    server.close();
  }
  return total;
}

/** The site with the longest words and the most clients that its pages must bear, in Danish. */
async function takeHard(screens: readonly Screen[]): Promise<number> {
  const root = copyForContent();
  try {
    makeHard(root);
    const { status, stderr } = build(root);
    if (status !== 0) throw new Error(`The site of hard content was not built.\n${stderr}`);
    return await takeAll({ folder: 'hard', root, loaded: await load(root), region: 'dk', screens });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
