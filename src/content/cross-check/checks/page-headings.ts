import { say } from '../../../i18n/phrase.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { liftLimits, regionNames, sectionTitle, sectionTitles } from '../../diagnostics/in-forms.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { areShownTogether, coversDays } from '../../schedule/days.ts';
import { lacksRequired } from './required-sections.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import type { IndexedPage } from './site-index.ts';

/**
 * Reports pages with no heading, or more than one, in some region: each page has one opening section. These are
 * warnings, because the page can still be built and read.
 */
export const checkPageHeadings: CrossFileCheck = (site) => {
  const types = [...site.model.sections].flatMap(([type, { hasPageHeading }]) => (hasPageHeading ? [type] : [])).sort();
  if (types.length === 0) return [];
  return site.index.pages.filter((page) => !lacksRequired(site, page)).flatMap((page) => checkPage(page, types, site));
};

function checkPage(page: IndexedPage, types: readonly string[], site: CheckContext): FileFinding[] {
  const {
    sections: known,
    regions: { codes },
  } = site.model;
  const { file, sections, anchors, shown } = page;
  // An unreadable file, or a section of unknown type, may contain the heading.
  if (!anchors || sections.some(({ type }) => !known.has(type))) return [];
  const openings = sections.flatMap(({ type, hidden, regions, shown: days }, index) =>
    types.includes(type) ? [{ index, type, hidden, shown: days, regions: hidden ? [] : regions }] : [],
  );
  const shownIn = (region: RegionCode) => openings.filter(({ regions }) => regions.includes(region));
  const lacking = codes.filter(
    (region) =>
      !coversDays(
        shown,
        shownIn(region).map((opening) => opening.shown),
      ),
  );
  if (lacking.length > 0) return [{ file, severity: 'warning', ...lackingMessage(site, lacking, openings, types) }];
  const [first, second] = codes.flatMap((region) => clashIn(shownIn(region)) ?? []);
  if (!first || !second) return [];
  return [
    {
      file,
      severity: 'warning',
      path: ['sections', second.index, 'type'],
      message: `${quote(second.type)} would be a second heading of the page.`,
      hint: `sections[${first.index}] opens it already: delete one of the two, or give them different regions.`,
      form: {
        message: say`${sectionTitle(known, second.type)} would be a second heading of the page.`,
        hint: say`The section ${sectionTitle(known, first.type)} opens it already: remove one of the two, or show them in different regions.`,
      },
    },
  ];
}

/** Returns the first two sections that open the page on the same day. */
function clashIn<T extends { shown: Visibility }>(openings: readonly T[]): readonly [T, T] | undefined {
  for (const [index, second] of openings.entries()) {
    const first = openings.slice(0, index).find(({ shown }) => areShownTogether(shown, second.shown));
    if (first) return [first, second];
  }
  return undefined;
}

interface Opening {
  index: number;
  type: string;
  shown: Visibility;
  hidden: boolean;
  regions: readonly RegionCode[];
}

function lackingMessage(
  { model: { sections, regions } }: CheckContext,
  lacking: readonly RegionCode[],
  openings: readonly Opening[],
  types: readonly string[],
): Omit<FileFinding, 'file'> {
  const isLocal = lacking.length < regions.codes.length;
  const message = `No section opens the page with its heading${isLocal ? ` in region ${lacking.join(', ')}` : ''}.`;
  const messageInForm = isLocal
    ? say`No section opens the page with its heading in ${regionNames(lacking, regions)}.`
    : say`No section opens the page with its heading.`;
  const titles = sectionTitles(sections, types);
  const [opening] = openings;
  if (!opening)
    return {
      path: ['sections'],
      key: true,
      message,
      hint: `Add one of these: ${types.join(', ')}.`,
      form: { message: messageInForm, hint: say`Add a section ${titles}.` },
    };
  const days = (['draft', 'visibleFrom', 'visibleUntil'] as const).find((name) => opening.shown[name] !== undefined);
  const field = opening.hidden
    ? 'hidden'
    : opening.regions.length < regions.codes.length
      ? 'regions'
      : (days ?? 'regions');
  return {
    path: ['sections', opening.index, field],
    key: true,
    message,
    hint: `Take the line "${field}:" away, or add a section that opens it: ${types.join(', ')}.`,
    form: {
      message: messageInForm,
      hint: say`Open the section ${sectionTitle(sections, opening.type)}, and ${liftLimits([field])}; or add a section ${titles}.`,
    },
  };
}
