import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import { MAX_DETAILS_LENGTH, PublishError } from './publish-failure.ts';
import { ASSETS_FOLDER, releaseFolder, type Release } from './release-store.ts';

/** How long the program may take, in milliseconds. */
const TIME_LIMIT_MS = 10 * 60_000;

/** How a release is delivered to a host. */
export interface Delivery {
  /** Path of the program that uploads a folder to the host. */
  command: string;
  releases: string;
  /** The folder that the program uploads. It contains no links. */
  upload: string;
  signal: AbortSignal;
}

/**
 * Runs the program that uploads a release to its host, without a shell. Its only argument is the folder of the release's files.
 * If it fails, throws a failure with its output.
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

/** Fills the folder to upload. It has no links, since some programs don't follow them. */
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
