/** Port of `npm run site`. */
export const SITE_PORT = 4181;

/**
 * Returns the address at which visitors see the site: that of the variable PUBLISHED_URL, else that of `npm run site` on this
 * machine. `undefined` if the variable is no address.
 */
export function publicAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const written = environment['PUBLISHED_URL'] || `http://localhost:${environment['SITE_PORT'] || SITE_PORT}`;
  return URL.canParse(written) && /^https?:/.test(written) ? new URL(written).href : undefined;
}

/** Returns the program that brings a release to a host, by the variable PUBLISH_COMMAND; `undefined` if there is none. */
export const publishCommand = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['PUBLISH_COMMAND'] || undefined;
