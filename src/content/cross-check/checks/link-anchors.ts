import { type Phrase, phraseOf, say, verbatim } from '../../../i18n/phrase.ts';
import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import { fieldName, type FileFinding, type Message, quote } from '../../diagnostics/diagnostic.ts';
import { didYouMean, named, namedWhole, regionNames, sectionTitle, titled } from '../../diagnostics/in-forms.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import { isBadlyNamed, anchorProblem } from './anchors.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { CheckContext } from './check-context.ts';
import { locationOf, type LinkPlace } from './link-place.ts';
import { hasAnchor, meantTarget, NAME_THE_PAGE, ownPageOf, shownWith } from './link-remedies.ts';
import { checkShownWith } from './schedules.ts';
import type { IndexedPage } from './site-index.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Checks an anchor on the page that contains the field. */
export function checkAnchorOnSamePage(site: CheckContext, anchor: string, place: LinkPlace): FileFinding[] {
  const { field } = place;
  const own = ownPageOf(site, field.file);
  if (own) return checkAnchor(site, own, anchor, own.path, { ...place, isSamePage: true });
  const kind = kindOf(site.model, field.file)?.kind;
  if (kind === 'page' || kind === 'entry') return [];
  const meant = meantTarget(site, field, `#${anchor}`, place.accepts);
  return [
    {
      ...locationOf(place),
      message: `${quote(`#${anchor}`)} is an anchor on the same page, but this text is shown on many pages.`,
      hint: meant === undefined ? NAME_THE_PAGE : `Name the page too: write ${place.write(meant)}.`,
      form: {
        message: say`${named(`#${anchor}`)} leads to a section of the same page, but this text is shown on many pages.`,
        hint: meant === undefined ? phraseOf(NAME_THE_PAGE) : say`Name the page, too: write ${verbatim(meant)}.`,
        visitors: VISITORS.missingAnchorOnSomePages,
      },
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
  if (page.sections.some(({ id, type }) => id === undefined && !site.model.sections.has(type))) return [];
  const lacking = anchors ? regions.filter((region) => !anchors[region].has(anchor)) : [];
  const where = address === '' ? say`the home page` : verbatim(`/${address}`);
  if (lacking.length === 0) return checkAnchorDays(site, place, page, { anchor, where });
  if (place.field.follows && isHidden(page, anchor)) return [];
  // Whoever gave a section the wrong anchor took the right one away.
  if (isBadlyNamed(page)) return [];
  const only = lacking.length < site.model.regions.codes.length && regions.length > lacking.length;
  const message = `No section of ${where.english} has the anchor ${quote(anchor)}${only ? ` in region ${lacking.join(', ')}` : ''}.`;
  const messageInForm = only
    ? say`No section of ${inForm(where, page)} has the link name ${named(anchor)} in ${regionNames(lacking, site.model.regions)}.`
    : say`No section of ${inForm(where, page)} has the link name ${named(anchor)}.`;
  const { hint, hintInForm } = notShown(site, page, anchor) ?? anchorHint(site, page, anchor, place);
  const form = { message: messageInForm, hint: hintInForm, visitors: seenWithout(place) };
  return [{ ...locationOf(place), message, hint, form }];
}

/** Returns what a form calls a page: its file, whose title the builder shows. The page of an entry has no file of its own. */
const inForm = (where: Phrase, { file, path, each }: IndexedPage): Phrase =>
  path === '' || each !== undefined ? where : verbatim(file);

/** What a link does that leads to a part which isn't there. */
const seenWithout = ({ isSamePage }: LinkPlace): Phrase =>
  isSamePage ? VISITORS.missingAnchorHere : VISITORS.missingAnchor;

/** A remedy in words for the file and in words for a form. */
interface Remedy {
  hint: string;
  hintInForm: Phrase;
}

/** Names the anchor that is meant, if it's there wherever the link is; otherwise says how the section gets it. */
function anchorHint(
  { suggest }: CheckContext,
  page: IndexedPage,
  anchor: string,
  { field, isSamePage }: LinkPlace,
): Remedy {
  const [first = new Set<string>()] = field.regions.flatMap((region) => page.anchors?.[region] ?? []);
  const usable = new Set([...first].filter((one) => hasAnchor(page, one, field)));
  const elsewhere = isSamePage ? say`to another section` : say`to the page alone`;
  const isBad = anchorProblem(anchor) !== undefined;
  const otherwise = isBad
    ? `Link ${elsewhere.english}.`
    : `Write "id: ${anchor}" in the section that is meant, or link ${elsewhere.english}.`;
  const otherwiseInForm = isBad
    ? say`Link ${elsewhere}.`
    : say`Give the section that is meant the link name ${namedWhole(anchor)}, or link ${elsewhere}.`;
  return {
    hint: suggest(anchor, usable, otherwise),
    hintInForm: didYouMean(suggest.near(anchor, usable), otherwiseInForm),
  };
}

/** Reports a link to a section, or a part of one, on days on which that isn't shown. */
function checkAnchorDays(
  { model }: CheckContext,
  place: LinkPlace,
  page: IndexedPage,
  { anchor, where }: { anchor: string; where: Phrase },
): FileFinding[] {
  const { field, path } = place;
  const section = page.sections.find(({ id, type }) => (id ?? type) === anchor);
  const title = section ? sectionTitle(model.sections, section.type) : namedWhole(anchor);
  const target = {
    name: say`#${verbatim(anchor)} of ${where}`,
    nameInForm: say`${title} of ${inForm(where, page)}`,
    file: page.file,
  };
  const limited = (shown: readonly Visibility[]) =>
    shown.length > 0 ? checkShownWith(field, { ...target, shown }, path) : [];
  for (const region of field.regions) {
    const [finding] = limited(shownWith(page, anchor, region));
    if (!finding) continue;
    const [ofSection] = limited(shownWith({ ...page, daysOf: (index) => ownDays(page, index) }, anchor, region));
    return [seenAs(ofSection ?? { ...finding, ...emptyList(target, place) }, seenWithout(place))];
  }
  return [];
}

const ownDays = ({ sections }: IndexedPage, index: number): readonly Visibility[] => [sections[index]?.shown ?? {}];

/** Says that a section is left out on some days because its list is empty then. */
const emptyList = (target: { name: Phrase; nameInForm: Phrase }, { isSamePage }: LinkPlace): Message => {
  const message = (name: Phrase) =>
    say`${name} is left out while nothing in its list is shown, but what leads to it is not.`;
  const hint = isSamePage
    ? say`Link to another section, or list something that is always shown.`
    : say`Link to the page alone, or list something that is always shown.`;
  const form = { message: message(target.nameInForm), hint };
  return { message: message(target.name).english, hint: hint.english, form };
};

/** Returns whether a section has an anchor and is hidden. */
const isHidden = ({ sections }: IndexedPage, anchor: string): boolean =>
  sections.some(({ id, type, hidden }) => hidden && (id ?? type) === anchor);

/** Suggests a fix for a link to a section, or a part of one, that exists but isn't shown in every region. */
function notShown(site: CheckContext, { sections, parts = [] }: IndexedPage, anchor: string): Remedy | undefined {
  const titleOf = (index: number) => sectionTitle(site.model.sections, sections[index]?.type ?? '');
  const part = parts.find((one) => one.anchor === anchor);
  if (part)
    return shownElsewhere(
      fieldName(part.path.slice(0, -1)),
      say`A part of the section ${titleOf(Number(part.path[1]))}`,
      part.regions,
      site.model.regions,
    );
  const number = sections.findIndex(({ id, type }) => (id ?? type) === anchor);
  const section = sections[number];
  if (!section) return undefined;
  const name = `sections[${number}]`;
  const nameInForm = say`The section ${titleOf(number)}`;
  if (!section.hidden) return shownElsewhere(name, nameInForm, section.regions, site.model.regions);
  return {
    hint: `${name} has it, but is hidden: take its line "hidden:" away, or change this link.`,
    hintInForm: say`${nameInForm} has it, but is hidden: turn ${titled('Hidden')} off there, or change this link.`,
  };
}

const shownElsewhere = (
  name: string,
  nameInForm: Phrase,
  regions: readonly RegionCode[],
  all: SiteRegions,
): Remedy => ({
  hint: `${name} has it, but is shown in ${regions.join(', ')} only: take its line "regions:" away, or change this link.`,
  hintInForm: say`${nameInForm} has it, but is only shown in ${regionNames(regions, all)}: show it in all regions, or change this link.`,
});
