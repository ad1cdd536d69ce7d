import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { KnownStudy } from '../../src/content/lazy-study.ts';
import type { LoadedSite } from '../../src/content/load-content.ts';
import { printsOfList } from '../../src/content/study-fields.ts';
import { webManifest } from '../../src/content/web-manifest.ts';
import type { SiteJob, SiteSetup } from '../site-renderer.ts';
import { CLIENT_FOLDER } from '../ssg/bundle.ts';
import { BEST, QUICK } from '../ssg/compress.ts';
import { filesIn } from '../ssg/files-in.ts';
import { renderPages, type Rendering } from '../ssg/render-pages.ts';
import type { PageFolders } from '../ssg/page-store.ts';
import type { RenderJob } from '../ssg/thread-messages.ts';
import type { Share } from './build-options.ts';
import { createProgressBar } from './progress-bar.ts';
import { countPages, isFirst, knownStudies, siteJobs } from './site-jobs.ts';

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
  share: Share | undefined;
}

/**
 * Renders the pages of the site, or of a share of it, with the files of the bundle and of `public/`.
 * @returns also a key that stands for code and content
 */
export async function renderSite({
  root,
  site,
  bundle,
  cache,
  share,
  ...folders
}: SiteRendering): Promise<Rendering & { key: string }> {
  const { content, sizes, ownPictures } = site;
  const { caseStudies: _caseStudies, ...rest } = content;
  const studies = knownStudies(content);
  const list = writeList(join(cache, 'studies.json'), studies);
  const setup: SiteSetup = {
    content: rest,
    sizes: [...sizes],
    ownPictures,
    manifest: webManifest(content),
    cases: join(cache, 'cases'),
    list,
    day: new Date().toISOString().slice(0, 10),
  };
  const jobs = siteJobs(content, studies, share);
  // The sitemap stays first: it needs memory, and the longest page does not yet, while it is only being worked out.
  const own = isFirst(share) ? jobs.toSpliced(1, 0, copies(join(bundle, CLIENT_FOLDER), join(root, 'public'))) : jobs;
  const whole = share ? siteJobs(content, studies, undefined) : jobs;
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
  return { ...rendering, key: hash('sha1', JSON.stringify([basename(bundle), rest, setup.sizes, list.fingerprint])) };
}

/** Lists all case studies for the threads that need them. */
function writeList(file: string, studies: readonly KnownStudy[]): SiteSetup['list'] {
  const text = JSON.stringify(studies.map(({ prints: _prints, ...study }) => study));
  writeFileSync(file, text);
  return { file, fingerprint: hash('sha1', text), fields: printsOfList(studies) };
}

/** All files of some folders, taken over as they are. */
const copies = (...folders: string[]): RenderJob<SiteJob> => ({
  name: 'copies',
  copies: folders.flatMap((folder) => [...filesIn(folder)].map((file) => ({ from: join(folder, file), file }))),
});
