import { enumerated, type Phrase, phraseOf, say, verbatim } from '../../../i18n/phrase.ts';
import { isLanguage, isRegionCode, type RegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import { downloadPath } from '../../../schema/download-path.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import type { WrittenReference } from '../../diagnostics/diagnostic.ts';
import { asYaml } from '../../parse/as-yaml.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { CheckContext } from './check-context.ts';
import { ownTarget } from './link-place.ts';
import type { Remedy } from './remedy.ts';
import { checkShownWith, limitedTargetAt } from './schedules.ts';
import type { IndexedPage } from './site-index.ts';
import { slugify } from '../../../i18n/name-forms.ts';

/** Where a link stands: what it leads to must be shown in its regions, on its days. */
type Place = Pick<FileField, 'file' | 'path' | 'regions' | 'shown' | 'follows'>;

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
  if (downloadPath.test(target)) return site.publicFiles.files.has(target);
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
      checkShownWith(place, { name: verbatim(''), file: page.file, shown: shownWith(page, anchor, region) }, place.path)
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
): Phrase {
  const address = verbatim(target);
  const secure = written.replace(/^http:/i, 'https:');
  if (target === secure) return say`Write https:// in place of http://.`;
  const front = ['https://', 'mailto:'].find((beginning) => target === beginning + written);
  if (front) return say`Write ${verbatim(front)} in front: ${address}.`;
  const hasRegion = isRegionCode(regions, /^\/([^/#]+)/.exec(written)?.[1]);
  const left = [...(hasRegion ? [say`the region`] : []), ...(/.\/$/.test(written) ? [say`the slash at the end`] : [])];
  const bare = written.replace(/\/+$/, '').replace(hasRegion ? /^\/[^/]+/ : /^/, '') || '/';
  if (left.length > 0 && bare === target) return say`Leave ${enumerated(left)} out: ${address}.`;
  if (written === '/home' && target === '/') return say`The home page is at /.`;
  return say`Write ${verbatim(write(target))}.`;
}

/** Formats a target for a form, which needs no quotes. */
export const asIs = (target: string): string => target;

/** Says what an anchor lacks in a text that many pages show. */
const withoutPage = (site: CheckContext, file: string, written: string): Remedy | undefined =>
  written.startsWith('#') && !ownPageOf(site, file)
    ? { hint: NAME_THE_PAGE, form: { hint: phraseOf(NAME_THE_PAGE) } }
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
  const place: Place = { file, path: [], regions: regions.codes };
  const isMeant = accepts(written) && leadsSomewhere(site, place, written);
  const target = isMeant ? undefined : meantTarget(site, place, written, accepts);
  if (target === undefined) return isMeant ? undefined : withoutPage(site, file, written);
  return target === CONTACT_TARGET
    ? { hint: 'Write contact to open the form.', form: { hint: say`Choose the contact form.` } }
    : {
        hint: linkHint(written, target, asYaml, regions).english,
        form: { hint: linkHint(written, target, asIs, regions) },
      };
}

/** Endings that other programs give to pages. */
const PAGE_ENDING = /\.(html?|php|aspx?|ya?ml|md|txt)$/i;

/** Yields what a written link may have been meant to lead to, the likeliest first. Not every target exists. */
function* meantTargets(site: CheckContext, file: string, written: string): Generator<string> {
  const text = written.trim().replace(/^<(.*)>$/, '$1');
  const whole = /^[\w-]+(\.[\w-]+)+(?:[/#]|$)/.test(text) ? `https://${text}` : text.replace(/^http:/i, 'https:');
  const own = ownTarget(site, whole);
  if (own === undefined) {
    yield* sameTargets(site, file, text);
    yield* outsideTargets(site, text);
  } else yield* sameTargets(site, file, own);
  yield* nearTargets(site, file, own ?? text);
}

/** Targets on this site that say the same in the form that addresses have here. */
function* sameTargets({ index, model }: CheckContext, file: string, text: string): Generator<string> {
  const { paths, anchor, isBare } = partsOf(text, model.regions);
  const hash = anchor === '' ? '' : `#${anchor}`;
  for (const path of paths)
    if (index.names.addresses.has(path) && (path !== '' || !text.startsWith('#'))) yield `/${path}${hash}`;
  const word = anchor || (isBare ? (paths[0] ?? '') : '');
  if (word !== '' && ownPage(index.pages, file)) yield `#${word}`;
  if (paths.some((path) => /(^|[/-])contact(-|$)/.test(path))) yield CONTACT_TARGET;
  if (word !== '') yield `/#${word}`;
  if (/(^|[/-])contact(-|$)/.test(word || (paths[0] ?? ''))) yield `/#${CONTACT_TARGET}`;
}

/** The page that a file makes, on which `#anchor` is looked for. */
const ownPage = (pages: readonly IndexedPage[], file: string) => pages.find((page) => page.file === file);

/** Addresses of other sites, mailboxes and phones without their beginning, or with a mistyped one; files in `public/`. */
function* outsideTargets({ checked: { singles }, publicFiles }: CheckContext, text: string): Generator<string> {
  const [, rest = ''] = /^(?:h?t?tps?:?)?[\\/]{0,3}([\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i.exec(text) ?? [];
  if (rest !== '' && !PAGE_ENDING.test(rest.replace(/[/?#].*$/, ''))) yield `https://${rest}`;
  yield text.replace(/^\w+:/, (scheme) => scheme.toLowerCase());
  yield text.replace(/^(?:mailto:)?\s*(\S+@\S+)$/i, 'mailto:$1');
  yield `tel:${text
    .replace(/^tel:/i, '')
    .replace(/[-./()\s]+/g, ' ')
    .trim()}`;
  const path = text.replace(/^\/?(?:public\/)?/, '/');
  if (downloadPath.test(path)) yield path;
  if (singles.site && publicFiles.files.has(path)) yield `${singles.site.value.url}${path}`;
}

/** Targets on this site that are spelled nearly the same. */
function* nearTargets({ index, suggest, model }: CheckContext, file: string, text: string): Generator<string> {
  const { paths, anchor } = partsOf(text, model.regions);
  const hash = anchor === '' ? '' : `#${anchor}`;
  for (const path of paths) {
    const near = path === '' ? undefined : suggest.near(path, index.names.addresses);
    if (near !== undefined) yield `/${near}${hash}`;
    const page = text.startsWith('#') ? ownPage(index.pages, file) : index.addresses.get(path);
    const anchors = new Set(Object.values(page?.anchors ?? {}).flatMap((one) => [...one]));
    const other = anchor === '' ? undefined : suggest.near(anchor, anchors);
    if (other !== undefined) yield text.startsWith('#') ? `#${other}` : `/${path}#${other}`;
    // The page is there, but not the section.
    if (anchor !== '' && page && !text.startsWith('#')) yield `/${path}`;
  }
}

interface TargetParts {
  /** Paths without region that may be meant. */
  paths: string[];
  anchor: string;
  /** Whether the text is one word, without a slash or a #. */
  isBare: boolean;
}

/** Reads a link as somebody may write it: `../About_Me.html/`, `/us/about-me`, `#Prices`. */
function partsOf(text: string, regions: SiteRegions): TargetParts {
  const [address = '', ...anchors] = text.replaceAll('\\', '/').split('#');
  const plain = address
    .replace(/\?.*$/, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^(?:content\/)?pages\//, '')
    .replace(/\/+$/, '')
    .replace(PAGE_ENDING, '');
  const whole = plain.split('/').map(slugify).filter(Boolean);
  const [first = '', ...rest] = whole;
  const inner = isRegionCode(regions, first) || isLanguage(regions, first) ? [rest] : [];
  const paths = [whole, ...inner].map((segments) => segments.join('/').replace(/(^|\/)(?:home|index)$/, ''));
  return {
    paths: [...new Set(paths)],
    anchor: slugify(anchors.join('-')),
    isBare: /^[^/#\\]+$/.test(text),
  };
}
