import type { HostBranch } from './push-version.ts';

/** Port of `npm run site`. */
export const SITE_PORT = 4181;

/**
 * Returns the site's public URL: the environment variable PUBLISHED_URL, or else the URL of `npm run site` on this machine.
 * `undefined` if the variable isn't a valid URL.
 */
export function publicAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const written = environment['PUBLISHED_URL'] || `http://localhost:${environment['SITE_PORT'] || SITE_PORT}`;
  return URL.canParse(written) && /^https?:/.test(written) ? new URL(written).href : undefined;
}

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
  if (publicAddress(environment) === undefined)
    return 'PUBLISHED_URL is not a valid URL. Write it in full: https://www.example.com';
  // Where the host isn't asked, a publication would be compared with what this machine serves.
  return publishBranch(environment) && !environment['PUBLISHED_URL']
    ? 'PUBLISH_REMOTE is set, but not PUBLISHED_URL. Set it to the address at which the host serves the site.'
    : undefined;
}
