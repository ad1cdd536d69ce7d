import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's Chromium without a window. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Whether the package lists were updated. */
let isUpToDate = false;

/** Installs Debian's current package, if this user may: outdated lists lead to old packages or none. */
export function installFromDebian(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => run('env', 'DEBIAN_FRONTEND=noninteractive', ...prefix, 'apt-get', ...args);
  if (!isUpToDate) apt('update', '-qq'); // if it fails, the existing lists may suffice
  isUpToDate = true;
  return apt('install', '-y', '--no-install-recommends', name);
}

/** Returns the first existing path. */
export const findInstalled = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** Finds an installed Chromium: Playwright's own, else the system's. */
export const findChromium = (): string | undefined =>
  findInstalled([chromium.executablePath(), process.env['CHROMIUM_PATH'], '/usr/bin/chromium']);

/**
 * Finds the Chromium for the journeys: the headless shell renders the same pages with a fifth less CPU time, because it
 * has no browser window. `CHROMIUM_PATH` overrides it.
 */
export const findJourneyChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] === undefined ? (findInstalled([HEADLESS_SHELL]) ?? findChromium()) : findChromium();

/** Minimum version: Playwright 1.64 needs `network.addDataCollector` of WebDriver BiDi. */
const FIRST_FIREFOX = 143;

/** Finds the system's Firefox, if it's new enough. */
export function findFirefox(): string | undefined {
  const path = findInstalled([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr']);
  return path && firefoxVersion(path) >= FIRST_FIREFOX ? path : undefined;
}

/** Returns its major version, from the file next to the program. */
function firefoxVersion(path: string): number {
  const file = join(dirname(realpathSync(path)), 'application.ini');
  const [, version] = (existsSync(file) && /^Version=(\d+)/m.exec(readFileSync(file, 'utf8'))) || [];
  return Number(version ?? Infinity);
}

/** Finds Chromium or installs it. */
export function ensureChromium(): string {
  const ready = findChromium();
  if (ready) return ready;
  const got = run('npx', 'playwright', 'install', 'chromium') || installFromDebian('chromium');
  const path = findChromium();
  if (!got || !path) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH.');
  return path;
}

/** Installs Debian's headless shell. Succeeds without one if it can't be installed. */
export function ensureHeadlessShell(): void {
  if (findInstalled([HEADLESS_SHELL]) === undefined) installFromDebian('chromium-headless-shell');
}

/** Fonts with the metrics of Times and Arial, for which the fallback fonts are adjusted; a minimal Debian has none. */
export function ensureFonts(): void {
  if (!existsSync('/usr/share/fonts/truetype/liberation')) installFromDebian('fonts-liberation');
}

/** Fonts of Debian with letters of all scripts, by a file of each package. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = {
  '/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf': 'fonts-noto-core',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc': 'fonts-noto-cjk',
};

/** Finds fonts for the scripts of generated sites or installs them. Without them, boxes stand in for letters. */
export function ensureScriptFonts(): void {
  for (const [file, name] of Object.entries(SCRIPT_FONTS)) if (!existsSync(file)) installFromDebian(name);
}

/** Finds Debian's Firefox or installs it. Succeeds without one if none can be installed. */
export function ensureFirefox(): string | undefined {
  const path = findFirefox() ?? (installFromDebian('firefox-esr') ? findFirefox() : undefined);
  if (!path)
    console.log(`No Firefox from ${FIRST_FIREFOX} on could be found or installed: the journeys run in Chromium alone.`);
  return path;
}
