import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyFile } from './caddy-file.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { EmbeddedSources } from '../schema/define-section.ts';
import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts';
import type { OldAddresses } from '../content/page-data/old-addresses.ts';
import { describeHosting, HOSTING_FILE } from './hosting.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify-files.ts';
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
