import { REGION_CODES, type RegionCode } from '../../regions/region-code.ts';
import { quoted, type FileFinding } from '../diagnostic.ts';
import type { SectionDefinitions } from '../section-definitions.ts';
import type { Site, SiteCheck } from './site.ts';
import { CASE_PAGE } from './needed-pages.ts';
import type { IndexedPage } from './site-index.ts';

/** What a page can't do without: one of some section types, and what the site loses otherwise. */
interface Requirement {
  types: readonly string[];
  why: string;
}

/** Reports pages that lack the section they are for, in any region. */
export const checkRequiredSections: SiteCheck = (site) =>
  site.index.pages.flatMap((page) => {
    const lack = lackOf(site, page);
    return lack ? [{ file: page.file, ...lack }] : [];
  });

/** Whether a page lacks the section it is for; of such a page nothing else is said about its sections. */
export const lacksRequired = (site: Site, page: IndexedPage): boolean => lackOf(site, page) !== undefined;

function lackOf({ sections: known }: Site, page: IndexedPage): Omit<FileFinding, 'file'> | undefined {
  const { sections, anchors, each } = page;
  const requirement = requirementOf(page, known);
  // A page that can't be read, or a section of unknown type, may hold what is required.
  if (!requirement || !anchors || sections.length === 0 || sections.some(({ type }) => !known.has(type)))
    return undefined;
  const { types, why } = requirement;
  const placed = sections.flatMap((section, index) => (types.includes(section.type) ? [{ ...section, index }] : []));
  const shownIn = (region: RegionCode) => placed.some(({ hidden, regions }) => !hidden && regions.includes(region));
  const lacking = REGION_CODES.filter((region) => !shownIn(region));
  if (lacking.length === 0) return undefined;
  const names = types.map((type) => quoted(type)).join(' or ');
  const where = lacking.length < REGION_CODES.length ? ` in region ${lacking.join(', ')}` : '';
  const message = `The page shows no section ${names}${where}. ${why}`;
  const [first] = placed;
  if (!first) return { path: [each ? 'each' : 'sections'], key: true, message, hint: addHint(types, page) };
  const field = first.hidden ? 'hidden' : 'regions';
  return { path: ['sections', first.index, field], key: true, message, hint: `Delete the line "${field}:".` };
}

const addHint = ([type = '']: readonly string[], { each, path }: IndexedPage): string =>
  `Add a section that begins "- type: ${type}"${each && path !== CASE_PAGE ? ', or delete this line' : ''}.`;

function requirementOf({ path, each }: IndexedPage, sections: SectionDefinitions): Requirement | undefined {
  const typesWith = (has: (type: string) => boolean) => [...sections.keys()].filter(has);
  if (each || path === CASE_PAGE)
    return {
      types: typesWith((type) => sections.get(type)?.showsCase === true),
      why: 'It is made for each case study, and all of them would be lost.',
    };
  const types = typesWith((type) => Object.hasOwn(sections.get(type)?.requiredOn ?? {}, path));
  const [first = ''] = types;
  return types.length > 0 ? { types, why: sections.get(first)?.requiredOn?.[path] ?? '' } : undefined;
}
