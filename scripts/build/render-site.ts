import { createHash, hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { LoadedSite } from '../../src/content/load-content.ts';
import { webManifest } from '../../src/content/web-manifest.ts';
import { caseSummary, type CaseStudyEntry } from '../../src/schema/site-content.ts';
import type { SiteJob, SiteSetup } from '../site-renderer.ts';
import { CLIENT_FOLDER } from '../ssg/bundle.ts';
import { BEST, QUICK } from '../ssg/compress.ts';
import { filesIn } from '../ssg/files-in.ts';
import { renderPages, type Rendering } from '../ssg/render-pages.ts';
import type { PageFolders } from '../ssg/page-store.ts';
import type { RenderJob } from '../ssg/page-thread.ts';
import type { Shard } from './build-options.ts';
import { createProgressBar } from './progress-bar.ts';
import { countPages, isFirst, siteJobs } from './site-jobs.ts';

/** Up to so many pages are compressed as small as can be; above, in a hundredth of the time. */
const FEW_PAGES = 600;

/** More threads than this wait for the disk. */
const MOST_THREADS = 8;

interface SiteRendering extends PageFolders {
  root: string;
  site: LoadedSite;
  /** Folder of the bundled code. */
  bundle: string;
  cache: string;
  shard: Shard | undefined;
}

/**
 * Renders the pages of the site, or of a shard of it, with the files of the bundle and of `public/`.
 * @returns also a key that stands for code and content
 */
export async function renderSite({
  root,
  site,
  bundle,
  cache,
  shard,
  ...folders
}: SiteRendering): Promise<Rendering & { key: string }> {
  const { content, sizes, ownPictures } = site;
  const { caseStudies, ...rest } = content;
  const summaries = writeSummaries(join(cache, 'case-summaries.json'), caseStudies);
  const setup: SiteSetup = {
    content: rest,
    sizes: [...sizes],
    ownPictures,
    manifest: webManifest(content),
    summaries,
    day: new Date().toISOString().slice(0, 10),
  };
  const jobs = siteJobs(content, shard);
  const own = isFirst(shard) ? [copies(join(bundle, CLIENT_FOLDER), join(root, 'public')), ...jobs] : jobs;
  const whole = shard ? siteJobs(content, undefined) : jobs;
  const bar = createProgressBar(process.stderr);
  const total = countPages(content, jobs);
  const rendering = await renderPages<SiteSetup, SiteJob>({
    bundle,
    setup,
    jobs: own,
    ...folders,
    cache,
    level: countPages(content, whole) > FEW_PAGES ? QUICK : BEST,
    threads: Math.min(availableParallelism(), MOST_THREADS),
    onProgress: ({ pages }) => bar.show(pages, total),
  }).finally(() => bar.clear());
  return { ...rendering, key: keyOf([basename(bundle), rest, setup.sizes], caseStudies) };
}

/** Writes the summaries of all case studies for the threads that show lists. */
function writeSummaries(file: string, studies: readonly CaseStudyEntry[]): SiteSetup['summaries'] {
  const text = JSON.stringify(studies.map(caseSummary));
  writeFileSync(file, text);
  return { file, fingerprint: hash('sha1', text) };
}

/** A key for what a build is made of. */
function keyOf(shared: unknown, studies: readonly CaseStudyEntry[]): string {
  const sum = createHash('sha1').update(JSON.stringify(shared));
  for (const study of studies) sum.update(JSON.stringify(study));
  return sum.digest('hex');
}

/** All files of some folders, taken over as they are. */
const copies = (...folders: string[]): RenderJob<SiteJob> => ({
  name: 'copies',
  copies: folders.flatMap((folder) => [...filesIn(folder)].map((file) => ({ from: join(folder, file), file }))),
});
