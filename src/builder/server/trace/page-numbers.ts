import { isRegionCode, type RegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { dayAfter } from '../../../content/schedule/days.ts';
import { shownRegion } from '../../../schema/regional.ts';
import { singleFile } from '../../../model/file-kinds.ts';
import type { Entry } from '../../../schema/define-collection.ts';
import type { PageEntry, SiteContent } from '../../../schema/site-content.ts';
import { entryFileOf, pageFileOf } from './mark-content.ts';
import type { Path } from '../../../data/path.ts';

/** A number, a day or a time of day. */
type NumberValue = number | string;

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

/** Fields that decide whether something is shown. */
const SCHEDULE: ReadonlySet<string> = new Set(['visibleFrom', 'visibleUntil']);

const isNumber = (value: unknown): value is NumberValue =>
  typeof value === 'number' || (typeof value === 'string' && (DAY.test(value) || TIME.test(value)));

/** Returns another value that a page shows in other digits, as near to the first one as it can be. */
export function nextNumber(value: NumberValue): NumberValue {
  if (typeof value === 'number') return value + 1;
  if (DAY.test(value)) return dayAfter(value);
  return value.slice(0, -1) + ((Number(value.at(-1)) + 1) % 10);
}

/** A region of a site. */
interface RegionOfSite {
  region: RegionCode;
  regions: SiteRegions;
}

/**
 * Copies a value of the content with other numbers, days and times of day. Of values by region, only the one that a region
 * shows is visited.
 * @param visit returns the new value; `isAmount` tells values that differ by region, such as prices
 */
export function mapNumbers<T>(
  value: T,
  { region, regions }: RegionOfSite,
  visit: (value: NumberValue, path: Path, isAmount: boolean) => NumberValue,
): T {
  const copy = (inner: unknown, path: Path, isAmount: boolean): unknown => {
    if (isNumber(inner)) return visit(inner, path, isAmount);
    if (Array.isArray(inner)) return inner.map((item, index) => copy(item, [...path, index], false));
    if (typeof inner !== 'object' || inner === null) return inner;
    const codes = Object.keys(inner);
    const isRegional = codes.length > 0 && codes.every((code) => isRegionCode(regions, code));
    const shown = isRegional ? shownRegion(inner, region, regions) : undefined;
    const isShown = (key: string) => (isRegional ? key === shown : !SCHEDULE.has(key));
    return Object.fromEntries(
      Object.entries(inner).map(([key, own]) => [key, isShown(key) ? copy(own, [...path, key], isRegional) : own]),
    );
  };
  return copy(value, [], false) as T; // numbers stay numbers, and days stay days
}

/** A number of a file. */
export interface NumberField {
  file: string;
  path: Path;
  /** Whether it differs by region, like a price. */
  isAmount: boolean;
}

/** What a page shows numbers of: its own file, the site's own single files, and its entry. */
export interface NumberedFiles {
  page: PageEntry;
  singles: SiteContent['singles'];
  entry?: Entry | undefined;
  /** The region in which the page is shown. */
  shownIn: RegionOfSite;
}

/**
 * Copies what a page shows with other numbers.
 * @param files as they're written: an index in a list that lacks what isn't shown is no place in a file
 */
export function mapFileNumbers(
  { page, singles, entry, shownIn }: NumberedFiles,
  visit: (value: NumberValue, field: NumberField) => NumberValue,
): NumberedFiles {
  const map = <T>(value: T, file: string, base: Path): T =>
    mapNumbers(value, shownIn, (own, path, isAmount) => visit(own, { file, path: [...base, ...path], isAmount }));
  return {
    singles: Object.fromEntries(
      Object.entries(singles).map(([name, value]) => [name, map(value, singleFile(name), [])]),
    ),
    page: { ...page, sections: map(page.sections, pageFileOf(page), ['sections']) },
    shownIn,
    ...(entry && page.each !== undefined && { entry: map(entry, entryFileOf(page.each, entry), []) }),
  };
}
