import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './find-browser.ts';

const PACKAGE = 'webext-ublock-origin-chromium';
const CACHE = join(import.meta.dirname, '..', 'node_modules/.cache/blocker-lists');
const PLACE = 'usr/share/chromium/extensions/ublock-origin/assets';
const FILES = ['thirdparties/easylist/easylist.txt', 'thirdparties/easylist/easyprivacy.txt', 'ublock/filters.min.txt'];

/** Files of EasyList, EasyPrivacy and uBlock's own list that are here: none where Debian's package was not to be had. */
export function findBlockerLists(): string[] {
  const folder = installed([join(CACHE, PLACE), join('/', PLACE)]);
  return folder ? FILES.map((file) => join(folder, file)) : [];
}

/** Unpacks Debian's package of uBlock Origin; not installed, which would put it into every Chromium of this system. */
export function ensureBlockerLists(): string[] {
  if (findBlockerLists().length === 0) unpack();
  const lists = findBlockerLists();
  if (lists.length === 0)
    console.log('EasyList and EasyPrivacy were not to be had: a list of cookie notices is tried.');
  return lists;
}

function unpack(): void {
  mkdirSync(CACHE, { recursive: true });
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: CACHE, stdio: 'inherit' }).status === 0;
  const got = run('apt-get', 'download', PACKAGE) || (run('apt-get', 'update') && run('apt-get', 'download', PACKAGE));
  const archive = got && readdirSync(CACHE).find((name) => name.startsWith(PACKAGE) && name.endsWith('.deb'));
  if (archive) run('dpkg-deb', '-x', archive, '.');
}
