import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltAssets } from './render-entry.ts';

/** Paths of a bundle's parts in its folder. */
export const CLIENT_FOLDER = 'client';
export const RENDERER_FOLDER = 'renderer';
/** The built rendering entry, and its worker. */
export const RENDERER = 'renderer.js';
export const WORKER = 'worker.js';
/** The assets that pages reference. */
export const ASSETS_FILE = 'assets.json';

/** Reads the assets of a bundle. */
export const readAssets = async (folder: string): Promise<BuiltAssets> =>
  JSON.parse(await readFile(join(folder, ASSETS_FILE), 'utf8')) as BuiltAssets; // written by `writeBundleManifest`
