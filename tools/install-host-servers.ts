import { findInstalled, installFromDebian } from './install-browsers.ts';

/** Finds an installed nginx. */
export const findNginx = (): string | undefined => findInstalled([process.env['NGINX_PATH'], '/usr/sbin/nginx']);

/** Finds an installed Caddy, which is optional for the tests. */
export const findCaddy = (): string | undefined => findInstalled([process.env['CADDY_PATH'], '/usr/bin/caddy']);

/** Finds Debian's nginx or installs it. Succeeds without one if none can be installed. */
export function ensureNginx(): string | undefined {
  const path = findNginx() ?? (installFromDebian('nginx-light') ? findNginx() : undefined);
  if (!path) console.log('No nginx could be found or installed: requests are tried against the preview server alone.');
  return path;
}

/** Finds Debian's Caddy or installs it. Succeeds without one if none can be installed. */
export function ensureCaddy(): string | undefined {
  const path = findCaddy() ?? (installFromDebian('caddy') ? findCaddy() : undefined);
  if (!path) console.log('No Caddy could be found or installed: the long tests go without it.');
  return path;
}
