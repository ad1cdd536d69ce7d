import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { tokenColor } from '../content/outputs/design-tokens.ts';
import type { RenderTask, SiteSetup } from './ssg-entry.ts';
import { CLIENT_FOLDER } from '../../ssg/bundle.ts';
import { BEST, QUICK } from '../../ssg/compress.ts';
import { filesIn } from '../../ssg/files-in.ts';
import { renderPages, type Rendering } from '../../ssg/render-pages.ts';
import type { OutputFolders } from '../../ssg/output-writer.ts';
import type { RenderJob } from '../../ssg/render-worker.ts';
import type { Shard } from './build-options.ts';
import { createProgressBar } from './progress-bar.ts';
import { publicCopies } from './public-copies.ts';
import { countPages, isFirst, createRenderJobs } from './render-jobs.ts';
import type { StoredSite } from './store-entries.ts';

/** Maximum number of pages that get the best compression; beyond it, compression takes a hundredth of the time. */
const BEST_COMPRESSION_MAX_PAGES = 600;

/** Additional workers only wait for the disk. */
const MAX_THREADS = 8;

interface SiteRendering extends OutputFolders {
  root: string;
  site: StoredSite;
  /** Folder of the bundled code. */
  bundle: string;
  cache: string;
  shard: Shard | undefined;
  /** Compresses with less effort, however few pages there are. */
  quick: boolean | undefined;
}

/**
 * Renders the pages of the site or a shard, with the files of the bundle and of `public/`.
 * @returns also a hash of code and content
 */
export async function renderSite({
  root,
  site,
  bundle,
  cache,
  shard,
  quick = false,
  ...folders
}: SiteRendering): Promise<Rendering & { key: string }> {
  const { content, sizes, downloadSizes = [], ownOgImages, day, isPreview = false, unpublished, stored } = site;
  const { entries: _entries, ...rest } = content;
  const setup: SiteSetup = {
    regions: site.model.regions,
    content: rest,
    sizes: [...sizes],
    downloadSizes: [...downloadSizes],
    ownOgImages,
    paper: tokenColor('paper'),
    summaries: stored.summaries,
    day,
    isPreview,
  };
  const jobs = createRenderJobs(content, stored.groups, shard);
  const own = isFirst(shard)
    ? [
        copies(join(bundle, CLIENT_FOLDER)),
        { name: 'copies/public', copies: await publicCopies(root, unpublished, join(root, '.build/cleaned')) },
        ...jobs,
      ]
    : jobs;
  const whole = shard ? createRenderJobs(content, stored.groups, undefined) : jobs;
  const bar = createProgressBar(process.stderr);
  const total = countPages(content, site.model, jobs);
  const rendering = await renderPages<SiteSetup, RenderTask>({
    bundle,
    setup,
    jobs: own,
    ...folders,
    cache,
    level: quick || countPages(content, site.model, whole) > BEST_COMPRESSION_MAX_PAGES ? QUICK : BEST,
    threads: Math.min(availableParallelism(), MAX_THREADS),
    onProgress: ({ pages }) => bar.show(pages, total),
  }).finally(() => bar.clear());
  const key = hash(
    'sha1',
    JSON.stringify([basename(bundle), rest, setup.sizes, setup.downloadSizes, day, isPreview, stored.fingerprint]),
  );
  return { ...rendering, key };
}

/** Copies all files of a folder. */
const copies = (folder: string): RenderJob<RenderTask> => ({
  name: `copies/${basename(folder)}`,
  copies: [...filesIn(folder)].map((file) => ({ from: join(folder, file), file })),
});
