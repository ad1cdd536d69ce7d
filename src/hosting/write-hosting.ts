import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyFile } from './caddy-file.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { EmbeddedSources } from '../schema/define-section.ts';
import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts';
import type { OldAddresses } from '../content/page-data/old-addresses.ts';
import { describeHosting, HOSTING_FILE, UNLISTED, type Hosting } from './hosting.ts';
import { nginxFile } from './nginx-file.ts';

/** Returns a page's executable inline scripts, without data blocks. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\btype="application\/(?:ld\+)?json"|\bsrc=/.test(attributes) ? [] : [text],
  );

/** What hosting depends on. */
interface HostedSite extends Pick<SiteContent, 'shownRegions' | 'formerRegions'> {
  site: PolicySettings;
}

/**
 * Writes the hosting description of a built site in each host's format.
 * @param notFound path of the not-found page; its inline scripts are those of every page
 * @param furtherScripts inline scripts that only some pages contain
 * @param embedded what the site's sections embed
 * @param old the old addresses of the content
 */
export async function writeHosting(
  folder: string,
  notFound: string,
  { site, shownRegions, formerRegions }: HostedSite,
  furtherScripts: readonly string[] = [],
  embedded?: EmbeddedSources,
  old?: OldAddresses,
): Promise<void> {
  const scripts = [...inlineScripts(await readFile(notFound, 'utf8')), ...furtherScripts];
  const policy = contentSecurityPolicy(site, scripts, embedded);
  const hosting = describeHosting(policy, { shownRegions, formerRegions }, old);
  const files = {
    _headers: netlifyHeaders(hosting),
    _redirects: netlifyRedirects(hosting),
    'nginx.conf': nginxFile(hosting),
    Caddyfile: caddyFile(hosting),
    [HOSTING_FILE]: JSON.stringify(hosting),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Renders `_headers` for Netlify and Cloudflare Pages. No two blocks set the same header for an address, because
 * Cloudflare would join the values; only joined policies are meant, since both apply then. The hosts add compression, `ETag`, `Vary` and 404.html themselves.
 */
export function netlifyHeaders({ headers, caching, dataFiles, folders }: Hosting): string {
  const unlisted = dataFiles.map((beginning) => `${beginning}*`);
  return `${[
    block('/*', headers),
    block(`${caching.hashedFolder}*`, { 'Cache-Control': caching.hashed }),
    ...caching.otherPaths.map((path) =>
      block(path, { 'Cache-Control': caching.other, ...(unlisted.includes(path) && UNLISTED) }),
    ),
    ...unlisted.filter((path) => !caching.otherPaths.includes(path)).map((path) => block(path, UNLISTED)),
    ...folders.map(({ folder, headers: own }) => block(`${folder}*`, own)),
  ].join('\n\n')}\n`;
}

/**
 * Renders `_redirects` for Netlify and Cloudflare Pages. Their patterns can't match a word inside an address, so the
 * plain-text sitemap is served at the addresses that people try.
 */
export function netlifyRedirects({ redirects, movedFolders, plainSitemap: { word, file } }: Hosting): string {
  return `${[
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...movedFolders.flatMap(({ from, to }) => [`${from} ${to}/ 301`, `${from}/* ${to}/:splat 301`]),
    ...[`/${word}`, `/${word}/*`, `/:region/${word}`, `/:region/${word}.xml`].map((path) => `${path} ${file} 200`),
  ].join('\n')}\n`;
}
