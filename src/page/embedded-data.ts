import type { LayoutDocument, SiteSettings } from '../schema/document.ts';
import { EMBEDDED_DATA_ID, type EmbeddedData } from './page-request.ts';

/** What the pre-rendered page carries for its script. */
export const readEmbedded = (): EmbeddedData =>
  JSON.parse(document.getElementById(EMBEDDED_DATA_ID)?.textContent ?? 'null') as EmbeddedData; // the build wrote it from the same type

/** What the browser is told once. */
export const readSettings = ({ settings }: EmbeddedData): SiteSettings => ({
  ...settings,
  consentVersion: Number(document.querySelector<HTMLElement>('script[data-version]')?.dataset['version']),
});

let frame: LayoutDocument | undefined;

/**
 * Loads what frames the page that was pre-rendered. Its address holds a hash, so it is what the page was rendered
 * with, or not there any more: then this fails.
 */
export async function loadFrame(): Promise<LayoutDocument> {
  const address = document.querySelector<HTMLElement>('script[data-frame]')?.dataset['frame'] ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  frame = (await response.json()) as LayoutDocument; // the build wrote it from the same type
  return frame;
}

/** The frame of the page that was pre-rendered, once it has been loaded. */
export const loadedFrame = (): LayoutDocument | undefined => frame;
