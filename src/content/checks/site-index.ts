import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { caseStudySlug } from '../../schema/slug.ts';
import { hasAddress, isCaseStudyFile, pagePathOf } from '../page-paths.ts';
import type { ParsedFile } from '../parse-yaml.ts';
import { hidesAddresses, hidesAnchors, hidesIds } from '../doubts.ts';
import { groupOf, readRawPage, type RawPage } from './raw-page.ts';

/** A page as other files see it. */
export interface IndexedPage extends RawPage {
  file: string;
  /** Its address without region. */
  path: string;
  /** Whether it may have other addresses than those that are known. */
  unsure: boolean;
  /** The anchors of each region; none known where the file could not be read or its sections are in doubt. */
  anchors: Readonly<Record<RegionCode, ReadonlySet<string>>> | undefined;
}

/** A case study as other files see it. */
export interface IndexedCase {
  file: string;
  id: string;
  /** Its part of the address; not known where the file could not be read. */
  slug: string | undefined;
  /** What its part of the address is made of, in its plain form, if that is known. */
  named: string | undefined;
}

/** What stands in the site, by the names under which files refer to it: also what has mistakes of its own. */
export interface SiteIndex {
  pages: readonly IndexedPage[];
  cases: readonly IndexedCase[];
  /** The page of every address, without region. */
  addresses: ReadonlyMap<string, IndexedPage>;
  names: { addresses: ReadonlySet<string>; cases: ReadonlySet<string>; services: ReadonlySet<string> | undefined };
  /** Beginnings of addresses below which pages may stand that could not be read. */
  unsure: readonly string[];
}

/** Indexes a site by its files; `unread` are files that are there, but could not be read. */
export function indexSite(files: readonly ParsedFile[], unread: readonly string[]): SiteIndex {
  const all: ParsedFile[] = [...files, ...unread.map((file) => ({ file, data: undefined, broken: true }))];
  const cases = all.filter(({ file }) => isCaseStudyFile(file)).map(indexCase);
  const pages = all.filter(({ file }) => file.startsWith('content/pages/')).map(indexPage);
  const addresses = new Map<string, IndexedPage>();
  for (const page of pages)
    for (const address of addressesOf(page, cases)) if (!addresses.has(address)) addresses.set(address, page);
  const someCaseUnknown = cases.some(({ slug, id, file }) => slug === undefined || id !== fileNameOf(file));
  return {
    pages,
    cases,
    addresses,
    names: {
      addresses: new Set(addresses.keys()),
      cases: new Set(cases.flatMap(({ id, file }) => [id, fileNameOf(file)])),
      services: servicesIn(all),
    },
    unsure: pages.flatMap((page) => (page.unsure || (page.each && someCaseUnknown) ? basesOf(page) : [])),
  };
}

/** The addresses of a page without region; of a page that is made for each case study, one for each. */
export function addressesOf(page: IndexedPage, cases: readonly IndexedCase[]): string[] {
  if (!hasAddress(page.path)) return [];
  if (!page.each) return basesOf(page);
  return basesOf(page).flatMap((base) => cases.flatMap(({ slug }) => (slug === undefined ? [] : [`${base}/${slug}`])));
}

const basesOf = ({ path, alsoAt }: IndexedPage): string[] => [path, ...alsoAt];

function indexPage({ file, data, broken, doubts = [] }: ParsedFile): IndexedPage {
  const raw = readRawPage(data);
  const anchors = broken || hidesAnchors(doubts) ? undefined : anchorsOf(raw);
  return { file, path: pagePathOf(file), ...raw, unsure: broken || hidesAddresses(doubts), anchors };
}

/** A section without an id has its type as anchor. */
const anchorsOf = ({ sections }: RawPage): IndexedPage['anchors'] => {
  const anchors: Record<RegionCode, Set<string>> = { us: new Set(), eu: new Set(), dk: new Set() };
  for (const { id, type, hidden, regions } of sections)
    for (const region of hidden ? [] : REGION_CODES) if (regions.includes(region)) anchors[region].add(id ?? type);
  return anchors;
};

const indexedCases = new WeakMap<ParsedFile, IndexedCase>();

/** One of ten thousand files is another one after a change; all others are indexed already. */
function indexCase(parsed: ParsedFile): IndexedCase {
  const known = indexedCases.get(parsed);
  if (known) return known;
  const { file, data } = parsed;
  const { id, clientName, industry } = groupOf(data);
  const { en } = groupOf(industry);
  const isNamed = typeof clientName === 'string' && typeof en === 'string';
  const indexed = {
    file,
    id: typeof id === 'string' ? id : fileNameOf(file),
    slug: isNamed ? caseStudySlug(clientName, en) : undefined,
    named: isNamed ? plainForm(`${clientName}\n${en}`) : undefined,
  };
  indexedCases.set(parsed, indexed);
  return indexed;
}

/** The form in which names are compared: letters in another case or Unicode form are the same. Most ids have it. */
export const plainForm = (name: string): string =>
  /[A-Z\u0080-\uFFFF]/.test(name) ? name.normalize('NFKC').toLowerCase() : name;

/** The name of a file without folder and ending. */
export const fileNameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** The ids of all services; nothing where they are in doubt. */
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
