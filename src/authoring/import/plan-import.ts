import { dirname, join, normalize } from 'node:path/posix';
import { pagePathProblem } from '../scaffold/names.ts';
import { rightPath } from '../../content/read/page-paths.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { plainLink } from '../../schema/link.ts';
import { redirectFrom } from '../../schema/old-address.ts';
import { readSavedPage, type ImportedPage } from './read-page.ts';

/** A saved site: its pages by their paths in the folder. */
export interface SavedSite {
  pages: ReadonlyMap<string, string>;
  /** Whether the folder has a file. */
  hasFile: (path: string) => boolean;
}

/** What the new site has already. */
export interface PresentSite {
  regions: SiteRegions;
  /** Addresses of pages and entries, and old ones that lead to them, without region. */
  taken: ReadonlySet<string>;
}

/** A page to write. */
export interface PlannedPage {
  /** Its path in the saved folder. */
  from: string;
  /** Its path on the new site, without region. */
  path: string;
  redirectFrom: string[];
  page: ImportedPage;
  /** What has no place on the new site. */
  leftOut: string[];
}

/** Where the first page of a saved site goes: the new site has a home page already. */
const START = 'start';

/** Plans the pages of a saved site. Pictures and files keep their paths in the saved folder. */
export function planSiteImport(saved: SavedSite, present: PresentSite): PlannedPage[] {
  const paths = newPaths([...saved.pages.keys()], present);
  const old = new Set<string>([...present.taken, ...paths.values()]);
  return [...saved.pages].map(([from, html]) => {
    const leftOut: string[] = [];
    const note = (what: string) => {
      if (!leftOut.includes(what)) leftOut.push(what);
    };
    const read = readSavedPage(html, { leaveOut: note, linkTo: (href) => linkTo(href, from, { saved, paths }) });
    const title = read.opening.title || titleOfPath(from);
    const page = { ...read, opening: { ...read.opening, title } };
    if (page.language !== undefined && !present.regions.languages.some((language) => language === page.language))
      note(`its language, ${page.language}: the site has none of that name`);
    const addresses = oldAddressesOf(from, page.canonical).filter((address) => {
      if (address === 'index.html' || old.has(address)) return false;
      if (redirectFrom().safeParse([address]).success) return true;
      note(`its old address /${address}: no redirect can have it`);
      return false;
    });
    for (const address of addresses) old.add(address);
    return { from, path: paths.get(from) ?? START, redirectFrom: addresses, page, leftOut };
  });
}

const withoutEnding = (file: string): string => file.replace(/\.html?$/i, '');

/** Returns a path for each page that nothing on the new site has. */
function newPaths(files: readonly string[], { regions, taken }: PresentSite): Map<string, string> {
  const used = new Set(taken);
  return new Map(
    files.map((file) => {
      const wanted = rightPath(withoutEnding(file).replace(/(^|\/)index$/i, ''), regions) || START;
      const base = pagePathProblem(wanted, regions) === undefined ? wanted : `page-${wanted.replaceAll('/', '-')}`;
      let path = base;
      for (let number = 2; used.has(path); number += 1) path = `${base}-${number}`;
      used.add(path);
      return [file, path];
    }),
  );
}

/** Returns the addresses at which a saved page was found, without a slash at either end. */
function oldAddressesOf(file: string, canonical: string | undefined): string[] {
  const own = canonical !== undefined && URL.canParse(canonical) ? decoded(new URL(canonical).pathname) : '';
  const plain = withoutEnding(file);
  const found = [own, file, plain.replace(/(^|\/)index$/i, '')].map((address) => address.replace(/^\/+|\/+$/g, ''));
  return [...new Set(found)].filter((address) => address !== '');
}

function linkTo(
  href: string,
  from: string,
  { saved, paths }: { saved: SavedSite; paths: ReadonlyMap<string, string> },
): string | undefined {
  if (/^(?:https:|mailto:|tel:)/i.test(href)) return plainLink().safeParse(href).success ? href : undefined;
  if (isElsewhere(href)) return undefined;
  const file = savedFileOf(href, from);
  const page = [file, join(file, 'index.html'), `${file}.html`, join(file, 'index.htm')].find((one) => paths.has(one));
  if (page !== undefined) return `/${paths.get(page) ?? ''}`;
  return file.endsWith('.pdf') && saved.hasFile(file) ? `file:${encodeURI(file)}` : undefined;
}

/** Whether an address leads out of the saved folder. */
export const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** Returns the path in the saved folder that an address in one of its files means. */
export function savedFileOf(address: string, from: string): string {
  const [path = ''] = address.split(/[?#]/);
  const plain = decoded(path);
  const file = plain.startsWith('/') ? plain.slice(1) : plain === '' ? from : join(dirname(from), plain);
  return normalize(file).replace(/\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const titleOfPath = (file: string): string => withoutEnding(file).split('/').at(-1) ?? file;
