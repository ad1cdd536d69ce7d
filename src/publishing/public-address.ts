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
