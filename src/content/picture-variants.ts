import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { PictureSource } from '../schema/image.ts';

/** Widths in pixels, from a small phone to a wide screen of two pixels a point. */
const WIDTHS = [320, 480, 720, 1080, 1600, 2200];

/** Better first: a browser takes the first that it knows. */
const FORMATS = ['avif', 'webp'] as const;

/** A smaller form of a picture, to be made by the build. */
export interface PictureVariant {
  /** Its file below the output folder. */
  file: string;
  /** The picture that it is made of, as its address. */
  src: string;
  width: number;
  format: (typeof FORMATS)[number];
}

/** Whether a picture is of pixels and shown on pages: drawings scale by themselves, icons have their sizes. */
export const hasVariants = (src: string): boolean => /^\/images\/.*\.(png|jpe?g|webp|avif)$/i.test(src);

/**
 * The forms in which a picture is offered: in the widths that are smaller than it, and in its own.
 * @param content the picture's file, whose fingerprint stands in the names, so that they may be kept for a year
 */
export function variantsOf(src: string, width: number, content: Uint8Array): PictureVariant[] {
  const key = hash('sha256', content).slice(0, 8);
  const name = basename(src, extname(src));
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((each) => each < largest), largest];
  return FORMATS.flatMap((format) =>
    widths.map((each) => ({ file: `assets/${name}-${each}-${key}.${format}`, src, width: each, format })),
  );
}

/** What markup offers of these forms. */
export const sourcesOf = (variants: readonly PictureVariant[]): PictureSource[] =>
  FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map(({ file, width }) => `/${file} ${width}w`)
      .join(', '),
  }));
