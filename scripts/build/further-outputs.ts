import { join } from 'node:path';
import type { LoadedSite } from '../../src/content/load-content.ts';
import { renderPictureVariants } from '../../src/content/render-picture-variants.ts';
import { renderSharePictures } from '../../src/content/render-share-pictures.ts';
import { sharePictures } from '../../src/content/share-pictures.ts';
import { writeHosting } from '../../src/hosting/write-hosting.ts';
import { HOLD_BACK } from '../ssg/late-styles.ts';
import type { Shard } from './build-options.ts';
import { isOwn } from './shards.ts';
import { isFirst } from './site-jobs.ts';

/**
 * Writes what is made of finished pages or is not compressed. Of a shard only what is its own.
 * @param folders `out` is a folder of its own; `notFound` is the path of the finished page for whatever is not there
 */
export async function writeFurtherOutputs(
  site: LoadedSite,
  root: string,
  { out, notFound }: { out: string; notFound: string },
  shard: Shard | undefined,
): Promise<void> {
  const own = (function* () {
    for (const picture of sharePictures(site, root)) if (isOwn(picture.file, shard)) yield picture;
  })();
  await renderPictureVariants(
    site.variants.filter(({ file }) => isOwn(file, shard)),
    join(root, 'public'),
    out,
    join(root, 'node_modules/.cache/pictures'),
  );
  await renderSharePictures(own, out, join(root, 'node_modules/.cache/share-pictures'));
  if (isFirst(shard)) await writeHosting(out, notFound, site.content.site, [HOLD_BACK]);
}
