import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openCaseCache } from '../src/content/case-cache.ts';
import { loadContent, type LoadedSite } from '../src/content/load-content.ts';
import type { BuildOptions } from './build/build-options.ts';
import { lockBuild, lockProblem } from './build/build-lock.ts';
import { bundleSite } from './build/bundle-site.ts';
import { folderKey } from './build/folder-key.ts';
import { complete, exchange, publish, type BuildFolders } from './build/publish.ts';
import { renderSite } from './build/render-site.ts';
import { beginShard, finishShard, mergeShards, shardFiles, shardFolder } from './build/shards.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { readServiceOverrides } from './service-overrides.ts';
import { restoreFolder } from './swap-folder.ts';

/** The code that decides what a checked case study is. */
const CHECKING_CODE = ['src/content', 'src/schema', 'src/regions', 'src/i18n', 'package.json', 'package-lock.json'];

const foldersOf = (root: string): BuildFolders => ({
  dist: join(root, 'dist'),
  next: join(root, '.build/next'),
  further: join(root, '.build/further'),
});

/** May be deleted at any time; the next build is slower then. */
const cacheOf = (root: string): string => join(root, '.build/cache');

/**
 * Checks the content, then builds `dist/`, or what else the options ask for. On any failure `dist/` is left as it is.
 * @returns whether it was built
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<boolean> {
  const unlock = await lockBuild(join(root, '.build/lock')).catch((error: unknown) => {
    process.stderr.write(`${lockProblem(error)}\n`);
  });
  if (!unlock) return false;
  try {
    restoreFolder(join(root, 'dist'));
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
  const problem = mergeShards(root, folders.next);
  if (problem) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  exchange(folders, keepPrevious);
  console.log('dist/ is merged from its shards.');
  return true;
}

async function buildFromContent(root: string, { shard, keepPrevious }: BuildOptions): Promise<boolean> {
  const begin = performance.now();
  const folders = foldersOf(root);
  const { dist, next, further } = folders;
  const cache = cacheOf(root);
  const stop = new AbortController();
  const bundling = bundleSite(root, cache, stop.signal);
  bundling.catch(() => undefined); // it is awaited below, if the content is good
  const site = await checkedSite(root, cache);
  if (!site) {
    stop.abort();
    return false;
  }
  const bundle = await bundling;
  const folder = shard && shardFolder(root, shard);
  if (folder) beginShard(folder);
  const target = folder ? shardFiles(folder) : next;
  const [{ key, ...rendering }, { writeFurtherOutputs }] = await Promise.all([
    renderSite({ root, site, bundle, target, before: dist, cache, shard }),
    import('./build/further-outputs.ts'), // its libraries are read while threads render
  ]);
  rmSync(further, { recursive: true, force: true });
  mkdirSync(further);
  await writeFurtherOutputs(site, root, { out: further, notFound: join(target, '404.html') }, shard);
  if (folder && shard) {
    complete(target, further, rendering.files);
    finishShard(folder, { ...shard, key });
  } else publish(folders, rendering, keepPrevious);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${folder ? relative(root, folder) : 'dist'}/: ${rendering.pages} pages, ${rendering.rendered} of them rendered anew, in ${seconds} s.`,
  );
  return true;
}

/** The content, if nothing is wrong with it. */
async function checkedSite(root: string, cache: string): Promise<LoadedSite | undefined> {
  const { overrides, problems } = readServiceOverrides(process.env);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    return undefined;
  }
  const cases = openCaseCache(join(cache, 'cases.json'), folderKey(root, CHECKING_CODE));
  const { site, diagnostics } = await loadContent(root, overrides, cases);
  if (!reportDiagnostics(diagnostics) || !site) return undefined;
  if (!site.content.site.formEndpoint)
    console.warn(
      `${placeOfFormEndpoint(root)}  formEndpoint is not set: the contact form goes to the local receiver only.`,
    );
  return site;
}

/** Where the form service would stand: its line, which is commented out, or else the end of the file. */
function placeOfFormEndpoint(root: string): string {
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').trimEnd().split('\n');
  const found = lines.findIndex((line) => /^\s*#\s*formEndpoint:/.test(line));
  return `content/site.yaml:${found < 0 ? lines.length : found + 1}`;
}
