import type { LayoutData, SiteSettings } from '../../schema/page-data.ts';
import { HYDRATION_DATA_ID, type HydrationData } from './page-key.ts';

/** Reads the hydration data that the pre-rendered page embeds. */
export const readHydrationData = (): HydrationData =>
  JSON.parse(document.getElementById(HYDRATION_DATA_ID)?.textContent ?? 'null') as HydrationData; // the build wrote it from the same type

/** Settings of the site, from the hydration data and the head script. */
export const readSiteSettings = ({ settings }: HydrationData): SiteSettings => ({
  ...settings,
  consentVersion: Number(document.querySelector<HTMLElement>('script[data-version]')?.dataset['version']),
});

/** Returns the address of the layout data of the pre-rendered page. */
const layoutAddress = (): string => document.querySelector<HTMLElement>('script[data-layout]')?.dataset['layout'] ?? '';

/** Returns the query that the data of all pages has: in the builder's frames, it says how pages are shown. */
export const dataQuery = (): string => /\?.*$/.exec(layoutAddress())?.[0] ?? '';

/**
 * Loads the layout data of the pre-rendered page. Its URL contains a content hash, so it matches the page.
 * Rejects if it can't be loaded, for example because a newer release has replaced it.
 */
export async function loadLayoutData(): Promise<LayoutData> {
  const address = layoutAddress();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return (await response.json()) as LayoutData; // the build wrote it from the same type
}
