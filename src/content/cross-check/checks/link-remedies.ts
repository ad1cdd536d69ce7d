import { isRegionCode, type RegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { WrittenReference } from '../../diagnostics/diagnostic.ts';
import { asYaml } from '../../parse/as-yaml.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { CheckContext } from './check-context.ts';
import { meantTargets } from './meant-targets.ts';
import { ownTarget } from './own-target.ts';
import type { Remedy } from './reference-remedies.ts';
import { checkShownWith, limitedTargetAt } from './schedules.ts';
import type { IndexedPage } from './site-index.ts';

/** Where a link stands: what it leads to must be shown in its regions, on its days. */
type Place = Pick<FileField, 'file' | 'kind' | 'value' | 'path' | 'regions' | 'shown' | 'follows'>;

/** Returns the first target that a link may have been meant for, that its field accepts and that exists. */
export function meantTarget(
  site: CheckContext,
  place: Place,
  written: string,
  accepts: (target: string) => boolean,
): string | undefined {
  for (const target of meantTargets(site, place.file, written))
    if (target !== written && accepts(target) && leadsSomewhere(site, place, target)) return target;
  return undefined;
}

/** Returns whether a link leads to something that is shown wherever and whenever the link is. */
export function leadsSomewhere(site: CheckContext, place: Place, target: string): boolean {
  if (/^https:/i.test(target)) return ownTarget(site, target) === undefined;
  const [, address, anchor] = /^(?:\/([^#]*))?(?:#(.*))?$/.exec(target) ?? [];
  if (address === undefined && anchor === undefined) return true;
  const page = address === undefined ? ownPageOf(site, place.file) : site.index.addresses.get(address);
  if (!page || (site.index.limitedLists.has(address ?? '') && !place.follows)) return false;
  const known = address === undefined ? undefined : limitedTargetAt(site, address);
  if (known && checkShownWith(place, known, place.path).length > 0) return false;
  return anchor === undefined || hasAnchor(page, anchor, place);
}

/** The page on which a link without address leads to an anchor: its own, or the one that is made for each entry. */
export function ownPageOf({ index: { pages }, model }: CheckContext, file: string): IndexedPage | undefined {
  const found = kindOf(model, file);
  if (found?.kind === 'page') return pages.find((page) => page.file === file);
  return found?.kind === 'entry' ? pages.find(({ each }) => each === found.collection.name) : undefined;
}

/** Returns whether a page has an anchor in every region of a link, whenever the link is shown. */
export const hasAnchor = (page: IndexedPage, anchor: string, place: Place): boolean =>
  place.regions.every(
    (region) =>
      page.anchors?.[region].has(anchor) &&
      checkShownWith(place, { name: '', file: page.file, shown: shownWith(page, anchor, region) }, place.path)
        .length === 0,
  );

/** Returns when the sections with an anchor are shown in a region, or with a part that has it. */
export function shownWith(
  { sections, parts = [], daysOf }: IndexedPage,
  anchor: string,
  region: RegionCode,
): readonly Visibility[] {
  const holders = new Set(parts.filter((part) => part.anchor === anchor).map((part) => part.path[1]));
  return sections.flatMap((section, index) =>
    !section.hidden && ((section.id ?? section.type) === anchor || holders.has(index)) ? daysOf(index, region) : [],
  );
}

/**
 * Says which target is meant, and why what stands there is none.
 * @param write formats the target as it's written at its place
 */
export function linkHint(
  written: string,
  target: string,
  write: (target: string) => string,
  regions: SiteRegions,
): string {
  const secure = written.replace(/^http:/i, 'https:');
  if (target === secure) return 'Write https:// in place of http://.';
  const front = ['https://', 'mailto:'].find((beginning) => target === beginning + written);
  if (front) return `Write ${front} in front: ${target}.`;
  const hasRegion = isRegionCode(regions, /^\/([^/#]+)/.exec(written)?.[1]);
  const left = [...(hasRegion ? ['the region'] : []), ...(/.\/$/.test(written) ? ['the slash at the end'] : [])];
  const bare = written.replace(/\/+$/, '').replace(hasRegion ? /^\/[^/]+/ : /^/, '') || '/';
  if (left.length > 0 && bare === target) return `Leave ${left.join(' and ')} out: ${target}.`;
  if (written === '/home' && target === '/') return 'The home page is at /.';
  return `Write ${write(target)}.`;
}

/** Formats a target for a form, which needs no quotes. */
export const asIs = (target: string): string => target;

/** Says what an anchor lacks in a text that many pages show. */
const withoutPage = (site: CheckContext, file: string, written: string): Remedy | undefined =>
  written.startsWith('#') && !ownPageOf(site, file)
    ? { hint: NAME_THE_PAGE, form: { hint: NAME_THE_PAGE } }
    : undefined;

/** What to do about an anchor whose page isn't known. */
export const NAME_THE_PAGE = 'Name the page too, with a slash in front, for example /about-me#story.';

/** Names the target that a refused link was meant for, if there is one. */
export function remedyOfLink(
  site: CheckContext,
  file: string,
  { written, accepts }: WrittenReference,
): Remedy | undefined {
  // Its section may have other mistakes: nothing is known of where and when it's shown, so the target must be shown always.
  const { regions } = site.model;
  const place: Place = { file, kind: 'link', value: written, path: [], regions: regions.codes };
  const isMeant = accepts(written) && leadsSomewhere(site, place, written);
  const target = isMeant ? undefined : meantTarget(site, place, written, accepts);
  if (target === undefined) return isMeant ? undefined : withoutPage(site, file, written);
  return target === CONTACT_TARGET
    ? { hint: 'Write contact to open the form.', form: { hint: 'Choose the contact form.' } }
    : { hint: linkHint(written, target, asYaml, regions), form: { hint: linkHint(written, target, asIs, regions) } };
}
