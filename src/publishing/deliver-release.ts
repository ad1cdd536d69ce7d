import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import { MAX_DETAILS_LENGTH, PublishError } from './publish-failure.ts';
import { ASSETS_FOLDER, releaseFolder, type Release } from './release-store.ts';

/** How long the program may take, in milliseconds. */
const TIME_LIMIT_MS = 10 * 60_000;

/** Where a release is delivered to. */
export interface Delivery {
  /** The path of the program that brings a folder to the host. */
  command: string;
  releases: string;
  /** Receives the files of the release, all of them real ones. */
  upload: string;
  signal: AbortSignal;
}

/**
 * Runs the program that brings a release to its host, with the folder of its files as its only argument and without a shell.
 * Throws a failure with the program's words if it doesn't end well.
 */
export function deliverRelease(release: Release, { command, releases, upload, signal }: Delivery): Promise<void> {
  layOut(release, releases, upload);
  return new Promise((resolve, reject) => {
    execFile(command, [upload], { timeout: TIME_LIMIT_MS, signal, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (!error) resolve();
      else if (signal.aborted) reject(new PublishError({ kind: 'canceled' }));
      else {
        const said = `${stdout}${stderr}`.trim().slice(-MAX_DETAILS_LENGTH);
        reject(new PublishError({ kind: 'command', command, details: said || error.message }));
      }
    });
  });
}

/** Programs differ in whether they follow links: the folder has none. */
function layOut({ number, assets }: Release, releases: string, upload: string): void {
  const folder = releaseFolder(releases, number);
  rmSync(upload, { recursive: true, force: true });
  mkdirSync(upload, { recursive: true });
  const pathIn = createDirectoryCache();
  for (const file of filesIn(folder)) replaceLink(join(folder, file), pathIn(upload, file));
  for (const name of assets) {
    const file = join(ASSETS_FOLDER, name);
    replaceLink(join(releases, file), pathIn(upload, file));
  }
}
