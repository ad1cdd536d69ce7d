import { recordOf } from '../../../regions/record-of.ts';
import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import type { AnchoredPart } from '../../../schema/define-section.ts';
import { sectionBase } from '../../../schema/page.schema.ts';
import { isShownIn } from '../../../schema/regional.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { caseStudySlug } from '../../../schema/slug.ts';
import { listPages, listPath } from '../../case-studies/case-list.ts';
import {
  pageAddresses,
  casePathsOf,
  hasAddress,
  isCaseStudyFile,
  isPageFile,
  isPagePath,
  pagePathOf,
  rightPath,
} from '../../read/page-paths.ts';
import type { ParsedFile } from '../../parse/parse-yaml.ts';
SECTIONDEFS
import { hidesAddresses, hidesAnchors, hidesIds } from '../../diagnostics/doubts.ts';
import { sectionDays, type CaseDays } from './list-days.ts';
import {
  groupOf,
  oldAddressesIn,
  readPageOutline,
  readVisibility,
  sectionsIn,
  type PageOutline,
} from './page-outline.ts';

/** A page as other files see it. */
export interface IndexedPage extends PageOutline {
  file: string;
  /** Path without region. */
  path: string;
  /** Whether the page lists case studies, and the list's page size; `undefined` if its fields have errors. */
  list: { pageSize: number | undefined } | undefined;
  /** Whether the page may have paths other than the known ones. */
  unsure: boolean;
  /** Anchors per region; `undefined` if the file couldn't be read or its sections are in doubt. */
  anchors: Readonly<Record<RegionCode, ReadonlySet<string>>> | undefined;
  /** Parts of its sections that have anchors; `undefined` if the fields of a section that can have parts have errors. */
  parts: readonly PagePart[] | undefined;
  /** Returns when a section is shown in a region, within the days of the page: several spans if items of its lists take turns. */
  daysOf: (section: number, region: RegionCode) => readonly Visibility[];
}

/** A part of a section; `path` begins at the page. */
interface PagePart extends AnchoredPart {
  regions: readonly RegionCode[];
}

/** A case study as other files see it. */
export interface IndexedCase {
  file: string;
  id: string;
  /** Its slug; `undefined` if the file couldn't be read. */
  slug: string | undefined;
  /** Old addresses, without leading slash. */
  redirectFrom: readonly string[];
  /** When the case study is shown. */
  shown: Visibility;
  /** Its tags; `undefined` if they couldn't be read. */
  tags: readonly string[] | undefined;
  /** The normalized title that its slug is derived from, if known. */
  named: string | undefined;
}

/** Everything in the site by the name that other files use for it, including entries with errors. */
export interface SiteIndex {
  pages: readonly IndexedPage[];
  cases: readonly IndexedCase[];
  /** Addresses of further pages of lists that are there only while case studies with days are shown. */
  limitedLists: ReadonlySet<string>;
  /** The case studies that aren't always shown. */
  limitedCases: readonly IndexedCase[];
  /** Base paths without region of the case-study pages, the canonical one first. */
  casePaths: readonly string[];
  /** The page at each path without region. */
  addresses: ReadonlyMap<string, IndexedPage>;
  names: { addresses: ReadonlySet<string>; cases: ReadonlySet<string>; services: ReadonlySet<string> | undefined };
  /** Path prefixes below which unreadable pages may exist. */
  unsure: readonly string[];
  /** The paths that pages would have if their files were named rightly. */
  misnamed: ReadonlySet<string>;
}

/** Indexes a site by its files. `unread` lists files that exist but couldn't be read. */
export function indexSite(
  files: readonly ParsedFile[],
  unread: readonly string[],
  sections: SectionDefinitions,
): SiteIndex {
  const all: ParsedFile[] = [...files, ...unread.map((file) => ({ file, data: undefined, broken: true }))];
  const cases = all.filter(({ file }) => isCaseStudyFile(file)).map(indexCase);
  const limitedCases = cases.filter(({ shown }) => Object.keys(shown).length > 0);
  const days = new Map(limitedCases.map(({ id, shown }) => [id, shown]));
  const pages = all
    .filter(({ file }) => isPageFile(file))
    .map((file) => indexPage(file, sections, (id) => days.get(id)));
  const addresses = new Map<string, IndexedPage>();
  for (const page of pages)
    for (const address of ownAddresses(page, cases)) if (!addresses.has(address)) addresses.set(address, page);
  const tagged = cases.map(({ tags = [] }) => ({ tags }));
  for (const page of pages) for (const address of listAddresses(page, tagged)) addresses.set(address, page);
  const limited = new Set(limitedCases);
  const always = cases.filter((one) => !limited.has(one)).map(({ tags = [] }) => ({ tags }));
  const someTagsUnknown = cases.some(({ tags }) => tags === undefined);
  const someCaseUnknown = cases.some(({ slug, id, file }) => slug === undefined || id !== fileNameOf(file));
  const isUnsure = ({ unsure, each, list }: IndexedPage) =>
    unsure || (each && someCaseUnknown) || (list && (list.pageSize === undefined || someTagsUnknown));
  return {
    pages,
    cases,
    limitedLists: limitedLists(pages, tagged, always),
    limitedCases,
    casePaths: casePathsOf(pages),
    addresses,
    names: {
      addresses: new Set([...addresses.keys()].filter(isPagePath)),
      cases: new Set(cases.flatMap(({ id, file }) => [id, fileNameOf(file)])),
      services: servicesIn(all),
    },
    unsure: pages.flatMap((page) => (isUnsure(page) ? pageAddresses(page) : [])),
    misnamed: new Set(pages.flatMap(({ path }) => (rightPath(path) === path ? [] : [rightPath(path)]))),
  };
}

/** Returns a page's paths without region; for the case-study template, one per case study. */
export function ownAddresses(page: IndexedPage, cases: readonly IndexedCase[]): string[] {
  if (!hasAddress(page.path)) return [];
  if (!page.each) return pageAddresses(page);
  return cases.flatMap(({ slug }) => (slug === undefined ? [] : pageAddresses(page, slug)));
}

type Tagged = Readonly<{ tags: readonly string[] }>;

/** Returns the paths of the further pages of its case list. */
function listAddresses(page: IndexedPage, cases: readonly Tagged[]): string[] {
  if (page.each || page.list?.pageSize === undefined) return [];
  const [, ...further] = listPages(cases, page.list.pageSize);
  return further.flatMap((list) => pageAddresses(page, listPath(list)));
}

/** Returns the addresses of pages of lists that a site with fewer case studies lacks. */
function limitedLists(pages: readonly IndexedPage[], all: readonly Tagged[], fewer: readonly Tagged[]): Set<string> {
  if (all.length === fewer.length) return new Set();
  const left = new Set(pages.flatMap((page) => listAddresses(page, fewer)));
  return new Set(pages.flatMap((page) => listAddresses(page, all)).filter((address) => !left.has(address)));
}

/** Returns the case list of a page that may have errors. */
function listIn({ sections }: PageOutline, data: unknown, definitions: SectionDefinitions): IndexedPage['list'] {
  for (const [index, { type, hidden }] of sections.entries()) {
    const { schema, casesPerPage } = definitions.get(type) ?? {};
    if (!schema || !casesPerPage || hidden) continue;
    const { data: fields } = schema.extend(sectionBase).safeParse(sectionsIn(data)[index]);
    return { pageSize: fields && casesPerPage(fields) };
  }
  return undefined;
}

/** Returns the parts of visible sections. */
function partsIn({ sections }: PageOutline, data: unknown, definitions: SectionDefinitions): IndexedPage['parts'] {
  const found: PagePart[] = [];
  for (const [index, { type, hidden, regions }] of sections.entries()) {
    const { schema, parts } = definitions.get(type) ?? {};
    if (!schema || !parts || hidden) continue;
    const { data: fields } = schema.extend(sectionBase).safeParse(sectionsIn(data)[index]);
    if (!fields) return undefined;
    for (const part of parts(fields)) {
      const shown = regions.filter((region) => isShownIn(part, region));
      found.push({ ...part, regions: shown, path: ['sections', index, ...part.path] });
    }
  }
  return found;
}

function indexPage(
  { file, data, broken, doubts = [] }: ParsedFile,
  definitions: SectionDefinitions,
  caseDays: CaseDays,
): IndexedPage {
  const raw = readPageOutline(data);
  const parts = partsIn(raw, data, definitions);
  const anchors = broken || hidesAnchors(doubts) || !parts ? undefined : anchorsOf(raw, parts);
  const list = listIn(raw, data, definitions);
  const daysOf: IndexedPage['daysOf'] = (index, region) => {
    const { type = '', shown = {} } = raw.sections[index] ?? {};
    const { schema } = definitions.get(type) ?? {};
    return schema ? sectionDays(schema, sectionsIn(data)[index], shown, { region, caseDays }) : [shown];
  };
  const unsure = broken || hidesAddresses(doubts);
  return { file, path: pagePathOf(file), ...raw, list, unsure, anchors, parts, daysOf };
}

/** A section without an id uses its type as anchor. */
const anchorsOf = ({ sections }: PageOutline, parts: readonly PagePart[]): IndexedPage['anchors'] => {
  const anchors = recordOf(REGION_CODES, () => new Set<string>());
  for (const { id, type, hidden, regions } of sections)
    for (const region of hidden ? [] : REGION_CODES) if (regions.includes(region)) anchors[region].add(id ?? type);
  for (const { anchor, regions } of parts) for (const region of regions) anchors[region].add(anchor);
  return anchors;
};

const indexedCases = new WeakMap<ParsedFile, IndexedCase>();

/** After a change, only one of ten thousand files is new. Reuse the index of all others. */
function indexCase(parsed: ParsedFile): IndexedCase {
  const known = indexedCases.get(parsed);
  if (known) return known;
  const { file, data } = parsed;
  const fields = groupOf(data);
  const { id, clientName, industry, tags, redirectFrom } = fields;
  const { en } = groupOf(industry);
  const isNamed = typeof clientName === 'string' && typeof en === 'string';
  const indexed = {
    file,
    id: typeof id === 'string' ? id : fileNameOf(file),
    slug: isNamed ? caseStudySlug(clientName, en) : undefined,
    redirectFrom: oldAddressesIn(redirectFrom),
    shown: readVisibility(fields),
    tags: Array.isArray(tags) ? tags.map(String) : undefined,
    named: isNamed ? plainForm(`${clientName}\n${en}`) : undefined,
  };
  indexedCases.set(parsed, indexed);
  return indexed;
}

/** Normalizes a name for comparison: case-insensitive and NFC. Most ids already are. */
export const plainForm = (name: string): string =>
  /[A-Z\u0080-\uFFFF]/.test(name) ? name.normalize('NFKC').toLowerCase() : name;

/** Returns a file's name without folder and extension. */
export const fileNameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** Returns the ids of all services, or `undefined` if they're in doubt. */
function servicesIn(files: readonly ParsedFile[]): ReadonlySet<string> | undefined {
  const file = files.find((one) => one.file === 'content/services.yaml');
  return file && !file.broken && !hidesIds(file.doubts ?? [], 'services') ? new Set(serviceIds(file)) : undefined;
}

const serviceIds = ({ data }: ParsedFile): string[] => {
  const { services } = groupOf(data);
  return (Array.isArray(services) ? services : []).flatMap((service) => {
    const { id } = groupOf(service);
    return typeof id === 'string' ? [id] : [];
  });
};
