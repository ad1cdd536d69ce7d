import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../ssg/files-in.ts';
import { createDirectoryCache, replaceLink } from '../../ssg/replace-file.ts';
import { HAS_GROUPS, stopPrograms } from '../authoring/git/stop-programs.ts';
import { MAX_DETAILS_LENGTH, PublishError } from './publish-failure.ts';
import { ASSETS_FOLDER, releaseFolder, type Release } from './release-store.ts';

const MINUTE_MS = 60_000;

/** Default of `commandLimitMs`. */
const TIME_LIMIT_MS = 10 * MINUTE_MS;

/** How a release is delivered to a host. */
export interface Delivery {
  /** Path of the program that uploads a folder to the host. */
  command: string;
  releases: string;
  /** The folder that the program uploads. It contains no links. */
  upload: string;
  signal: AbortSignal;
  /** How long the program may take, in milliseconds. */
  commandLimitMs?: number | undefined;
}

/**
 * Runs the program that uploads a release to its host, without a shell. Its only argument is the folder of the release's files.
 * If it fails or doesn't end in time, throws a failure with its output.
 */
export function deliverRelease(release: Release, delivery: Delivery): Promise<void> {
  const { command, releases, upload, signal, commandLimitMs = TIME_LIMIT_MS } = delivery;
  layOut(release, releases, upload);
  return new Promise((resolve, reject) => {
    const program = spawn(command, [upload], { detached: HAS_GROUPS, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const output of [program.stdout, program.stderr])
      output.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-MAX_DETAILS_LENGTH)));
    let reason = '';
    const stop = (why: string) => {
      reason = why;
      stopPrograms(program.pid, 'SIGKILL');
      // A program that it has started in another group may still hold them.
      program.stdout.destroy();
      program.stderr.destroy();
    };
    const cancel = () => stop('It was canceled.');
    const timer = setTimeout(
      () => stop(`It was stopped: it didn't end within ${Math.round(commandLimitMs / MINUTE_MS)} minutes.`),
      commandLimitMs,
    );
    signal.addEventListener('abort', cancel, { once: true });
    program.on('error', ({ message }) => (reason = message));
    program.on('close', (status) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      if (status === 0) return resolve();
      const details = [said.trim(), reason].filter(Boolean).join('\n') || `It ended with exit code ${status}.`;
      reject(new PublishError(signal.aborted ? { kind: 'canceled' } : { kind: 'command', command, details }));
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
