import type { ClosedElement } from './html-tokens.ts';

/** The bundle's data for every page. */
export interface BuiltAssets {
  /** The inline script, as text. */
  headScript: string;
  /** Attributes that it may set before the full stylesheet is loaded. */
  setEarly: readonly string[];
  closed: readonly ClosedElement[];
  /** Id of the element that may contain the full stylesheet, after the part above the fold. */
  stylesheetSlot?: string;
  /** URL of the page's script. */
  entry: string;
  /** URL of the full stylesheet, which excludes the font faces. */
  styles: string;
  /** The font-face rules, which every page inlines. */
  fontFaces: string;
  /** URLs of the fonts that every page preloads: those without a unicode-range. */
  fonts: string[];
}

/** The same, with markup that the build fills in later. */
export interface PageAssets extends BuiltAssets {
  /** Appended to every head. */
  head: string;
}

/** A finished file in the output folder. */
export interface OutputFile {
  file: string;
  content: string | Uint8Array;
  /** Other names of the same file. */
  alsoAs?: readonly string[];
}

/** A page or other output: what is needed to decide whether to make it again. */
export interface PageSource {
  /** Its first file, which identifies it. */
  file: string;
  /**
   * Hash of all its sources, as far as they're known without making it.
   * @param uses the dependencies reported when it was last made
   */
  fingerprint: (uses: readonly string[]) => string;
  make: () => MadePage;
}

/** A page that is prepared but not rendered. */
export interface MadePage {
  /** Names of its dependencies besides its own sources, for the next build. */
  uses: string[];
  /** Hash of everything that rendering depends on. */
  fingerprint: string;
  /** Renders its files one by one; critical CSS is filled into HTML files afterwards. */
  files: () => Iterable<OutputFile> | AsyncIterable<OutputFile>;
}

/** The exports of the rendering entry. Each worker loads it and opens the site once. */
export interface RenderEntry<Setup, Job> {
  createPageSources: (setup: Setup, assets: PageAssets) => (job: Job) => Iterable<PageSource>;
}
