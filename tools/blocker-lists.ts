import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled } from './install-browsers.ts';

const PACKAGE = 'webext-ublock-origin-chromium';
const CACHE = join(import.meta.dirname, '..', 'node_modules/.cache/blocker-lists');
const ASSETS_PATH = 'usr/share/chromium/extensions/ublock-origin/assets';
const FILES = ['thirdparties/easylist/easylist.txt', 'thirdparties/easylist/easyprivacy.txt', 'ublock/filters.min.txt'];

/** Available files of EasyList, EasyPrivacy and uBlock's own list; none if Debian's package couldn't be downloaded. */
export function findBlockerLists(): string[] {
  const folder = findInstalled([join(CACHE, ASSETS_PATH), join('/', ASSETS_PATH)]);
  return folder ? FILES.map((file) => join(folder, file)) : [];
}

/** Unpacks Debian's uBlock Origin package. Installing it would add it to every Chromium of this system. */
export function ensureBlockerLists(): string[] {
  if (findBlockerLists().length === 0) unpack();
  const lists = findBlockerLists();
  if (lists.length === 0)
    console.log('EasyList and EasyPrivacy were not to be had: a list of cookie notices is tried.');
  return lists;
}

function unpack(): void {
  mkdirSync(CACHE, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: CACHE, stdio: 'inherit' }).status === 0;
  const got = run('apt-get', 'download', PACKAGE) || (run('apt-get', 'update') && run('apt-get', 'download', PACKAGE));
  const archive = got && readdirSync(CACHE).find((name) => name.startsWith(PACKAGE) && name.endsWith('.deb'));
  if (archive) run('dpkg-deb', '-x', archive, '.');
}
