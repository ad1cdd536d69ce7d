import type { PublishFailure } from './publish-failure.ts';
import type { PublishingFolders } from './publishing-folders.ts';
import type { HostBranch } from './push-version.ts';
import type { Release } from './release-store.ts';

/**
 * The step of a publication: waiting for another one, storing the version, building it, making it live, waiting for a host that
 * builds it, verifying it.
 */
export type PublishStep = 'wait' | 'store' | 'build' | 'switch' | 'host' | 'verify';

/** How to publish. */
export interface PublishOptions {
  folders: PublishingFolders;
  /** The URL at which visitors see the site, and at which it's verified. */
  publicUrl: string;
  /** Called as each step begins, with how long it took last time, in milliseconds, if that is known. */
  onStep: (step: PublishStep, lastMs?: number) => void;
  /** Receives the problems and warnings that the build prints. */
  print: (text: string) => void;
  /** Cancels the publication. Has no effect once its release is live. */
  signal: AbortSignal;
  /** Git arguments that set the author. Default: the author in git's configuration. */
  author?: readonly string[];
  /** The program that uploads a release to a host. Default: none; `npm run site` serves the release. */
  command?: string | undefined;
  /** The branch from which a host builds the site. Default: none. Takes precedence over `command`. */
  hostBranch?: HostBranch | undefined;
  /** How long the program may take, in milliseconds. Default: ten minutes. */
  commandLimitMs?: number;
  /** How long to wait until the public site serves the new version, in milliseconds. */
  patienceMs?: number;
  /** The clock. Default: that of the machine. */
  now?: () => number;
}

/** The release that is live now, or why nothing was published. */
export type PublishResult = { live: Release; since: Date; compared: number } | { failure: PublishFailure };
