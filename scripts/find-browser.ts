import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0;

/** Whether packages have been looked up anew. */
let isUpToDate = false;

/** Debian's package as it is now, where this user may install it: old lists lead to old packages, or to none. */
export function installFromDebian(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words: string[]) => run('env', 'DEBIAN_FRONTEND=noninteractive', ...prefix, 'apt-get', ...words);
  if (!isUpToDate) apt('update', '-qq'); // where that fails, what the lists know may do
  isUpToDate = true;
  return apt('install', '-y', '--no-install-recommends', name);
}

/** The first of some paths that is there. */
export const installed = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** A Chromium that is here: Playwright's own, else one of the system. */
export const findChromium = (): string | undefined =>
  installed([chromium.executablePath(), process.env['CHROMIUM_PATH'], '/usr/bin/chromium']);

/** Playwright 1.64 speaks to no older Firefox (`network.addDataCollector` of WebDriver BiDi). */
const FIRST_FIREFOX = 143;

/** The system's Firefox, if there is one that is new enough. */
export function findFirefox(): string | undefined {
  const path = installed([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr']);
  return path && firefoxVersion(path) >= FIRST_FIREFOX ? path : undefined;
}

/** Its main version, as the file beside the program says. */
function firefoxVersion(path: string): number {
  const file = join(dirname(realpathSync(path)), 'application.ini');
  const [, version] = (existsSync(file) && /^Version=(\d+)/m.exec(readFileSync(file, 'utf8'))) || [];
  return Number(version ?? Infinity);
}

/** Finds a Chromium, or installs one. */
export function ensureChromium(): string {
  const ready = findChromium();
  if (ready) return ready;
  const got = run('npx', 'playwright', 'install', 'chromium') || installFromDebian('chromium');
  const path = findChromium();
  if (!got || !path) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH.');
  return path;
}

/** Fonts as wide as Times and Arial, which the fallbacks of the pages are measured for; a bare Debian has none. */
export function ensureFonts(): void {
  if (!existsSync('/usr/share/fonts/truetype/liberation')) installFromDebian('fonts-liberation');
}

/** Finds Debian's Firefox, or installs it; none that is new enough is no failure where it can not be had. */
export function ensureFirefox(): string | undefined {
  const path = findFirefox() ?? (installFromDebian('firefox-esr') ? findFirefox() : undefined);
  if (!path)
    console.log(`No Firefox from ${FIRST_FIREFOX} on could be found or installed: the journeys run in Chromium alone.`);
  return path;
}
