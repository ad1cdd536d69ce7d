import type { AnyRouter } from '@tanstack/react-router';
import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../regions/region-code.ts';
import { regionOfPath, regionPath, switchRegion } from '../regions/region-path.ts';
import type { RegionLookup } from '../schema/document.ts';
import { noteField } from './keep-field.ts';
import { keepPlace, notePlace } from './keep-place.ts';
import { lookUpRegion, rememberedRegion, rememberRegion } from './visitor-region.ts';

/** The region in which the bare root is shown. */
export interface RootRegion {
  get: () => RegionCode;
  set: (region: RegionCode) => void;
}

/** Shows the root in another region, without moving what the visitor is reading or taking a field away. */
async function showRootIn(region: RegionCode, root: RootRegion, router: AnyRouter): Promise<void> {
  if (root.get() === region) return;
  const place = notePlace();
  const keepField = noteField();
  const changed = languageChange();
  root.set(region);
  void router.invalidate();
  await changed;
  keepPlace(place);
  keepField();
}

let awaited: MutationObserver | undefined;

/**
 * Until the page has been put in place of another, in the same frame: every region has a language tag of its own. A
 * change that never came, for the page could not be had, is waited for no longer once another is asked for.
 */
function languageChange(): Promise<void> {
  awaited?.disconnect();
  return new Promise((resolve) => {
    awaited = new MutationObserver(() => {
      awaited?.disconnect();
      resolve();
    });
    awaited.observe(document.documentElement, { attributeFilter: ['lang'] });
  });
}

/** Shows the page that is open in another region; for an address that no page has, that is the region's home page. */
async function show(region: RegionCode, root: RootRegion, router: AnyRouter): Promise<void> {
  const { pathname, search, hash } = location;
  if (pathname === '/') return showRootIn(region, root, router);
  root.set(region);
  const page = regionOfPath(pathname) ? switchRegion(pathname, region) : regionPath(region, '');
  await router.navigate({ href: page + search + hash, resetScroll: false, hashScrollIntoView: false });
}

/** Finds the visitor's region once per session, and follows the choices made in the region menu. */
export function startRegions(router: AnyRouter, root: RootRegion, lookup?: RegionLookup): void {
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-region]') : null;
    const region = choice?.dataset['region'];
    if (!isRegionCode(region) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberRegion(region);
    void show(region, root, router);
  });
  void findRegion(router, root, lookup);
}

async function findRegion(router: AnyRouter, root: RootRegion, lookup?: RegionLookup): Promise<void> {
  const inAddress = regionOfPath(location.pathname);
  const known = inAddress ?? rememberedRegion();
  if (!known && location.pathname !== '/') return;
  const region = known ?? (lookup ? await lookUpRegion(lookup) : DEFAULT_REGION);
  if (!rememberedRegion() || inAddress) rememberRegion(region);
  const kept = rememberedRegion() ?? region;
  if (location.pathname === '/') await showRootIn(kept, root, router);
  else root.set(kept); // whoever goes back to the root finds it there
}
