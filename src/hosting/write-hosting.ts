import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyFile } from './caddy-file.ts';
import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts';
import { describeHosting, HOSTING_FILE } from './hosting.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify-files.ts';
import { nginxFile } from './nginx-file.ts';

/** The texts of a page's scripts that a browser runs; blocks of data are not run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\btype="application\/(?:ld\+)?json"|\bsrc=/.test(attributes) ? [] : [text],
  );

/**
 * Writes how a built site wants to be served, in the words of each host.
 * @param notFound path of the page for whatever is not there; it is as any other, and every site has it
 * @param furtherScripts texts of inline scripts that only some pages have
 */
export async function writeHosting(
  folder: string,
  notFound: string,
  settings: PolicySettings,
  furtherScripts: readonly string[] = [],
): Promise<void> {
  const scripts = [...inlineScripts(await readFile(notFound, 'utf8')), ...furtherScripts];
  const hosting = describeHosting(contentSecurityPolicy(settings, scripts));
  const files = {
    _headers: netlifyHeaders(hosting),
    _redirects: netlifyRedirects(hosting),
    'nginx.conf': nginxFile(hosting),
    Caddyfile: caddyFile(hosting),
    [HOSTING_FILE]: JSON.stringify(hosting),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
