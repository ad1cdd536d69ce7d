import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderKey } from './folder-key.ts';

/** Everything that decides what a bundle comes to. */
const SOURCES = ['src', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/**
 * Bundles the site, or finds the bundle of the same sources in the cache. The bundler is a process of its own, so that
 * its memory is free again before pages are rendered.
 * @returns the bundle's folder
 */
export async function bundleSite(root: string, cache: string, signal?: AbortSignal): Promise<string> {
  const bundles = join(cache, 'bundle');
  const name = folderKey(root, SOURCES);
  const folder = join(bundles, name);
  if (!existsSync(folder)) {
    const unfinished = join(bundles, 'unfinished');
    mkdirSync(unfinished, { recursive: true });
    await runBundler(root, unfinished, signal);
    renameSync(unfinished, folder);
  }
  for (const other of readdirSync(bundles)) if (other !== name) rmSync(join(bundles, other), { recursive: true });
  return folder;
}

function runBundler(root: string, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const words = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--app',
    '--config',
    'scripts/build/bundle.config.ts',
  ];
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(signal && { signal }),
    });
    let problems = '';
    child.stderr.on('data', (words: Buffer) => (problems += words.toString()));
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The code could not be bundled.\n${problems}`));
    });
  });
}
