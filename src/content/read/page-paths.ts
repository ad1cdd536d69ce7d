import { slugify } from '../../i18n/slugify.ts';
import { CASE_NOT_FOUND_PAGE, NOT_FOUND_PAGE } from '../../schema/page-data-key.ts';

/** Page files for errors, by path. They have no address of their own. */
export const NOT_FOUND_PAGES: readonly string[] = [NOT_FOUND_PAGE, CASE_NOT_FOUND_PAGE];

/** Returns a page file's path without region: `content/pages/home.yaml` is '', others are their path. */
export function pagePathOf(file: string): string {
  const path = file.replace(/^content\/pages\//, '').replace(/\.ya?ml$/, '');
  return path === 'home' ? '' : path;
}

/** Returns whether a file is a page. */
export const isPageFile = (file: string): boolean => file.startsWith('content/pages/');

/** Returns whether a file is a case study. */
export const isCaseStudyFile = (file: string): boolean => file.startsWith('content/case-studies/');

/** Returns whether a page has an address of its own. */
export const hasAddress = (path: string): boolean => !NOT_FOUND_PAGES.includes(path);

/** Returns the base paths without region of the case-study pages, the canonical one first. */
export const casePathsOf = (pages: readonly { path: string; each?: unknown; alsoAt: readonly string[] }[]): string[] =>
  pages.flatMap(({ path, each, alsoAt }) => (each ? [path, ...alsoAt] : []));

/** Returns the base paths without region of the case-study pages among page files, the canonical one first. */
export const casePathsIn = (
  pages: readonly { file: string; value: { each?: unknown; alsoAt: readonly string[] } }[],
): string[] => casePathsOf(pages.map(({ file, value }) => ({ ...value, path: pagePathOf(file) })));

/** Joins the path of a page and a path below it; both may be ''. */
export const joinPath = (path: string, below: string): string => [path, below].filter(Boolean).join('/');

/** Returns all paths without region of a page, or of something below it, the canonical one first. */
export const pageAddresses = ({ path, alsoAt }: { path: string; alsoAt: readonly string[] }, below = ''): string[] =>
  [path, ...alsoAt].map((base) => joinPath(base, below));

/** Returns whether a path can be an address: segments of small letters, digits and single hyphens; '' is the home page. */
export const isPagePath = (path: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/.test(path);

/** Returns the address nearest to a path that can't be one: `Über mich` becomes `uber-mich`. */
export const rightPath = (path: string): string => path.split('/').map(slugify).filter(Boolean).join('/');
