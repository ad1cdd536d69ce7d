import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { ImageSource } from '../../schema/image.ts';

/** Widths in pixels, from a small phone to a wide screen with two pixels per point. */
const WIDTHS = [320, 480, 720, 1080, 1600, 2200];

/** Preferred format first: a browser takes the first that it supports. */
const FORMATS = ['avif', 'webp'] as const;

/** An image variant that the build renders. */
export interface ImageVariant {
  /** Output file, relative to the output folder. */
  file: string;
  /** URL path of the source image. */
  src: string;
  width: number;
  format: (typeof FORMATS)[number];
}

/** Returns whether an image is a raster image shown on pages: drawings scale, icons have fixed sizes. */
export const hasVariants = (src: string): boolean => /^\/images\/.*\.(png|jpe?g|webp|avif)$/i.test(src);

/**
 * Lists the variants of an image: its own width and all smaller ones.
 * @param content the source file; its hash is part of the file names, so that they can be cached for a year
 */
export function responsiveVariants(src: string, width: number, content: Uint8Array): ImageVariant[] {
  const key = hash('sha256', content).slice(0, 8);
  const name = basename(src, extname(src));
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((each) => each < largest), largest];
  return FORMATS.flatMap((format) =>
    widths.map((each) => ({ file: `assets/${name}-${each}-${key}.${format}`, src, width: each, format })),
  );
}

/** Formats the variants for a `srcset` attribute. */
export const sourcesOf = (variants: readonly ImageVariant[]): ImageSource[] =>
  FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map(({ file, width }) => `/${file} ${width}w`)
      .join(', '),
  }));
