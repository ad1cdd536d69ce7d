import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNotFoundPage, layoutDataKey, pageDataKey, parsePageDataKey } from '../../../schema/page-data-key.ts';
import type { RegionCode, RegionCodes } from '../../../regions/site-regions.ts';
import { regionPath } from '../../../regions/region-path.ts';
import type { DifferentPage, SiteDifferences } from '../../protocol/compare-calls.ts';
import type { OpenState } from './site-states.ts';

/** Most pages whose data is compared, each region counted: it takes about 4 ms a page of the draft. */
const MOST_COMPARED = 1000;

/** Pages that are compared before other requests have their turn. */
const AT_A_TIME = 25;

/**
 * Finds the pages that visitors see differently, and the regions in which they do.
 * @param first the addresses of pages that are compared first: those that were edited
 */
export async function differentPages(
  [before, after]: readonly [OpenState, OpenState],
  regions: RegionCodes & { codes: readonly RegionCode[] },
  first: readonly string[],
): Promise<Omit<SiteDifferences, 'things'>> {
  const edited = regions.codes.flatMap((region) => first.map((page) => pageDataKey({ region, path: page.slice(1) })));
  const all = new Set([...edited, ...after.keys(), ...before.keys()]);
  const found = new Map<string, DifferentPage>();
  let compared = 0;
  for (const key of all) {
    const address = parsePageDataKey(key, regions);
    if (!address || 'layoutOf' in address || address.root || isNotFoundPage(address.path)) continue;
    if (++compared > MOST_COMPARED) break;
    if (compared % AT_A_TIME === 0) await nextTurn();
    const [was, is] = [before.dataOf(key), after.dataOf(key)];
    const known = is ?? was;
    if (known === undefined || isSameData(was, is)) continue;
    const { name, canonical } = namesIn(known);
    // A page that has two addresses is listed by its own one.
    if (canonical !== undefined && !canonical.endsWith(regionPath(address.region, address.path))) continue;
    const page = `/${address.path}`;
    const state = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const own = found.get(page) ?? { page, name: name ?? page, state, regions: [] };
    // A page that is in both states in one of its regions has changed.
    found.set(page, {
      ...own,
      state: own.state === state ? state : 'changed',
      regions: [...own.regions, address.region],
    });
  }
  const everywhere = regions.codes.filter((region) => {
    const key = layoutDataKey(region);
    const [was, is] = [before.dataOf(key), after.dataOf(key)];
    return was !== undefined && is !== undefined && !isSameData(was, is);
  });
  const pages = [...found.values()].toSorted((a, b) => a.page.localeCompare(b.page));
  return { pages, everywhere, isPartial: compared > MOST_COMPARED };
}

/** Returns whether visitors would see the same. Pictures of the draft have no variants: those are made by a build. */
const isSameData = (was: string | undefined, is: string | undefined): boolean =>
  was === is || (was !== undefined && is !== undefined && withoutVariants(was) === withoutVariants(is));

const withoutVariants = (data: string): string =>
  JSON.stringify(JSON.parse(data), function (this: object, key, value: unknown) {
    return key === 'sources' && 'width' in this ? undefined : value;
  });

/** Reads the name and the preferred address of a page from its data, which an older version may have in another form. */
function namesIn(data: string): { name?: string; canonical?: string } {
  const { name, head } = JSON.parse(data) as { name?: unknown; head?: { canonical?: unknown } }; // written by our own build
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof head?.canonical === 'string' && { canonical: head.canonical }),
  };
}
