import type { PageEntry, SiteContent } from '../../schema/site-content.ts';
import { listPages, listPath } from '../case-studies/case-list.ts';
import { casePathsOf, joinPath, pageAddresses } from '../read/page-paths.ts';
import type { FieldPlan } from '../validate/schema-plan.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';

interface Entries extends Pick<SiteContent, 'caseStudies' | 'services'> {
  pages: readonly PageEntry[];
}

/** Returns whether a reference, or a link with address, names something that isn't shown. */
export type IsLeftOut = (kind: FieldPlan['kind'], name: string) => boolean;

/** Compares the pages, case studies and services that there are with those that are shown. */
export function leftOut(all: Entries, shown: Entries, sections: SectionDefinitions): IsLeftOut {
  const addresses = leftAddresses(all, shown);
  const cases = new Set(missing(all.caseStudies, shown.caseStudies).map(({ id }) => id));
  const shownServices = new Set(shown.services.map(({ id }) => id));
  const lacksAnchor = anchorSearch(shown.pages, sections);
  return (kind, name) => {
    if (kind === 'case-reference') return cases.has(name);
    if (kind === 'service-reference') return !shownServices.has(name);
    if (kind === 'page-reference') return addresses.has(name.replace(/^\//, ''));
    if (!name.startsWith('/')) return false;
    const [address = '', anchor] = name.slice(1).split('#');
    return addresses.has(address) || (anchor !== undefined && lacksAnchor(address, anchor));
  };
}

function missing<T>(all: readonly T[], shown: readonly T[]): T[] {
  if (shown.length === all.length) return [];
  const visible = new Set(shown);
  return all.filter((one) => !visible.has(one));
}

/** Returns the addresses without region that pages would have, were all shown. */
function leftAddresses(all: Entries, shown: Entries): ReadonlySet<string> {
  const visible = new Set(shown.pages.map(({ path }) => path));
  const casePaths = casePathsOf(all.pages);
  const cases = missing(all.caseStudies, shown.caseStudies);
  const left = [
    ...all.pages.filter(({ path }) => !visible.has(path)).flatMap((page) => pageAddresses(page)),
    ...cases.flatMap(({ slug }) => casePaths.map((base) => joinPath(base, slug))),
  ];
  if (cases.length === 0) return new Set(left);
  const lists = new Set(listAddresses(shown.pages, shown.caseStudies));
  return new Set([...left, ...listAddresses(shown.pages, all.caseStudies).filter((address) => !lists.has(address))]);
}

/** Returns the addresses of the pages of case lists, the first ones included. */
const listAddresses = (pages: readonly PageEntry[], caseStudies: Entries['caseStudies']): string[] =>
  pages.flatMap((page) =>
    page.caseList
      ? [...listPages(caseStudies, page.caseList.pageSize)].flatMap((list) => pageAddresses(page, listPath(list)))
      : [],
  );

/** Returns a function that says whether a page lacks an anchor because of what isn't shown. */
function anchorSearch(pages: readonly PageEntry[], sections: SectionDefinitions) {
  return (address: string, anchor: string): boolean => {
    const page = pages.find((one) => !one.each && pageAddresses(one).includes(address));
    // The anchors of a case study are those of its template, which is always shown.
    return page !== undefined && !anchorsOf(page, sections).has(anchor);
  };
}

function anchorsOf(page: PageEntry, sections: SectionDefinitions): ReadonlySet<string> {
  const visible = page.sections.filter(({ hidden }) => !hidden);
  const parts = visible.flatMap((section) => sections.get(section.type)?.parts?.(section) ?? []);
  return new Set([...visible.map(({ id, type }) => id ?? type), ...parts.map(({ anchor }) => anchor)]);
}
