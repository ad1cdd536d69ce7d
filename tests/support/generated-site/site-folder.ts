import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawSiteIcons } from '../../../scripts/commands/generate-icons.ts';
import { filesOfSite, type GeneratedSite } from './generate-site.ts';

/** What belongs to a site, or is made from it. */
const OF_ONE_SITE = ['content', 'public', 'src/site', '.build', 'dist'];

/** Writes a site in place of the one before it, into a folder that has the engine. */
export async function writeGeneratedSite(root: string, site: GeneratedSite): Promise<void> {
  for (const name of OF_ONE_SITE) rmSync(join(root, name), { recursive: true, force: true });
  for (const { file, text } of filesOfSite(site)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await drawSiteIcons(root);
}
