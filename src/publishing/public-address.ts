import type { HostBranch } from './push-version.ts';
import { notedSitePort } from './site-port.ts';

/** Port of `npm run site`. */
export const SITE_PORT = 4181;

/**
 * Returns the site's public URL: the environment variable PUBLISHED_URL, or else the URL of `npm run site` on this machine, at the
 * port SITE_PORT, or the one at which it runs. `undefined` if PUBLISHED_URL isn't a valid URL.
 * @param data the data folder of publications
 */
export function publicAddress(environment: NodeJS.ProcessEnv, data: string): string | undefined {
  const port = environment['SITE_PORT'] || notedSitePort(data) || SITE_PORT;
  return wholeAddress(environment['PUBLISHED_URL'] || `http://localhost:${port}`);
}

const wholeAddress = (written: string): string | undefined =>
  URL.canParse(written) && /^https?:/.test(written) ? new URL(written).href : undefined;

/** Returns the program that uploads a release to a host: the environment variable PUBLISH_COMMAND; `undefined` if it isn't set. */
export const publishCommand = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['PUBLISH_COMMAND'] || undefined;

/**
 * Returns the branch from which a host builds the site: the environment variables PUBLISH_REMOTE and PUBLISH_BRANCH; `undefined`
 * if the first one isn't set.
 */
export function publishBranch(environment: NodeJS.ProcessEnv): HostBranch | undefined {
  const { PUBLISH_REMOTE: remote, PUBLISH_BRANCH: branch } = environment;
  return remote ? { remote, branch: branch || DEFAULT_BRANCH } : undefined;
}

/** The branch that holds what is published, beside the branches on which people work. */
const DEFAULT_BRANCH = 'published';

/** Returns what is wrong with the environment variables of publishing, and what to do about it; `undefined` if nothing is. */
export function publishingProblem(environment: NodeJS.ProcessEnv): string | undefined {
  const { PUBLISHED_URL: written, SITE_PORT: port } = environment;
  if (written && wholeAddress(written) === undefined)
    return 'PUBLISHED_URL is not a valid URL. Write it in full: https://www.example.com';
  if (port && !/^\d{1,5}$/.test(port)) return 'SITE_PORT is not a port. Write a number, such as 4181.';
  // Where the host isn't asked, a publication would be compared with what this machine serves.
  return publishBranch(environment) && !written
    ? 'PUBLISH_REMOTE is set, but not PUBLISHED_URL. Set it to the address at which the host serves the site.'
    : undefined;
}
