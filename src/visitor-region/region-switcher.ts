import { defaultRegionOf, isRegionCode, type RegionCode, type RegionCodes } from '../regions/site-regions.ts';
import { regionOfPath, regionPath, switchRegion } from '../regions/region-path.ts';
import type { RegionLookup } from '../schema/page-data.ts';
import { lookUpRegion, rememberedRegion, rememberRegion } from './visitor-region.ts';

/** The region that the root shows. */
interface RootRegion {
  get: () => RegionCode;
  set: (region: RegionCode) => void;
}

interface RegionOptions {
  /** The regions of the region menu. */
  regions: RegionCodes;
  /** Opens a page. */
  open: (href: string, options: { keepScroll: true; control?: HTMLElement }) => Promise<void>;
  /** Renders the current page in the current region. Rejects if it can't be loaded. */
  refresh: () => Promise<void>;
  root: RootRegion;
  /** Settings of the region lookup; only on the root. */
  lookup?: RegionLookup | undefined;
}

/**
 * Shows the root in another region. Keeps the scroll position and the focused field. If the region can't be loaded, the
 * root stays unchanged.
 */
async function showRootIn(region: RegionCode, { root, refresh }: RegionOptions): Promise<boolean> {
  const before = root.get();
  if (before === region) return true;
  const anchor = noteScrollAnchor();
  const keepField = preserveFocus();
  root.set(region);
  try {
    await refresh();
  } catch {
    root.set(before);
    return false;
  }
  restoreScrollAnchor(anchor);
  keepField();
  return true;
}

/** Opens the current page in another region; on a 404 page, the region's home page. */
async function show(region: RegionCode, link: HTMLAnchorElement, options: RegionOptions): Promise<void> {
  const { pathname, search, hash } = location;
  const isRoot = pathname === '/';
  if (isRoot && (await showRootIn(region, options))) return;
  if (!isRoot) options.root.set(region);
  const page = regionOfPath(pathname, options.regions)
    ? switchRegion(pathname, region, options.regions)
    : regionPath(region, '');
  await options.open(page + search + hash, { keepScroll: true, control: link });
}

/** Looks up the visitor's region once per session, and handles choices in the region menu. */
export function initRegionSwitcher(options: RegionOptions): void {
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-region]') : null;
    const region = choice?.dataset['region'];
    if (!choice || !isRegionCode(options.regions, region) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberRegion(region, 'chosen');
    void show(region, choice, options);
  });
  void findRegion(options);
}

async function findRegion(options: RegionOptions): Promise<void> {
  const { root, lookup, regions } = options;
  const inAddress = regionOfPath(location.pathname, regions);
  const known = inAddress ?? rememberedRegion(regions);
  if (!known && location.pathname !== '/') return;
  const region = known ?? (lookup ? await lookUpRegion(lookup, regions) : defaultRegionOf(regions));
  const before = rememberedRegion(regions);
  // A path in the chosen region doesn't replace the choice.
  if (!before || (inAddress && inAddress !== before)) rememberRegion(region, 'found');
  const kept = rememberedRegion(regions) ?? region;
  if (location.pathname === '/') await showRootIn(kept, options);
  else root.set(kept); // for a later visit to the root
}

/** The name of the focused form field, if any. */
function fieldName(): string | undefined {
  const field = document.activeElement;
  return field?.closest('main form') ? (field.getAttribute('name') ?? undefined) : undefined;
}

/**
 * Remembers the focused form field.
 * @returns a function that focuses it again after a render, with the caret at the end
 */
function preserveFocus(): () => void {
  let name = fieldName();
  const note = () => (name = fieldName());
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    const field = name && document.querySelector(`main form [name="${CSS.escape(name)}"]`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // Email inputs don't support selection ranges.
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))
      field.setSelectionRange(field.value.length, field.value.length);
  };
}

/** The point on the page that the visitor is reading. */
interface ScrollAnchor {
  /** Index of the section. */
  index: number;
  /** Offset in the section, as a share of its height. */
  share: number;
  /** Distance of the point from the top of the viewport, in pixels. */
  at: number;
}

/** Height of the reading line, as a share of the viewport. */
const READING_LINE = 0.4;

const sections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

/** Records the reading position; undefined at the top of the page. */
function noteScrollAnchor(): ScrollAnchor | undefined {
  if (scrollY === 0) return undefined;
  const line = innerHeight * READING_LINE;
  const all = sections();
  const index = all.findIndex((section) => section.getBoundingClientRect().bottom > line);
  const box = all[index]?.getBoundingClientRect();
  if (!box) return undefined;
  const at = Math.max(box.top, 0); // keep a visible heading in place
  return { index, share: box.height > 0 ? (at - box.top) / box.height : 0, at };
}

/** Scrolls the point back to its position after a render. */
function restoreScrollAnchor(anchor: ScrollAnchor | undefined): void {
  const box = anchor && sections()[anchor.index]?.getBoundingClientRect();
  if (box) scrollBy({ top: box.top + box.height * anchor.share - anchor.at, behavior: 'instant' });
}
