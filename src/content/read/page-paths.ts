import { isRegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import { slugify } from '../../i18n/name-forms.ts';
import { isNotFoundPage } from '../../schema/page-data-key.ts';

/** Returns a page file's path without region: `content/pages/home.yaml` is '', others are their path. */
export function pagePathOf(file: string): string {
  const path = file.replace(/^content\/pages\//, '').replace(/\.ya?ml$/, '');
  return path === 'home' ? '' : path;
}

/** Returns whether a file is a page. */
export const isPageFile = (file: string): boolean => file.startsWith('content/pages/');

/** The folder of what new pages and sections start from. */
export const TEMPLATES_FOLDER = 'content/templates/';

/** Returns whether a file is a template: what it says is said nowhere on the site. */
export const isTemplateFile = (file: string): boolean => file.startsWith(TEMPLATES_FOLDER);

/** Returns whether a page has an address of its own. */
export const hasAddress = (path: string): boolean => !isNotFoundPage(path);

/** What a page says of the entries that it makes a page for each of. */
interface EntryPage {
  each?: string | undefined;
  alsoAt: readonly string[];
}

/** Returns the paths without region below which the entries of a collection have their pages, the canonical one first. */
export const entryPathsOf = (pages: readonly (EntryPage & { path: string })[], collection: string): string[] =>
  pages.flatMap(({ path, each, alsoAt }) => (each === collection ? [path, ...alsoAt] : []));

/** Returns those paths of all collections. */
export const allEntryPaths = (pages: readonly (EntryPage & { path: string })[]): string[] =>
  pages.flatMap(({ path, each, alsoAt }) => (each === undefined ? [] : [path, ...alsoAt]));

/** Returns those paths of a collection, from page files. */
export const entryPathsIn = (pages: readonly { file: string; value: EntryPage }[], collection: string): string[] =>
  pages.flatMap(({ file, value: { each, alsoAt } }) => (each === collection ? [pagePathOf(file), ...alsoAt] : []));

/** Joins the path of a page and a path below it; both may be ''. */
export const joinPath = (path: string, below: string): string => [path, below].filter(Boolean).join('/');

/** Returns all paths without region of a page, or of something below it, the canonical one first. */
export const pageAddresses = ({ path, alsoAt }: { path: string; alsoAt: readonly string[] }, below = ''): string[] =>
  [path, ...alsoAt].map((base) => joinPath(base, below));

/** Returns whether a path can be an address: segments of small letters, digits and single hyphens; '' is the home page. */
export const isPagePath = (path: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/.test(path);

/** What a file's name may have got from a copy or another program: `about-me (1).yaml.txt`. */
const NO_NAME = /( ?\(\d+\))?(\.(ya?ml|txt|md))*$/i;

/** Returns the address nearest to a path that can't be one: `Über mich` becomes `uber-mich`, `us/about-me` loses its region. */
export function rightPath(path: string, regions: Pick<SiteRegions, 'codes'>): string {
  const segments = path.replace(NO_NAME, '').split('/').map(slugify).filter(Boolean);
  return (segments.length > 1 && isRegionCode(regions, segments[0]) ? segments.slice(1) : segments).join('/');
}
