import { isRegionCode, type RegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import type { Visibility } from '../../../schema/schedule.ts';

/** The parts of a section that cross-file checks need. */
export interface SectionOutline {
  type: string;
  id: string | undefined;
  hidden: boolean;
  regions: readonly RegionCode[];
  /** When the section is shown, within the days of its page. */
  shown: Visibility;
}

/** The parts of a page that cross-file checks need. Nothing is assumed valid: the page may have errors. */
export interface PageOutline {
  /** The collection for each of whose entries it makes a page, as written. */
  each: string | undefined;
  alsoAt: readonly string[];
  /** Old addresses, without leading slash. */
  redirectFrom: readonly string[];
  /** When the page is shown. */
  shown: Visibility;
  sections: readonly SectionOutline[];
}

/** Reads the outline from a page's raw values. */
export function readPageOutline(data: unknown, regions: Pick<SiteRegions, 'codes'>): PageOutline {
  const page = groupOf(data);
  const { each } = page;
  return {
    each: typeof each === 'string' ? each : undefined,
    alsoAt: listOf(page['alsoAt']).filter((address) => typeof address === 'string'),
    redirectFrom: oldAddressesIn(page['redirectFrom']),
    shown: readVisibility(page),
    sections: writtenSections(data).map((section) => readSection(section, regions)),
  };
}

/** Returns a list of old addresses without their leading slashes. */
export const oldAddressesIn = (list: unknown): string[] =>
  listOf(list).flatMap((address) => (typeof address === 'string' ? [address.replace(/^\//, '')] : []));

/** Returns the sections as written. */
export const writtenSections = (data: unknown): unknown[] => listOf(groupOf(data)['sections']);

function readSection(data: unknown, all: Pick<SiteRegions, 'codes'>): SectionOutline {
  const fields = groupOf(data);
  const { type, id, hidden, regions } = fields;
  const own = listOf(regions);
  return {
    type: typeof type === 'string' ? type : '',
    id: typeof id === 'string' ? id : undefined,
    hidden: hidden === true,
    shown: readVisibility(fields),
    // An unknown region in the list is reported separately; don't guess which regions were meant.
    regions:
      own.length > 0 && own.every((code) => isRegionCode(all, code))
        ? all.codes.filter((code) => own.includes(code))
        : all.codes,
  };
}

/** Reads when something is shown. What isn't a day is reported separately. */
export const readVisibility = ({ visibleFrom, visibleUntil, draft }: Record<string, unknown>): Visibility => ({
  ...(typeof visibleFrom === 'string' && { visibleFrom }),
  ...(typeof visibleUntil === 'string' && { visibleUntil }),
  ...(draft === true && { draft }),
});

/** Returns a value as a map of fields. It isn't copied, because an entry reads its fields lazily. */
export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
