import type { SiteRegions } from '../../../regions/site-regions.ts';
import { hasAddress, isPagePath } from '../../read/page-paths.ts';
import type { ParsedFile } from '../../parse/parse-yaml.ts';
import type { SchemaField } from '../../validate/walk-schema.ts';
import { NEEDED_PAGES } from './needed-pages.ts';
import { reservedPathProblem } from './reserved-names.ts';
import type { IndexedPage } from './site-index.ts';

/** Finds the page that had an address before its file was renamed. */
export type FindRenamed = (address: string) => IndexedPage | undefined;

/** Minimum share of an address's words that a page must contain to count as the renamed page. */
const MIN_SHARE = 0.5;

/** A page without incoming links, and its words. */
interface Unlinked {
  page: IndexedPage;
  words: ReadonlySet<string>;
}

/**
 * Creates the search for renamed pages: pages without incoming links that contain the words of the missing address. The
 * index is built on first use, because most sites never need it.
 */
export function createFindRenamed(
  pages: readonly IndexedPage[],
  files: readonly ParsedFile[],
  fields: readonly SchemaField[],
  regions: SiteRegions,
): FindRenamed {
  let unlinked: Unlinked[] | undefined;
  return (address) => {
    unlinked ??= findUnlinked(pages, files, fields, regions);
    const words = wordsOf(address);
    const shares = unlinked.map((one) => ({
      ...one,
      share: [...words].filter((word) => one.words.has(word)).length / Math.max(1, words.size),
    }));
    return shares.sort((a, b) => b.share - a.share).find(({ share }) => share >= MIN_SHARE)?.page;
  };
}

function findUnlinked(
  pages: readonly IndexedPage[],
  files: readonly ParsedFile[],
  fields: readonly SchemaField[],
  regions: SiteRegions,
): Unlinked[] {
  const linked = new Set(fields.flatMap(addressesIn));
  const texts = new Map(files.map(({ file, data }) => [file, data]));
  return pages
    .filter(
      ({ path, each }) =>
        isPagePath(path) &&
        hasAddress(path) &&
        reservedPathProblem(path, regions) === undefined &&
        each === undefined &&
        !linked.has(path) &&
        !NEEDED_PAGES.has(path || 'home'),
    )
    .map((page) => ({ page, words: wordsOf(`${page.path} ${JSON.stringify(texts.get(page.file)) ?? ''}`) }));
}

/** Returns the page paths that a field links to. */
function addressesIn({ kind, value }: SchemaField): string[] {
  if (kind === 'page-reference') return [String(value)];
  const source = typeof value === 'string' ? `](${value})` : JSON.stringify(value);
  return [...source.matchAll(/\]\(\/([a-z0-9/-]*)/g)].map(([, address = '']) => address);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g));
