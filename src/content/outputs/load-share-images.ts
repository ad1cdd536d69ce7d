import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShareImageTemplates } from './og-image/templates/og-image-content.ts';

/** The module with the forms of shared images that only the site draws. */
const SHARE_IMAGES = 'src/site/brand/share-images.ts';

/** Loads the forms of shared images that a site draws itself; none if it has no such module. */
export async function loadShareImages(root: string): Promise<ShareImageTemplates> {
  const file = join(root, SHARE_IMAGES);
  if (!existsSync(file)) return {};
  // As Node does for every module: a linked folder loads none a second time.
  const { href } = pathToFileURL(await realpath(file));
  return ((await import(/* @vite-ignore */ href)) as { default: ShareImageTemplates }).default;
}
