import { z } from 'zod';
import { text } from './text.ts';

/** The path of a file in `public/`, beginning with a slash. */
export const imagePath = () =>
  z
    .string()
    .regex(
      /^\/[a-z0-9][a-z0-9\-/]*\.(svg|png|jpe?g|webp|avif)$/i,
      'An image is written as its path inside public/, for example /images/portrait.svg.',
    )
    .meta({
      kind: 'image',
      title: 'Image file',
      description: 'Path inside public/, for example /images/portrait.svg.',
    });

/** A picture with the words for those who do not see it. */
export const image = () =>
  z.strictObject({
    src: imagePath(),
    alt: text().meta({
      title: 'Alternative text',
      description: 'What the picture shows, for visitors who do not see it.',
    }),
  });

/** A picture as a component gets it: width and height in pixels are read from the file at build time. */
export interface ResolvedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Smaller forms in other formats, the best first; only pictures of pixels have any, and only once they are built. */
  sources?: readonly PictureSource[];
}

/** Forms of a picture in one format. */
export interface PictureSource {
  /** The format, as `image/avif`. */
  type: string;
  /** Addresses with the widths that stand behind them, as markup has it. */
  srcset: string;
}
