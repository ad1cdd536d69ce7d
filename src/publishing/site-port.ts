import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in the data folder that names the port at which this machine serves the published version. */
const portFile = (data: string): string => join(data, 'site-port');

/**
 * Notes the port at which this machine serves the published version, for `npm run publish`. If the folder can't be written,
 * SITE_PORT has to say it.
 * @param data the data folder
 */
export function noteSitePort(data: string, port: number): void {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(portFile(data), `${port}\n`);
  } catch {
    // The site is served all the same.
  }
}

/** Returns the port that was noted; `undefined` if there is none. */
export function notedSitePort(data: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(portFile(data), 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}

/** Forgets a port, unless another one was noted since. */
export function forgetSitePort(data: string, port: number): void {
  if (notedSitePort(data) === String(port)) rmSync(portFile(data), { force: true });
}
