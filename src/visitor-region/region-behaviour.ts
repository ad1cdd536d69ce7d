import type { AnyRouter } from '@tanstack/react-router';
import { DEFAULT_REGION, isRegionCode, type RegionCode } from '../regions/region-code.ts';
import { regionOfPath, switchRegion } from '../regions/region-path.ts';
import type { RegionLookup } from '../schema/document.ts';
import { keepPlace, notePlace } from './keep-place.ts';
import { lookUpRegion, rememberedRegion, rememberRegion } from './visitor-region.ts';

/** The region in which the bare root is shown. */
export interface RootRegion {
  get: () => RegionCode;
  set: (region: RegionCode) => void;
}

/** Shows the root in another region, without moving what the visitor is reading. */
async function showRootIn(region: RegionCode, root: RootRegion, router: AnyRouter): Promise<void> {
  if (root.get() === region) return;
  const place = notePlace();
  const changed = languageChange();
  root.set(region);
  void router.invalidate();
  await changed;
  keepPlace(place);
}

/** Until the page has been put in place of another, in the same frame: every region has a language tag of its own. */
const languageChange = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  });

/** Finds the visitor's region once per session, and follows the choices made in the region menu. */
export function startRegions(router: AnyRouter, root: RootRegion, lookup?: RegionLookup): void {
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-region]') : null;
    const region = choice?.dataset['region'];
    if (!isRegionCode(region) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberRegion(region);
    if (!regionOfPath(location.pathname)) void showRootIn(region, root, router);
    else
      void router.navigate({
        href: switchRegion(location.pathname, region) + location.search + location.hash,
        resetScroll: false,
      });
  });
  void findRegion(router, root, lookup);
}

async function findRegion(router: AnyRouter, root: RootRegion, lookup?: RegionLookup): Promise<void> {
  const inAddress = regionOfPath(location.pathname);
  const known = inAddress ?? rememberedRegion();
  if (!known && location.pathname !== '/') return;
  const region = known ?? (lookup ? await lookUpRegion(lookup) : DEFAULT_REGION);
  if (!rememberedRegion() || inAddress) rememberRegion(region);
  if (location.pathname === '/') await showRootIn(rememberedRegion() ?? region, root, router);
}
