import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the builder's bundle: its own page, the site's browser code, and the renderer. */
export const SHELL_FOLDER = 'shell';
export const SITE_FOLDER = 'site';
export const RENDERING_FOLDER = 'renderer';

/** The code of the rendering worker. */
export const RENDERER_FILE = 'render-pages.js';

/** The description of a bundle. It's written last: a bundle without it isn't complete. */
export const BUNDLE_FILE = 'bundle.json';

/** What pages of the site reference. */
export interface SiteAssets {
  /** The inline script of every head. */
  headScript: string;
  /** URL of the page's script. */
  entry: string;
  /** URL of the stylesheet. */
  styles: string;
}

/** What the builder's own page references. */
export interface ShellAssets {
  entry: string;
  styles: readonly string[];
  /** Scripts that the entry imports. */
  preloads: readonly string[];
}

/** A bundle of the builder. */
export interface BuilderBundle {
  folder: string;
  site: SiteAssets;
  shell: ShellAssets;
}

/** Opens the bundle in a folder. */
export const openBundle = (folder: string): BuilderBundle => ({
  folder,
  ...(JSON.parse(readFileSync(join(folder, BUNDLE_FILE), 'utf8')) as Omit<BuilderBundle, 'folder'>), // `builder-bundle.config.ts` wrote it
});
