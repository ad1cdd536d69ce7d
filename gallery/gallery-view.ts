import { defaultRegionOf, isRegionCode, type RegionCode, type RegionCodes } from '../src/regions/site-regions.ts';

/** Widths at which an example is shown, in CSS pixels: a phone, a tablet and a desktop (`src/styles/breakpoints.ts`). */
export const FRAME_WIDTHS_PX = [390, 768, 1440] as const;

/** All widths side by side, or one of them. */
export type WidthChoice = 'all' | `${(typeof FRAME_WIDTHS_PX)[number]}`;

/** The choices of width, in the order of their switch. */
export const WIDTH_CHOICES: readonly WidthChoice[] = ['all', '390', '768', '1440'];

/** How the gallery shows examples; part of its address, so that it outlives a reload. */
export interface GalleryView {
  region: RegionCode;
  width: WidthChoice;
}

/** The view of an address's query; a value that doesn't exist counts as left out. */
export function readView(search: string, regions: RegionCodes): GalleryView {
  const query = new URLSearchParams(search);
  const [region, width] = [query.get('region'), query.get('width')];
  return {
    region: isRegionCode(regions, region) ? region : defaultRegionOf(regions),
    width: WIDTH_CHOICES.find((choice) => choice === width) ?? 'all',
  };
}

/** The address of the gallery's overview, or of a section type, in a view; usual values are left out. */
export function galleryHref(
  { path, regions }: { path: string; regions: RegionCodes },
  type: string,
  { region, width }: GalleryView,
): string {
  const query = new URLSearchParams();
  if (region !== defaultRegionOf(regions)) query.set('region', region);
  if (width !== 'all') query.set('width', width);
  return `${type ? `${path}/${type}` : path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The widths that a choice shows. */
export const chosenWidths = (choice: WidthChoice): readonly number[] =>
  FRAME_WIDTHS_PX.filter((width) => choice === 'all' || choice === String(width));

/**
 * The scale at which frames fit side by side: the same for all, so that they compare, and never above their own size.
 * @param available the width that they share, in pixels
 * @param gap the space between two of them, in pixels
 */
export function fittingScale(widths: readonly number[], available: number, gap: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return Math.max(0, Math.min(1, (available - gap * (widths.length - 1)) / total));
}
