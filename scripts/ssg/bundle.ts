import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltAssets } from './render-entry.ts';

/** Where a bundle's parts lie in its folder. */
export const CLIENT_FOLDER = 'client';
export const RENDERER_FOLDER = 'renderer';
/** The built rendering entry, and the thread that runs it. */
export const RENDERER = 'renderer.js';
export const THREAD = 'thread.js';
/** What pages need of it. */
export const ASSETS_FILE = 'assets.json';

/** What pages need of a bundle. */
export const readAssets = async (folder: string): Promise<BuiltAssets> =>
  JSON.parse(await readFile(join(folder, ASSETS_FILE), 'utf8')) as BuiltAssets; // written by `finishBundle`
