import type { LayoutDocument, SiteSettings } from '../schema/document.ts';
import { EMBEDDED_DATA_ID, type EmbeddedData } from './page-request.ts';

/** What the pre-rendered page tells its script. */
export const readEmbedded = (): EmbeddedData =>
  JSON.parse(document.getElementById(EMBEDDED_DATA_ID)?.textContent ?? 'null') as EmbeddedData; // the build wrote it from the same type

/** Settings of the site, out of the embedded data and the script in the head. */
export const readSettings = ({ settings }: EmbeddedData): SiteSettings => ({
  ...settings,
  consentVersion: Number(document.querySelector<HTMLElement>('script[data-version]')?.dataset['version']),
});

/**
 * Loads the layout data of the pre-rendered page. Its address holds a hash, so it is what the page was rendered with.
 * Rejects where it can't be loaded, for example because a newer release has replaced it.
 */
export async function loadLayout(): Promise<LayoutDocument> {
  const address = document.querySelector<HTMLElement>('script[data-frame]')?.dataset['frame'] ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return (await response.json()) as LayoutDocument; // the build wrote it from the same type
}
