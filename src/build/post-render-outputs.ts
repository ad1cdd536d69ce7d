import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeImageVariants, writeOgImages } from '../content/outputs/write-images.ts';
import { redirectPage } from '../content/outputs/redirect-page.ts';
import { regionOfPath } from '../regions/region-path.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { oldAddresses } from '../content/page-data/old-addresses.ts';
import { loadShareImages, ogImages } from '../content/outputs/og-images.ts';
import { embeddedSources } from '../hosting/embedded-sources.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { RENDER_BLOCKING_SCRIPT } from '../../ssg/inline-critical-css.ts';
import type { BuildOptions } from './build-options.ts';
import { isInShard } from './shards.ts';
import { isFirst } from './render-jobs.ts';
import type { StoredSite } from './store-entries.ts';
import { writeVersionFile } from './version-file.ts';

/**
 * Writes files that depend on rendered pages or aren't compressed. A shard writes only its own.
 * @param folders `out` is a separate folder; `notFound` is the path of the rendered not-found page
 */
export async function writePostRenderOutputs(
  site: StoredSite,
  root: string,
  { out, notFound }: { out: string; notFound: string },
  { shard, staticRedirects = false }: Pick<BuildOptions, 'shard' | 'staticRedirects'>,
): Promise<void> {
  const templates = await loadShareImages(root);
  const own = (function* () {
    for (const image of ogImages(site, { root, templates })) if (isInShard(image.file, shard)) yield image;
  })();
  await writeImageVariants(
    site.variants.filter(({ file }) => isInShard(file, shard)),
    join(root, 'public'),
    out,
    join(root, 'node_modules/.cache/images'),
  );
  await writeOgImages(own, out, join(root, 'node_modules/.cache/og-images'));
  if (!isFirst(shard)) return;
  writeVersionFile(out, process.env);
  if (staticRedirects) await writeRedirectPages(site.content, out);
  await writeHosting(
    out,
    notFound,
    site.content,
    [RENDER_BLOCKING_SCRIPT],
    embeddedSources(site),
    oldAddresses(site.content),
  );
}

/** Writes a page at each old address that leads to the new one. */
async function writeRedirectPages(content: SiteContent, out: string): Promise<void> {
  for (const { from, to } of oldAddresses(content).redirects) {
    const file = join(out, /\.html?$/.test(from) ? from : `${from}.html`);
    const region = regionOfPath(to, { codes: content.shownRegions });
    const locale = region && content.regions[region].locale;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage({ to, siteUrl: content.site.url, lang: locale ?? '' }));
  }
}
