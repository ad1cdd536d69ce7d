import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShareImage } from './share-picture/share-facts.ts';

/** Kinds of files that can stand inside an SVG. */
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Gives files of `public/` as images to be set into a picture; each is read once, and one that can not be set in is nothing. */
export function createShareImages(root: string): (src: string) => ShareImage | undefined {
  const read = new Map<string, ShareImage>();
  return (src) => {
    const type = TYPES[src.replace(/^.*\./, '').toLowerCase()];
    if (!type) return undefined;
    const image: ShareImage =
      read.get(src) ?? `data:${type};base64,${readFileSync(join(root, 'public', src)).toString('base64')}`;
    read.set(src, image);
    return image;
  };
}
