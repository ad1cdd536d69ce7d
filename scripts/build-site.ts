import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openCaseCache } from '../src/content/case-cache.ts';
import { loadContent, type LoadedSite } from '../src/content/load-content.ts';
import type { BuildOptions } from './build/build-options.ts';
import { lockBuild } from './build/build-lock.ts';
import { bundleSite } from './build/bundle-site.ts';
import { folderKey } from './build/folder-key.ts';
import { keepAssets } from './build/keep-assets.ts';
import { renderSite } from './build/render-site.ts';
import { beginShare, finishShare, joinShares, shareFiles, shareFolder } from './build/shares.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { sweepHeap } from './ssg/sweep-heap.ts';
import { restoreFolder, swapFolder } from './swap-folder.ts';

/** The code that decides what a checked case study is. */
const CHECKING_CODE = ['src/content', 'src/schema', 'src/regions', 'src/i18n', 'package.json', 'package-lock.json'];

/** The folders of a build. */
interface Folders {
  dist: string;
  /** May be deleted at any time; the next build is slower then. */
  cache: string;
  /** Becomes `dist/`; between builds it holds the one before, or the twin. */
  next: string;
  /** Made by a build that starts from nothing: the same files as `next`, for the build after it. */
  twin: string;
}

const foldersOf = (root: string): Folders => ({
  dist: join(root, 'dist'),
  cache: join(root, '.build/cache'),
  next: join(root, '.build/next'),
  twin: join(root, '.build/twin'),
});

/**
 * Checks the content, then builds `dist/`, or what else the options ask for. On any failure `dist/` is left as it is.
 * @returns whether it was built
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<boolean> {
  const unlock = await lockBuild(join(root, '.build/lock'));
  try {
    restoreFolder(foldersOf(root).dist);
    return options.merge ? mergeSite(root, options) : await buildFromContent(root, options);
  } catch (error) {
    process.stderr.write(
      `The build failed; dist/ is left as it was.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    return false;
  } finally {
    unlock();
  }
}

function mergeSite(root: string, { keepPrevious }: BuildOptions): boolean {
  const folders = foldersOf(root);
  const { next } = folders;
  const problem = joinShares(root, next);
  if (problem) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  publish(folders, keepPrevious);
  console.log('dist/ is joined from its shares.');
  return true;
}

function publish({ next, dist, twin }: Folders, keepPrevious: boolean | undefined): void {
  if (keepPrevious) keepAssets(dist, next);
  swapFolder(next, dist);
  if (!existsSync(twin)) return;
  rmSync(next, { recursive: true, force: true });
  renameSync(twin, next);
}

async function buildFromContent(root: string, { share, keepPrevious }: BuildOptions): Promise<boolean> {
  const begin = performance.now();
  const folders = foldersOf(root);
  const { dist, cache, next } = folders;
  const stop = new AbortController();
  const bundling = bundleSite(root, cache, stop.signal);
  bundling.catch(() => undefined); // it is awaited below, if the content is good
  const site = await checkedSite(root, cache);
  if (!site) {
    stop.abort();
    return false;
  }
  const bundle = await bundling;
  sweepHeap();
  sweepHeap(); // gives back what the first one has emptied
  const folder = share && shareFolder(root, share);
  if (folder) beginShare(folder);
  const target = folder ? shareFiles(folder) : next;
  const twin = folder || (existsSync(next) && !existsSync(folders.twin)) ? undefined : folders.twin;
  const [{ pages, rendered, key }, { writeFurtherOutputs }] = await Promise.all([
    renderSite({ root, site, bundle, target, before: dist, twin, cache, share }),
    import('./build/further-outputs.ts'), // its libraries are read while threads render
  ]);
  await writeFurtherOutputs(site, root, target, share);
  if (folder && share) finishShare(folder, { ...share, key });
  else publish(folders, keepPrevious);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${folder ? relative(root, folder) : 'dist'}/: ${pages} pages, ${rendered} of them rendered anew, in ${seconds} s.`,
  );
  return true;
}

/** The content, if nothing is wrong with it. */
async function checkedSite(root: string, cache: string): Promise<LoadedSite | undefined> {
  const { FORM_ENDPOINT: formEndpoint, GEOLOCATION_ENDPOINT: geolocationEndpoint } = process.env;
  const cases = openCaseCache(join(cache, 'cases'), folderKey(root, CHECKING_CODE));
  const { site, diagnostics } = await loadContent(root, { formEndpoint, geolocationEndpoint }, cases);
  if (!reportDiagnostics(diagnostics) || !site) return undefined;
  if (!site.content.site.formEndpoint)
    console.warn('content/site.yaml:1  formEndpoint is not set: the contact form goes to the local receiver only.');
  return site;
}
