import type { ClosedElement } from './markup-names.ts';

/** What a bundle hands to every page. */
export interface BuiltAssets {
  /** The inline script, as text. */
  boot: string;
  /** Attributes that it may set before the whole stylesheet is there. */
  setEarly: readonly string[];
  closed: readonly ClosedElement[];
  /** Id of the element in which the whole stylesheet may stand, after what is seen first. */
  lateStyles?: string;
  /** Address of the page's script. */
  entry: string;
  /** Address of the whole stylesheet, which is without the font faces. */
  styles: string;
  /** The rules of the font faces, which every page carries inline. */
  fontFaces: string;
  /** Addresses of the fonts that the stylesheet names. */
  fonts: string[];
}

/** The same with markup that the build fills in later. */
export interface PageAssets extends BuiltAssets {
  /** Goes to the end of every head. */
  head: string;
}

/** A finished file below the output folder. */
export interface OutputFile {
  file: string;
  content: string | Uint8Array;
  /** Other names under which the same is found. */
  alsoAs?: readonly string[];
}

/** A page, or anything else that is made of the site's sources: what is needed to tell whether it must be made anew. */
export interface PageSource {
  /** Its first file, which names it. */
  file: string;
  /**
   * Fingerprint of everything that it is made of, as far as that is known without making it.
   * @param uses what making it has said to use, the last time
   */
  fingerprint: (uses: readonly string[]) => string;
  make: () => MadePage;
}

/** A page worked out, but not rendered yet. */
export interface MadePage {
  /** Names of what it uses beside its own sources, for the next time. */
  uses: string[];
  /** Fingerprint of all that rendering depends on. */
  fingerprint: string;
  /** Renders its files one after the other; of those in HTML the rules that they use are filled in afterwards. */
  files: () => Iterable<OutputFile> | AsyncIterable<OutputFile>;
}

/** What the rendering entry exports. It is loaded in each thread, and opens the site once. */
export interface RenderEntry<Setup, Job> {
  openSite: (setup: Setup, assets: PageAssets) => (job: Job) => Iterable<PageSource>;
}
