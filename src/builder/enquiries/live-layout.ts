import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, releaseFolder } from '../../publishing/release-store.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { layoutDataKey, pageDataFile } from '../../schema/page-data-key.ts';
import type { LayoutData } from '../../schema/page-data.ts';

/** What the live release says on every page of a region. */
export type LiveLayout = Pick<LayoutData, 'region' | 'regions' | 'siteName' | 'home' | 'email' | 'form'>;

/**
 * Returns what the live release says in the region of a page; in its default region, if the page is in none. `undefined` if
 * nothing is live.
 * @param path the path of the page, such as `/us/about-me`
 */
export function liveLayout(releases: string, path: string): LiveLayout | undefined {
  const number = liveRelease(releases);
  if (number === undefined) return undefined;
  const folder = releaseFolder(releases, number);
  const read = (region: string): LiveLayout | undefined => {
    const file = join(folder, pageDataFile(layoutDataKey(region as RegionCode))); // of the release, if it has such a file
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LiveLayout) : undefined; // written by our own build
  };
  const [region = ''] = /(?<=^\/)[\w-]+/.exec(path) ?? [];
  const own = region === '' ? undefined : read(region);
  if (own) return own;
  const known = existsSync(join(folder, 'page-data')) ? readdirSync(join(folder, 'page-data')) : [];
  const [first] = known.flatMap((one) => read(one) ?? []);
  return first && read(first.regions[0]?.code ?? '');
}
