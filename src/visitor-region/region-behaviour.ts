import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../regions/region-code.ts';
import { regionOfPath, regionPath, switchRegion } from '../regions/region-path.ts';
import type { RegionLookup } from '../schema/document.ts';
import { noteField } from './keep-field.ts';
import { keepPlace, notePlace } from './keep-place.ts';
import { lookUpRegion, rememberedRegion, rememberRegion } from './visitor-region.ts';

/** The region in which the bare root is shown. */
interface RootRegion {
  get: () => RegionCode;
  set: (region: RegionCode) => void;
}

interface RegionOptions {
  /** Opens a page. */
  open: (href: string, options: { keepScroll: true; control?: HTMLElement }) => Promise<void>;
  /** Shows the page of the address in the region that is in force. Rejects where it can't be loaded. */
  refresh: () => Promise<void>;
  root: RootRegion;
  /** How a visitor's region is found; only on the root. */
  lookup?: RegionLookup | undefined;
}

/**
 * Shows the root in another region, without moving what the visitor is reading or taking a field away. Where that region
 * can't be loaded, the root stays as it is.
 */
async function showRootIn(region: RegionCode, { root, refresh }: RegionOptions): Promise<boolean> {
  const before = root.get();
  if (before === region) return true;
  const place = notePlace();
  const keepField = noteField();
  root.set(region);
  try {
    await refresh();
  } catch {
    root.set(before);
    return false;
  }
  keepPlace(place);
  keepField();
  return true;
}

/** Shows the page that is open in another region; for an address that no page has, that is the region's home page. */
async function show(region: RegionCode, link: HTMLAnchorElement, options: RegionOptions): Promise<void> {
  const { pathname, search, hash } = location;
  const isRoot = pathname === '/';
  if (isRoot && (await showRootIn(region, options))) return;
  if (!isRoot) options.root.set(region);
  const page = regionOfPath(pathname) ? switchRegion(pathname, region) : regionPath(region, '');
  await options.open(page + search + hash, { keepScroll: true, control: link });
}

/** Finds the visitor's region once per session, and follows the choices made in the region menu. */
export function startRegions(options: RegionOptions): void {
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-region]') : null;
    const region = choice?.dataset['region'];
    if (!choice || !isRegionCode(region) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberRegion(region);
    void show(region, choice, options);
  });
  void findRegion(options);
}

async function findRegion(options: RegionOptions): Promise<void> {
  const { root, lookup } = options;
  const inAddress = regionOfPath(location.pathname);
  const known = inAddress ?? rememberedRegion();
  if (!known && location.pathname !== '/') return;
  const region = known ?? (lookup ? await lookUpRegion(lookup) : DEFAULT_REGION);
  if (!rememberedRegion() || inAddress) rememberRegion(region);
  const kept = rememberedRegion() ?? region;
  if (location.pathname === '/') await showRootIn(kept, options);
  else root.set(kept); // whoever goes back to the root finds it there
}
