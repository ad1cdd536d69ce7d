import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readLaunchItems } from '../content/parse/launch-items.ts';
import { readSiteRegions } from '../content/read/site-regions.ts';
import { openEntryCache } from '../content/validate/entry-cache.ts';
import { loadContent, type LoadedSite } from '../content/load-content.ts';
import type { BuildOptions } from './build-options.ts';
import { lockBuild, lockProblem } from './build-lock.ts';
import { bundleSite, hashSources } from './bundle-site.ts';
import { assembleOutput, swapWithDist, replaceOutput, recoverSwap, type BuildFolders } from './swap-output.ts';
import { renderSite } from './render-site.ts';
import { beginShard, finishShard, mergeShards, shardFiles, shardFolder } from './shards.ts';
import { redirectLimitWarnings } from '../hosting/redirect-limits.ts';
import { reportDiagnostics } from '../content/diagnostics/format-diagnostics.ts';
import { readServiceOverrides } from './env.ts';
import { storeEntries, type StoredSite } from './store-entries.ts';

/** Source files whose changes invalidate checked entries. */
const CHECKING_CODE = [
  'src/content',
  'src/model',
  'src/schema',
  'src/site',
  'src/regions',
  'src/i18n',
  'package.json',
  'package-lock.json',
];

const foldersOf = (root: string): BuildFolders => ({
  dist: join(root, 'dist'),
  next: join(root, '.build/next'),
  postRender: join(root, '.build/post-render'),
});

/** May be deleted at any time; the next build is slower then. */
const cacheOf = (root: string): string => join(root, '.build/cache');

/**
 * Checks the content, then builds `dist/` or whatever the options request. On any failure `dist/` stays unchanged.
 * @returns whether the build succeeded
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<boolean> {
  const unlock = await lockBuild(join(root, '.build/lock')).catch((error: unknown) => {
    process.stderr.write(`${lockProblem(error)}\n`);
  });
  if (!unlock) return false;
  try {
    recoverSwap(join(root, 'dist'));
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
  swapWithDist(folders, keepPrevious);
  console.log('dist/ is merged from its shards.');
  return true;
}

async function buildFromContent(root: string, options: BuildOptions): Promise<boolean> {
  const { shard, keepPrevious, quick } = options;
  const begin = performance.now();
  const folders = foldersOf(root);
  const { dist, next, postRender } = folders;
  const cache = cacheOf(root);
  const stop = new AbortController();
  const bundling = bundleSite(root, cache, stop.signal);
  bundling.catch(() => undefined); // awaited below if the content is valid
  const site = await readSite(root, cache, options);
  if (!site) {
    stop.abort();
    return false;
  }
  const bundle = await bundling;
  const folder = shard && shardFolder(root, shard);
  if (folder) beginShard(folder);
  const target = folder ? shardFiles(folder) : next;
  const [{ key, ...rendering }, { writePostRenderOutputs }] = await Promise.all([
    renderSite({ root, site, bundle, target, before: dist, cache, shard, quick }),
    import('./post-render-outputs.ts'), // loads its libraries while workers render
  ]);
  rmSync(postRender, { recursive: true, force: true });
  mkdirSync(postRender);
  await writePostRenderOutputs(site, root, { out: postRender, notFound: join(target, '404.html') }, options);
  for (const warning of redirectWarnings(postRender)) console.warn(warning);
  if (folder && shard) {
    assembleOutput(target, postRender, rendering.files);
    finishShard(folder, { ...shard, key });
  } else replaceOutput(folders, rendering, keepPrevious);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${folder ? relative(root, folder) : 'dist'}/: ${rendering.pages} pages, ${rendering.rendered} of them rendered, in ${seconds} s.`,
  );
  return true;
}

/** Returns what a host wouldn't apply of the redirects that were written; a shard may have none. */
function redirectWarnings(folder: string): string[] {
  const file = join(folder, '_redirects');
  return existsSync(file) ? redirectLimitWarnings(readFileSync(file, 'utf8')) : [];
}

/** Returns the content if it has no errors, and stores its entries. */
async function readSite(root: string, cache: string, options: BuildOptions): Promise<StoredSite | undefined> {
  const site = await checkedSite(root, cache, options);
  return site && storeEntries(site, join(cache, 'entries'));
}

/** Returns the content if it has no errors. */
async function checkedSite(
  root: string,
  cache: string,
  { production, date, drafts }: BuildOptions,
): Promise<LoadedSite | undefined> {
  const { overrides, problems } = readServiceOverrides(process.env);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    return undefined;
  }
  const cached = openEntryCache(
    join(cache, 'entries.json'),
    hashSources(root, CHECKING_CODE, JSON.stringify(readSiteRegions(root))),
  );
  const { site, diagnostics } = await loadContent(root, overrides, cached, {
    ...(date !== undefined && { day: date }),
    ...(drafts && { drafts }),
  });
  if (!reportDiagnostics(diagnostics) || !site) return undefined;
  const warnings = [...missingService(root, site), ...examplesLeft(root)];
  for (const warning of warnings) console.warn(warning);
  if (!production || warnings.length === 0) return site;
  process.stderr.write('A build for production is refused while any of this is left; dist/ is left as it was.\n');
  return undefined;
}

/** Warns where to configure the form service if it's missing. */
const missingService = (root: string, { content }: LoadedSite): string[] =>
  content.site.formEndpoint
    ? []
    : [`${formEndpointLocation(root)}  formEndpoint is not set: only "npm run site" takes the contact form.`];

/** Prints the number of open launch items, and the location of the first one. */
function examplesLeft(root: string): string[] {
  const items = readLaunchItems(root);
  const [first] = items;
  return first
    ? [`${first.file}:${first.line}  ${items.length} examples and open questions are left; see docs/before-launch.md.`]
    : [];
}

/** Returns the location of the form service setting: its commented-out line, or the end of the file. */
function formEndpointLocation(root: string): string {
  const lines = readFileSync(join(root, 'content/site.yaml'), 'utf8').trimEnd().split('\n');
  const found = lines.findIndex((line) => /^\s*#\s*formEndpoint:/.test(line));
  return `content/site.yaml:${found < 0 ? lines.length : found + 1}`;
}
