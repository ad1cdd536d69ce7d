import { installed, installFromDebian } from './find-browser.ts';

/** An nginx that is here. */
export const findNginx = (): string | undefined => installed([process.env['NGINX_PATH'], '/usr/sbin/nginx']);

/** A Caddy that is here; the tests are content without one. */
export const findCaddy = (): string | undefined => installed([process.env['CADDY_PATH'], '/usr/bin/caddy']);

/** Finds Debian's nginx, or installs it; none is no failure where it can not be had. */
export function ensureNginx(): string | undefined {
  const path = findNginx() ?? (installFromDebian('nginx-light') ? findNginx() : undefined);
  if (!path) console.log('No nginx could be found or installed: requests are tried against the preview server alone.');
  return path;
}
