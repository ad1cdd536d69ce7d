import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashSources, runBundler } from '../bundle-site.ts';

/** What determines the bundle. Content doesn't: the bundle has every section type, and no color. */
const SOURCES = [
  'src',
  'scripts',
  'ssg',
  'vite',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Where bundles are, relative to the project. */
export const BUILDER_BUNDLES = '.build/builder';

/** Threads of Rolldown: nothing else runs meanwhile. A third one takes longer on two cores (`docs/measurements.md`). */
const BUNDLER_THREADS = 2;

const UNFINISHED = 'unfinished-';

/** Returns whether a folder is a bundle that is being written. */
export const isUnfinished = (folder: string): boolean => basename(folder).startsWith(UNFINISHED);

/**
 * Bundles the builder, or finds the bundle of the same sources.
 * @param say writes a line for the person who waits, if it has to be bundled
 * @returns the bundle's folder
 */
export async function bundleBuilder(root: string, say: (line: string) => void): Promise<string> {
  const bundles = join(root, BUILDER_BUNDLES);
  const name = hashSources(root, SOURCES);
  const folder = join(bundles, name);
  if (existsSync(folder)) return folder;
  say('The builder is prepared, once for this version of its code …');
  const began = performance.now();
  const unfinished = join(bundles, `${UNFINISHED}${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    const config = 'src/build/builder/builder-bundle.config.ts';
    await runBundler(root, { config, folder: unfinished, threads: BUNDLER_THREADS });
    // Another start may have been quicker.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  for (const other of readdirSync(bundles))
    if (other !== name && !isUnfinished(other)) rmSync(join(bundles, other), { recursive: true });
  say(`Prepared in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return folder;
}
