import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { liftLimits, regionNames, sectionTitle, sectionTitles, type Limit } from '../../diagnostics/form-titles.ts';
import type { SectionDefinitions } from '../../validate/section-definitions.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { isCovered } from '../../schedule/days.ts';
import type { SectionOutline } from './page-outline.ts';
import { CASE_STUDY_PAGE } from './needed-pages.ts';
import type { IndexedPage, SiteIndex } from './site-index.ts';

/** A requirement of a page: one of several section types, and what breaks without it. */
interface Requirement {
  types: readonly string[];
  why: string;
}

/** Reports pages that lack a required section in any region. */
export const checkRequiredSections: CrossFileCheck = (site) =>
  site.index.pages.flatMap((page) => {
    const lack = lackOf(site, page);
    return lack ? [{ file: page.file, ...lack }] : [];
  });

/** Returns whether a page lacks its required section; other section checks then skip it. */
export const lacksRequired = (site: CheckContext, page: IndexedPage): boolean => lackOf(site, page) !== undefined;

function lackOf({ sections: known, index }: CheckContext, page: IndexedPage): Omit<FileFinding, 'file'> | undefined {
  const { sections, anchors, each, shown } = page;
  const requirement = requirementOf(page, known, isCasePage(page, index));
  // An unreadable page, or a section of unknown type, may satisfy the requirement.
  if (!requirement || !anchors || sections.length === 0 || sections.some(({ type }) => !known.has(type)))
    return undefined;
  const { types, why } = requirement;
  const candidates = sections.flatMap((section, index) =>
    types.includes(section.type) ? [{ ...section, index }] : [],
  );
  const shownIn = (region: RegionCode) =>
    candidates.filter(({ hidden, regions }) => !hidden && regions.includes(region));
  const lacking = REGION_CODES.filter(
    (region) =>
      !isCovered(
        shown,
        shownIn(region).map((section) => section.shown),
      ),
  );
  if (lacking.length === 0) return undefined;
  const names = types.map((type) => quote(type)).join(' or ');
  const isLocal = lacking.length < REGION_CODES.length;
  const where = isLocal ? ` in region ${lacking.join(', ')}` : '';
  const [first] = candidates;
  const days = first && limitOf(first, lacking);
  const shows = `The page ${days ? 'does not always show a' : 'shows no'} section`;
  const message = `${shows} ${names}${where}. ${why}`;
  const whereInForm = isLocal ? ` in ${regionNames(lacking)}` : '';
  const messageInForm = `${shows} ${sectionTitles(known, types)}${whereInForm}. ${why}`;
  if (!first) {
    const form = { message: messageInForm, hint: addHintInForm(known, types, page) };
    return { path: [each ? 'each' : 'sections'], key: true, message, hint: addHint(types, page), form };
  }
  const lines = limitsOf(first, lacking);
  const [field = 'regions'] = lines;
  const hint = `Delete the ${lines.length > 1 ? 'lines' : 'line'} ${lines.map((line) => `"${line}:"`).join(' and ')}.`;
  const lifted =
    lines.length === 0
      ? `Add a section ${sectionTitle(known, first.type)} that is always shown.`
      : `Open the section ${sectionTitle(known, first.type)}, and ${liftLimits(lines)}.`;
  const form = { message: messageInForm, hint: lifted };
  return { path: ['sections', first.index, field], key: true, message, hint, form };
}

/** Returns the lines that keep a section from being shown in some regions, all the time. */
const limitsOf = ({ hidden, regions, shown }: SectionOutline, lacking: readonly RegionCode[]): Limit[] => [
  ...(hidden ? (['hidden'] as const) : []),
  ...(lacking.every((region) => regions.includes(region)) ? [] : (['regions'] as const)),
  ...(['draft', 'visibleFrom', 'visibleUntil'] as const).filter((name) => shown[name] !== undefined),
];

/** Returns the line that leaves a section out on some days, if that's why it's lacking. */
const limitOf = ({ hidden, regions, shown }: SectionOutline, lacking: readonly RegionCode[]) =>
  hidden || !lacking.every((region) => regions.includes(region))
    ? undefined
    : (['draft', 'visibleFrom', 'visibleUntil'] as const).find((name) => shown[name] !== undefined);

const addHint = ([type = '']: readonly string[], page: IndexedPage): string =>
  `Add a section that begins "- type: ${type}"${mayBeOrdinary(page) ? ', or delete this line' : ''}.`;

const addHintInForm = (sections: SectionDefinitions, [type = '']: readonly string[], page: IndexedPage): string =>
  `Add the section ${sectionTitle(sections, type)}${mayBeOrdinary(page) ? ', or clear “One page per case study”' : ''}.`;

/** Returns whether a page that is made for each case study can do without them. */
const mayBeOrdinary = ({ each, path }: IndexedPage): boolean => each && path !== CASE_STUDY_PAGE;

/** Returns whether a page is the case-study template, or would be if "each:" weren't missing. */
const isCasePage = ({ path, each }: IndexedPage, { casePaths }: SiteIndex): boolean =>
  each || (path === CASE_STUDY_PAGE && casePaths.length === 0);

function requirementOf(
  { path }: IndexedPage,
  sections: SectionDefinitions,
  isMadeForEach: boolean,
): Requirement | undefined {
  const typesWith = (has: (type: string) => boolean) => [...sections.keys()].filter(has);
  if (isMadeForEach)
    return {
      types: typesWith((type) => sections.get(type)?.requiresCaseStudy === true),
      why: 'It is made for each case study, and all of them would be lost.',
    };
  const types = typesWith((type) => Object.hasOwn(sections.get(type)?.requiredOn ?? {}, path));
  const [first = ''] = types;
  return types.length > 0 ? { types, why: sections.get(first)?.requiredOn?.[path] ?? '' } : undefined;
}
