import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0;

/** Debian's package, where this user may install it. */
export function installFromDebian(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words: string[]) => run('env', 'DEBIAN_FRONTEND=noninteractive', ...prefix, 'apt-get', ...words);
  return (
    apt('install', '-y', '--no-install-recommends', name) ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', name))
  );
}

/** The first of some paths that is there. */
export const installed = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** A Chromium that is here: Playwright's own, else one of the system. */
export const findChromium = (): string | undefined =>
  installed([chromium.executablePath(), process.env['CHROMIUM_PATH'], '/usr/bin/chromium']);

/** The system's Firefox, if there is one. */
export const findFirefox = (): string | undefined => installed([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr']);

/** Finds a Chromium, or installs one. */
export function ensureChromium(): string {
  const ready = findChromium();
  if (ready) return ready;
  const got = run('npx', 'playwright', 'install', 'chromium') || installFromDebian('chromium');
  const path = findChromium();
  if (!got || !path) throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH.');
  return path;
}

/** Finds Debian's Firefox, or installs it; none is no failure where it can not be had. */
export function ensureFirefox(): string | undefined {
  const path = findFirefox() ?? (installFromDebian('firefox-esr') ? findFirefox() : undefined);
  if (!path) console.log('No Firefox could be found or installed: the journeys run in Chromium alone.');
  return path;
}
