import { regionPath } from '../../regions/region-path.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { BUILT_FILES } from '../public/check-public-files.ts';
import { entryPathsOf, hasAddress, joinPath } from '../read/page-paths.ts';

/** The old addresses of a site, with region. */
export interface OldAddresses {
  /** Permanent redirects to today's addresses. */
  redirects: { from: string; to: string }[];
  /** Addresses that were removed for good. */
  gone: string[];
}

type Source = Pick<SiteContent, 'pages' | 'entries' | 'shownRegions'> & {
  site: Pick<SiteContent['site'], 'gone'>;
};

/** Returns each old path without region with the path that it leads to, from pages and entries. */
function movedPaths({ pages, entries }: Pick<SiteContent, 'pages' | 'entries'>): [string, string][] {
  return [
    ...pages.filter(({ path }) => hasAddress(path)).map(({ path, redirectFrom }) => [path, redirectFrom] as const),
    ...Object.entries(entries).flatMap(([collection, own]) => {
      const [base = ''] = entryPathsOf(pages, collection);
      return own.map(({ slug, redirectFrom }) => [joinPath(base, slug), redirectFrom] as const);
    }),
  ].flatMap(([path, old]) => old.map((from): [string, string] => [from, path]));
}

/**
 * Returns the old addresses of every region, and those without a region, which another program may have made: they lead to
 * the default region.
 */
export function oldAddresses(content: Source): OldAddresses {
  const moved = movedPaths(content);
  const [first] = content.shownRegions;
  const plain = first === undefined ? [] : moved.map(([from, to]) => ({ from: `/${from}`, to: regionPath(first, to) }));
  return {
    redirects: [
      ...content.shownRegions.flatMap((region) =>
        moved.map(([from, to]) => ({ from: regionPath(region, from), to: regionPath(region, to) })),
      ),
      ...plain.filter(({ from }) => !RELEASE_FILES.has(from)),
    ],
    gone: content.shownRegions.flatMap((region) => content.site.gone.map((path) => regionPath(region, path))),
  };
}

/** Files at the top of each release: a redirect there would hide them. */
const RELEASE_FILES = new Set([...BUILT_FILES, 'version.json'].map((name) => `/${name}`));

/** Returns the address, with region, that an old address leads to. */
export function newAddressAt(content: Source, path: string): string | undefined {
  return oldAddresses(content).redirects.find(({ from }) => from === path)?.to;
}
