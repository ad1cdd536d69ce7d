import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the builder's bundle: its own page, the pages for signing in, what opens it without a connection, the site's browser code, and the renderer. */
export const SHELL_FOLDER = 'shell';
export const SIGN_IN_FOLDER = 'sign-in';
export const WORKER_FOLDER = 'service-worker';
export const SITE_FOLDER = 'site';
export const RENDERING_FOLDER = 'renderer';

/** Folder of the program itself. `scripts/builder.mjs` starts it. */
export const PROGRAM_FOLDER = 'program';
export const PROGRAM_FILE = 'builder.js';
/** The code of the service worker. */
export const WORKER_FILE = 'service-worker.js';

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
  /** Script with the Danish texts, which runs before the entry. */
  danish: string;
  styles: readonly string[];
  /** Scripts that the entry imports. */
  preloads: readonly string[];
}

/** What the pages reference on which people sign in. */
export interface SignInAssets {
  entry: string;
  styles: string;
}

/** A bundle of the builder. */
export interface BuilderBundle {
  folder: string;
  site: SiteAssets;
  shell: ShellAssets;
  signIn: SignInAssets;
}

/** Opens the bundle in a folder. */
export const openBundle = (folder: string): BuilderBundle => ({
  folder,
  ...(JSON.parse(readFileSync(join(folder, BUNDLE_FILE), 'utf8')) as Omit<BuilderBundle, 'folder'>), // `builder-bundle.config.ts` wrote it
});

/** Bundles the builder, or finds its bundle. Returns the bundle's folder. */
export type PrepareBundle = () => Promise<string>;

/**
 * Returns what opens a bundle. It's prepared with the first opening, and again only if that failed or another program has
 * deleted it.
 */
export function bundleOpener(prepare: PrepareBundle): () => Promise<BuilderBundle> {
  let bundle: BuilderBundle | undefined;
  let opening: Promise<BuilderBundle> | undefined;
  return async () => {
    if (bundle && existsSync(bundle.folder)) return bundle;
    opening ??= prepare()
      .then(openBundle)
      .finally(() => (opening = undefined));
    bundle = await opening;
    return bundle;
  };
}
