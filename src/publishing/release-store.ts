import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '../i18n/interface-language.ts';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';

/** The folder of files with a hash in their name, which all releases share. Each release links to it under the same name. */
export const ASSETS_FOLDER = 'assets';

/** The file that names the version of a release. */
export const VERSION_FILE = 'version.json';

/** The link to the live release. */
const CURRENT = 'current';

/** How many releases are kept. */
const KEPT_RELEASES = 20;

/** How long the assets of a release are kept after it was last live, in milliseconds. Open tabs still load them. */
const ASSET_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** A release of the site. */
export interface Release {
  number: number;
  /** The commit that it was built from. */
  version: string;
  /** When it was built, in ISO 8601. */
  built: string;
  /** When it stopped being live, in ISO 8601; absent if it never did. */
  until?: string;
  /** The day as of which it was built, in the time zone of the site; absent in old records: that of `built`. */
  day?: string;
  /** What appeared and disappeared with it, if it was published by schedule. */
  scheduled?: ScheduledWords;
  /** Its regions, and the time zone of the site. */
  audience: Audience;
  /** Names of the assets that it uses. */
  assets: string[];
}

/** What appears and disappears by schedule, in each language of the interface. */
export type ScheduledWords = Record<InterfaceLanguage, string[]>;

/** Who sees a release. */
export interface Audience {
  /** The names of the regions. */
  regions: string[];
  timeZone: string;
}

const recordOf = (releases: string, number: number): string => join(releases, `${number}.json`);

/** Returns the folder of a release. */
export const releaseFolder = (releases: string, number: number): string => join(releases, String(number));

/** Returns the number of the live release; `undefined` before the first publication. */
export function liveRelease(releases: string): number | undefined {
  try {
    const number = Number(readlinkSync(join(releases, CURRENT)));
    return Number.isInteger(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

/** Lists all releases, newest first, including those whose files are no longer kept. */
export function listReleases(releases: string): Release[] {
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .flatMap((name) => (/^\d+\.json$/.test(name) ? (findRelease(releases, Number.parseInt(name, 10)) ?? []) : []))
    .sort((a, b) => b.number - a.number);
}

/** Returns a release by its number; `undefined` if there is none, or somebody has changed its record so that it can't be read. */
export function findRelease(releases: string, number: number | undefined): Release | undefined {
  if (number === undefined || !existsSync(recordOf(releases, number))) return undefined;
  try {
    return JSON.parse(readFileSync(recordOf(releases, number), 'utf8')) as Release; // written below
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns a number that no release has had, whatever somebody has deleted. */
const nextNumber = (releases: string): number =>
  1 + Math.max(0, ...readdirSync(releases).map((name) => Number(/^(\d+)(?:\.json)?$/.exec(name)?.[1] ?? 0)));

/** Returns whether the files of a release are kept. */
export const isKept = (releases: string, number: number): boolean => existsSync(releaseFolder(releases, number));

/**
 * Adds a built site to the releases. Its folder appears complete. Files are hard links to the build's output, which a build
 * replaces and never modifies.
 * @param built the build's output folder
 */
export function addRelease(
  releases: string,
  built: string,
  parts: Pick<Release, 'version' | 'audience' | 'day' | 'scheduled'>,
): Release {
  mkdirSync(join(releases, ASSETS_FOLDER), { recursive: true, mode: 0o700 });
  const number = nextNumber(releases);
  const unfinished = join(releases, `.${number}.unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  const assets: string[] = [];
  const pathIn = createDirectoryCache();
  for (const file of filesIn(built)) {
    const isAsset = file.startsWith(`${ASSETS_FOLDER}/`);
    if (!isAsset) replaceLink(join(built, file), pathIn(unfinished, file));
    else if (assets.push(file.slice(ASSETS_FOLDER.length + 1)) && !existsSync(join(releases, file)))
      putAsset(join(built, file), pathIn(releases, file));
  }
  symlinkSync(join('..', ASSETS_FOLDER), join(unfinished, ASSETS_FOLDER));
  // The build may have written one, which other releases may share.
  rmSync(join(unfinished, VERSION_FILE), { force: true });
  writeFileSync(join(unfinished, VERSION_FILE), `${JSON.stringify({ version: parts.version })}\n`);
  const release: Release = { number, ...parts, built: new Date().toISOString(), assets };
  writeRecord(releases, release);
  renameSync(unfinished, releaseFolder(releases, number));
  return release;
}

/** Notes that a release, built as of an earlier day, is right as of another one. */
export function noteDay(releases: string, number: number, day: string): void {
  const release = findRelease(releases, number);
  if (release) writeRecord(releases, { ...release, day });
}

/** Deletes a release that isn't live. */
export function dropRelease(releases: string, number: number): void {
  rmSync(recordOf(releases, number), { force: true });
  rmSync(releaseFolder(releases, number), { recursive: true, force: true });
}

/** Puts an asset in place by a rename: on a file system without hard links, a copy may be interrupted. */
function putAsset(from: string, to: string): void {
  replaceLink(from, `${to}.unfinished`);
  renameSync(`${to}.unfinished`, to);
}

function writeRecord(releases: string, release: Release): void {
  const file = recordOf(releases, release.number);
  writeFileSync(`${file}.unfinished`, JSON.stringify(release));
  renameSync(`${file}.unfinished`, file);
}

/** Makes a release the live one, in one step. `undefined` leaves no live release. */
export function switchTo(releases: string, number: number | undefined): void {
  const before = liveRelease(releases);
  const link = join(releases, CURRENT);
  if (number === undefined) rmSync(link, { force: true });
  else {
    const next = join(releases, '.current.unfinished');
    rmSync(next, { force: true });
    symlinkSync(String(number), next);
    renameSync(next, link);
  }
  if (before !== number) noteUse(releases, before, new Date());
}

/** Records when a release stopped being live. */
function noteUse(releases: string, number: number | undefined, until: Date): void {
  const release = findRelease(releases, number);
  if (release) writeRecord(releases, { ...release, until: until.toISOString() });
}

/**
 * Deletes the folders of old releases, assets that neither a kept release nor one that was live in the last 30 days uses, and
 * what a killed publication left behind.
 * @param now the current time
 */
export function pruneReleases(releases: string, now = new Date()): void {
  const live = liveRelease(releases);
  const all = listReleases(releases);
  const kept = new Set([...all.slice(0, KEPT_RELEASES).map(({ number }) => number), live]);
  const used = new Set<string>();
  for (const release of all) {
    const { number, assets } = release;
    // If a publication was killed, the end isn't recorded.
    const until = Date.parse(release.until ?? release.built);
    if (kept.has(number) || now.getTime() - until < ASSET_LIFE_MS) for (const asset of assets) used.add(asset);
    else if (assets.length > 0) writeRecord(releases, { ...release, assets: [] });
    if (!kept.has(number)) rmSync(releaseFolder(releases, number), { recursive: true, force: true });
  }
  for (const name of readdirSync(releases))
    if (name.endsWith('.unfinished')) rmSync(join(releases, name), { recursive: true });
  const assets = join(releases, ASSETS_FOLDER);
  if (existsSync(assets)) for (const name of filesIn(assets)) if (!used.has(name)) rmSync(join(assets, name));
}
