import { hasAddress } from '../page-paths.ts';
import type { ParsedFile } from '../parse-yaml.ts';
import type { VisitedField } from '../visit.ts';
import { NEEDED_PAGES } from './needed-pages.ts';
import type { IndexedPage } from './site-index.ts';

/** Finds the page that stood at an address before its file was renamed. */
export type FindRenamed = (address: string) => IndexedPage | undefined;

/** Share of an address's words that must stand in a page for it to be taken for the one that is missing. */
const LEAST_SHARE = 0.5;

/** A page to which nothing leads, with its words. */
interface Unlinked {
  page: IndexedPage;
  words: ReadonlySet<string>;
}

/**
 * Makes the search for renamed pages. Nothing leads to a page that was renamed, and the words of its old address stand
 * in it. The pages are looked through when the first address is asked for: mostly, none is.
 */
export function createFindRenamed(
  pages: readonly IndexedPage[],
  files: readonly ParsedFile[],
  fields: readonly VisitedField[],
): FindRenamed {
  let unlinked: Unlinked[] | undefined;
  return (address) => {
    unlinked ??= findUnlinked(pages, files, fields);
    const words = wordsOf(address);
    const shares = unlinked.map((one) => ({
      ...one,
      share: [...words].filter((word) => one.words.has(word)).length / Math.max(1, words.size),
    }));
    return shares.sort((a, b) => b.share - a.share).find(({ share }) => share >= LEAST_SHARE)?.page;
  };
}

function findUnlinked(
  pages: readonly IndexedPage[],
  files: readonly ParsedFile[],
  fields: readonly VisitedField[],
): Unlinked[] {
  const linked = new Set(fields.flatMap(addressesIn));
  const texts = new Map(files.map(({ file, data }) => [file, data]));
  return pages
    .filter(({ path, each }) => hasAddress(path) && !each && !linked.has(path) && !NEEDED_PAGES.has(path || 'home'))
    .map((page) => ({ page, words: wordsOf(`${page.path} ${JSON.stringify(texts.get(page.file)) ?? ''}`) }));
}

/** The addresses of this site's pages that a field names. */
function addressesIn({ kind, value }: VisitedField): string[] {
  if (kind === 'page-reference') return [String(value)];
  const words = typeof value === 'string' ? `](${value})` : JSON.stringify(value);
  return [...words.matchAll(/\]\(\/([a-z0-9/-]*)/g)].map(([, address = '']) => address);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g));
