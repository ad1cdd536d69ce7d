import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYMBOL_PATH } from '../../../theme/symbol-path.ts';
import { symbolTokens } from '../design-tokens.ts';
import { drawSymbol, hasDrawnSymbol } from '../symbol/symbol-files.ts';
import type { ImageDataUrl } from './templates/og-image-content.ts';

/** Image formats that can be embedded in an SVG. */
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Returns files of `public/` as data URLs, each read once; `undefined` for a format that can't be embedded. */
export function createImageDataUrls(root: string): (src: string) => ImageDataUrl | undefined {
  const read = new Map<string, ImageDataUrl>();
  return (src) => {
    const type = TYPES[src.replace(/^.*\./, '').toLowerCase()];
    if (!type) return undefined;
    const image: ImageDataUrl = read.get(src) ?? `data:${type};base64,${fileOf(root, src).toString('base64')}`;
    read.set(src, image);
    return image;
  };
}

/** The bytes of a picture; the symbol is drawn in the brand's colors, unless the site has its own. */
const fileOf = (root: string, src: string): Buffer =>
  src === SYMBOL_PATH && hasDrawnSymbol(root)
    ? Buffer.from(drawSymbol(root, symbolTokens()))
    : readFileSync(join(root, 'public', src));
