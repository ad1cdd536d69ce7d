import type { CompressionLevel } from './compress.ts';
import type { PageFolders } from './page-store.ts';
import type { PageAssets } from './render-entry.ts';

/** What a thread is started with. */
export interface ThreadSetup {
  /** The built rendering entry. */
  renderer: string;
  /** What the rendering entry opens the site with. */
  setup: unknown;
  assets: PageAssets;
  /** The whole stylesheet. */
  stylesheet: string;
  folders: PageFolders;
  /** Folder of what is remembered of each page. */
  records: string;
  /** Stands for everything that is the same for all pages. */
  key: string;
  level: CompressionLevel;
  /** One number that all threads share: not 0 once one of them has failed, and no other page is to be begun. */
  stopped: Int32Array;
}

/** A part of the work, done by one thread. */
export interface RenderJob<J> {
  /** Names it from one build to the next; no other job makes the same files. */
  name: string;
  /** What the rendering entry makes pages of. */
  pages?: J;
  /** Files that are taken over as they are. */
  copies?: { file: string; from: string }[];
  /** Whether it needs much memory: two of these are never done at the same time. */
  heavy?: boolean;
}

/** What a thread tells: how far it is, and when a job is done. */
export type ThreadMessage =
  | { kind: 'progress'; pages: number; rendered: number }
  /** The files of a job, and those of them that stand in the target, as numbers (see `path-number.ts`). */
  | { kind: 'done'; files: Float64Array; written: Float64Array; names: string[] | undefined }
  | { kind: 'failed'; job: string; message: string };
