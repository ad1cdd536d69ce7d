import type { Page } from '../schema/page.schema.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';

/** Pages that answer for what is not there; they have no address of their own. */
export const NOT_FOUND_PAGE = '404';
export const CASE_NOT_FOUND_PAGE = 'case-study-not-found';

/** The address of a page file without region: `content/pages/home.yaml` is '', others are their path. */
export function pagePathOf(file: string): string {
  const path = file.replace(/^content\/pages\//, '').replace(/\.ya?ml$/, '');
  return path === 'home' ? '' : path;
}

/** Whether a file is one of a case study. */
export const isCaseStudyFile = (file: string): boolean => file.startsWith('content/case-studies/');

/** Whether a page is reached by an address of its own. */
export const hasAddress = (path: string): boolean => path !== NOT_FOUND_PAGE && path !== CASE_NOT_FOUND_PAGE;

/** All addresses of a page without region, the canonical one first, each with its case study if it has one. */
export function addressesOf<C extends Pick<CaseStudyEntry, 'slug'>>(
  page: Pick<Page, 'each' | 'alsoAt'>,
  path: string,
  caseStudies: readonly C[],
): { path: string; canonical: string; study?: C }[] {
  const bases = [path, ...page.alsoAt];
  if (!page.each) return bases.map((base) => ({ path: base, canonical: path }));
  return caseStudies.flatMap((study) =>
    bases.map((base) => ({ path: `${base}/${study.slug}`, canonical: `${path}/${study.slug}`, study })),
  );
}
