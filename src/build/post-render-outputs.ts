import { join } from 'node:path';
import type { LoadedSite } from '../content/load-content.ts';
import { writeImageVariants } from '../content/outputs/write-image-variants.ts';
import { writeOgImages } from '../content/outputs/write-og-images.ts';
import { oldAddresses } from '../content/page-data/old-addresses.ts';
import { ogImages } from '../content/outputs/og-images.ts';
import { embeddedSources } from '../hosting/embedded-sources.ts';
import { writeHosting } from '../hosting/write-hosting.ts';
import { RENDER_BLOCKING_SCRIPT } from '../../ssg/inline-critical-css.ts';
import type { Shard } from './build-options.ts';
import { isInShard } from './shards.ts';
import { isFirst } from './render-jobs.ts';

/**
 * Writes files that depend on rendered pages or aren't compressed. A shard writes only its own.
 * @param folders `out` is a separate folder; `notFound` is the path of the rendered not-found page
 */
export async function writePostRenderOutputs(
  site: LoadedSite,
  root: string,
  { out, notFound }: { out: string; notFound: string },
  shard: Shard | undefined,
): Promise<void> {
  const own = (function* () {
    for (const image of ogImages(site, root)) if (isInShard(image.file, shard)) yield image;
  })();
  await writeImageVariants(
    site.variants.filter(({ file }) => isInShard(file, shard)),
    join(root, 'public'),
    out,
    join(root, 'node_modules/.cache/images'),
  );
  await writeOgImages(own, out, join(root, 'node_modules/.cache/og-images'));
  if (isFirst(shard))
    await writeHosting(
      out,
      notFound,
      site.content,
      [RENDER_BLOCKING_SCRIPT],
      embeddedSources(site),
      oldAddresses(site.content),
    );
}
