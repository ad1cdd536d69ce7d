import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { quoted, type FileFinding } from '../diagnostic.ts';
import { lacksRequired } from './required-sections.ts';
import type { Site, SiteCheck } from './site.ts';
import type { IndexedPage } from './site-index.ts';

/**
 * Names pages that have no heading in some region, and those that have two: each page has one section that opens it.
 * Such a page can be built and read, so these are warnings.
 */
export const checkOpenings: SiteCheck = (site) => {
  const types = [...site.sections].flatMap(([type, { opensPage }]) => (opensPage ? [type] : [])).sort();
  if (types.length === 0) return [];
  return site.index.pages.filter((page) => !lacksRequired(site, page)).flatMap((page) => checkPage(page, types, site));
};

function checkPage(page: IndexedPage, types: readonly string[], { sections: known }: Site): FileFinding[] {
  const { file, sections, anchors } = page;
  // A file that can not be read, or a section of unknown type, may hold the heading.
  if (!anchors || sections.some(({ type }) => !known.has(type))) return [];
  const openings = sections.flatMap(({ type, hidden, regions }, index) =>
    types.includes(type) ? [{ index, type, hidden, regions: hidden ? [] : regions }] : [],
  );
  const shownIn = (region: RegionCode) => openings.filter(({ regions }) => regions.includes(region));
  const lacking = REGION_CODES.filter((region) => shownIn(region).length === 0);
  if (lacking.length > 0) return [{ file, severity: 'warning', ...lackingWords(lacking, openings, types) }];
  const [first, second] = REGION_CODES.map(shownIn).find(({ length }) => length > 1) ?? [];
  if (!first || !second) return [];
  return [
    {
      file,
      severity: 'warning',
      path: ['sections', second.index, 'type'],
      message: `${quoted(second.type)} would be a second heading of the page.`,
      hint: `sections[${first.index}] opens it already: delete one of the two, or give them different regions.`,
    },
  ];
}

interface Opening {
  index: number;
  hidden: boolean;
  regions: readonly RegionCode[];
}

function lackingWords(
  lacking: readonly RegionCode[],
  openings: readonly Opening[],
  types: readonly string[],
): Omit<FileFinding, 'file'> {
  const where = lacking.length < REGION_CODES.length ? ` in region ${lacking.join(', ')}` : '';
  const message = `No section opens the page with its heading${where}.`;
  const [opening] = openings;
  if (!opening) return { path: ['sections'], key: true, message, hint: `Add one of these: ${types.join(', ')}.` };
  const field = opening.hidden ? 'hidden' : 'regions';
  return {
    path: ['sections', opening.index, field],
    key: true,
    message,
    hint: `Take the line "${field}:" away, or add a section that opens it: ${types.join(', ')}.`,
  };
}
