import { REGION_CODES } from '../../../regions/region-code.ts';
import { fieldName, quote, type FileFinding, type Message } from '../../diagnostics/diagnostic.ts';
import { isCaseStudyFile, isPageFile } from '../../read/page-paths.ts';
import { isBadlyNamed, nameProblem } from './anchors.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { CheckContext } from './check-context.ts';
import { locationOf, type LinkPlace } from './link-place.ts';
import { hasAnchor, meantTarget, NAME_THE_PAGE, ownPageOf, shownWith } from './link-remedies.ts';
import { checkShownWith } from './schedules.ts';
import type { IndexedPage } from './site-index.ts';

/** Checks an anchor on the page that contains the field. */
export function checkAnchorOnSamePage(site: CheckContext, anchor: string, place: LinkPlace): FileFinding[] {
  const { field } = place;
  const own = ownPageOf(site, field.file);
  if (own) return checkAnchor(site, own, anchor, own.path, { ...place, isSamePage: true });
  if (isPageFile(field.file) || isCaseStudyFile(field.file)) return [];
  const meant = meantTarget(site, field, `#${anchor}`, place.accepts);
  return [
    {
      ...locationOf(place),
      message: `${quote(`#${anchor}`)} is an anchor on the same page, but this text is shown on many pages.`,
      hint: meant === undefined ? NAME_THE_PAGE : `Name the page too: write ${place.write(meant)}.`,
    },
  ];
}

/** Reports an anchor that a page lacks in some region, or on some day. */
export function checkAnchor(
  site: CheckContext,
  page: IndexedPage,
  anchor: string,
  address: string,
  place: LinkPlace,
): FileFinding[] {
  const { regions } = place.field;
  const { anchors } = page;
  // A section of unknown type has an unknown anchor.
  if (page.sections.some(({ id, type }) => id === undefined && !site.sections.has(type))) return [];
  const lacking = anchors ? regions.filter((region) => !anchors[region].has(anchor)) : [];
  const where = address === '' ? 'the home page' : `/${address}`;
  if (lacking.length === 0) return checkAnchorDays(place, page, anchor, where);
  if (place.field.follows && isHidden(page, anchor)) return [];
  // Whoever gave a section the wrong anchor took the right one away.
  if (isBadlyNamed(page)) return [];
  const only = lacking.length < REGION_CODES.length && regions.length > lacking.length;
  const message = `No section of ${where} has the anchor ${quote(anchor)}${only ? ` in region ${lacking.join(', ')}` : ''}.`;
  return [{ ...locationOf(place), message, hint: notShown(page, anchor) ?? anchorHint(site, page, anchor, place) }];
}

/** Names the anchor that is meant, if it's there wherever the link is; otherwise says how the section gets it. */
function anchorHint(
  { suggest }: CheckContext,
  page: IndexedPage,
  anchor: string,
  { field, isSamePage }: LinkPlace,
): string {
  const [first = new Set<string>()] = field.regions.flatMap((region) => page.anchors?.[region] ?? []);
  const usable = new Set([...first].filter((one) => hasAnchor(page, one, field)));
  const elsewhere = isSamePage ? 'to another section' : 'to the page alone';
  const otherwise = nameProblem(anchor)
    ? `Link ${elsewhere}.`
    : `Write "id: ${anchor}" in the section that is meant, or link ${elsewhere}.`;
  return suggest(anchor, usable, otherwise);
}

/** Reports a link to a section, or a part of one, on days on which that isn't shown. */
function checkAnchorDays(place: LinkPlace, page: IndexedPage, anchor: string, where: string): FileFinding[] {
  const { field, path } = place;
  const target = { name: `#${anchor} of ${where}`, file: page.file };
  const limited = (shown: readonly Visibility[]) =>
    shown.length > 0 ? checkShownWith(field, { ...target, shown }, path) : [];
  for (const region of field.regions) {
    const [finding] = limited(shownWith(page, anchor, region));
    if (!finding) continue;
    const [ofSection] = limited(shownWith({ ...page, daysOf: (index) => ownDays(page, index) }, anchor, region));
    return [ofSection ?? { ...finding, ...emptyList(target.name, place) }];
  }
  return [];
}

const ownDays = ({ sections }: IndexedPage, index: number): readonly Visibility[] => [sections[index]?.shown ?? {}];

/** Says that a section is left out on some days because its list is empty then. */
const emptyList = (name: string, { isSamePage }: LinkPlace): Message => ({
  message: `${name} is left out while nothing in its list is shown, but what leads to it is not.`,
  hint: `Link ${isSamePage ? 'to another section' : 'to the page alone'}, or list something that is always shown.`,
});

/** Returns whether a section has an anchor and is hidden. */
const isHidden = ({ sections }: IndexedPage, anchor: string): boolean =>
  sections.some(({ id, type, hidden }) => hidden && (id ?? type) === anchor);

/** Suggests a fix for a link to a section, or a part of one, that exists but isn't shown in every region. */
function notShown({ sections, parts = [] }: IndexedPage, anchor: string): string | undefined {
  const part = parts.find((one) => one.anchor === anchor);
  if (part) return shownElsewhere(fieldName(part.path.slice(0, -1)), `is shown in ${part.regions.join(', ')} only`);
  const number = sections.findIndex(({ id, type }) => (id ?? type) === anchor);
  const section = sections[number];
  if (!section) return undefined;
  const { hidden, regions } = section;
  const name = `sections[${number}]`;
  return hidden
    ? shownElsewhere(name, 'is hidden', 'hidden:')
    : shownElsewhere(name, `is shown in ${regions.join(', ')} only`);
}

const shownElsewhere = (name: string, state: string, line = 'regions:'): string =>
  `${name} has it, but ${state}: take its line "${line}" away, or change this link.`;
