import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { hasRightToLeft } from '../content/read/site-regions.ts';
import { usedSectionTypes } from '../content/read/used-section-types.ts';
import { isIgnored } from '../content/read/ignored-names.ts';

/** All inputs that determine a bundle, with the section types of the content and whether a region is written from right to left. */
const SOURCES = [
  'src',
  'ssg',
  'vite',
  'content/brand.yaml',
  'content/fonts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Bundles the site, or finds the bundle of the same sources in the cache. The bundler runs in its own process, so that
 * its memory is free before pages are rendered.
 * @returns the bundle's folder
 */
export async function bundleSite(root: string, cache: string, signal?: AbortSignal): Promise<string> {
  const bundles = join(cache, 'bundle');
  const content = [...usedSectionTypes(root), hasRightToLeft(root)];
  const name = hashSources(root, SOURCES, content.join(' '));
  const folder = join(bundles, name);
  if (!existsSync(folder)) {
    const unfinished = join(bundles, 'unfinished');
    mkdirSync(unfinished, { recursive: true });
    const options = { config: 'src/build/bundle.config.ts', folder: unfinished, threads: SITE_THREADS };
    await runBundler(root, options, signal);
    renameSync(unfinished, folder);
  }
  for (const other of readdirSync(bundles)) if (other !== name) rmSync(join(bundles, other), { recursive: true });
  return folder;
}

/**
 * Threads of Rolldown while a site is built. Each keeps some 25 MB, and the content check needs the other core; by default
 * there are one and a half times as many as cores.
 */
const SITE_THREADS = 1;

interface BundlerOptions {
  /** Vite's configuration, relative to the project. */
  config: string;
  /** Where the bundle is written. */
  folder: string;
  /** Number of Rolldown's threads. */
  threads: number;
}

/** Runs Vite in a process of its own. Rejects with what it says if it fails. */
export function runBundler(
  root: string,
  { config, folder, threads }: BundlerOptions,
  signal?: AbortSignal,
): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--config', config];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BUNDLE_FOLDER: folder,
    ROLLDOWN_WORKER_THREADS: String(threads),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal && { signal }),
    });
    let problems = '';
    child.stderr.on('data', (args: Buffer) => (problems += args.toString()));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The code could not be bundled.\n${problems}`));
    });
  });
}

/** Tests and declarations of types don't affect the build. Those of the regions' types are written while it may run. */
const IGNORED = /\.(test|spec)\.tsx?$|\.d\.ts$/;

/**
 * Hashes files and all files in folders. Ignores missing ones, and what systems, editors and sync programs leave.
 * @param more determines the result as well
 */
export function hashSources(root: string, names: readonly string[], more = ''): string {
  const sum = createHash('sha1').update(`${process.version} ${more}`);
  for (const name of names)
    for (const file of filesBelow(root, name)) sum.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => !IGNORED.test(entry) && !isIgnored(entry))
    .sort()
    .flatMap((entry) => filesBelow(root, `${name}/${entry}`));
}
