import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShareImageTemplates } from './og-image/templates/og-image-content.ts';

/** The module with the forms of shared images that only the site draws. */
const SHARE_IMAGES = 'src/site/brand/share-images.ts';

/** Loads the forms of shared images that a site draws itself; none if it has no such module. */
export async function loadShareImages(root: string): Promise<ShareImageTemplates> {
  const file = join(root, SHARE_IMAGES);
  if (!existsSync(file)) return {};
  return ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: ShareImageTemplates }).default;
}
