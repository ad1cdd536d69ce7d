import { isRegionCode, REGION_CODES, type RegionCode } from '../../regions/region-code.ts';

/** A section as far as other pages must know it. */
export interface RawSection {
  type: string;
  id: string | undefined;
  hidden: boolean;
  regions: readonly RegionCode[];
}

/** What other files must know of a page, read without trust: the page itself may be full of mistakes. */
export interface RawPage {
  each: boolean;
  alsoAt: readonly string[];
  sections: readonly RawSection[];
}

/** Reads a page's values as far as they are there. */
export function readRawPage(data: unknown): RawPage {
  const page = groupOf(data);
  return {
    each: page['each'] === 'case-studies',
    alsoAt: listOf(page['alsoAt']).filter((address) => typeof address === 'string'),
    sections: listOf(page['sections']).map(readSection),
  };
}

function readSection(data: unknown): RawSection {
  const { type, id, hidden, regions } = groupOf(data);
  const own = listOf(regions);
  return {
    type: typeof type === 'string' ? type : '',
    id: typeof id === 'string' ? id : undefined,
    hidden: hidden === true,
    // A list with an unknown region is reported by itself: which regions are meant is anyone's guess.
    regions:
      own.length > 0 && own.every(isRegionCode) ? REGION_CODES.filter((code) => own.includes(code)) : REGION_CODES,
  };
}

/** A value as a group of fields; nothing else has any. It is no copy: a case study's fields are read when asked for. */
export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
