import { z } from 'zod';
import { text } from './text.ts';

/** The endings of pictures, in small letters only: hosts know no others. */
export const PICTURE_ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

/** A picture, by its name; in capitals it is one too, though no page may show it. */
export const PICTURE = new RegExp(String.raw`\.(${PICTURE_ENDINGS.join('|')})$`, 'i');

/** Those that networks show where a page is shared. */
const SHARED_ENDINGS = ['png', 'jpg', 'jpeg', 'webp'] as const;

const pathOf = (endings: readonly string[], words: string) =>
  z
    .string()
    .regex(new RegExp(String.raw`^\/[A-Za-z0-9][A-Za-z0-9\-/]*\.(${endings.join('|')})$`), words)
    .meta({
      kind: 'image',
      title: 'Image file',
      description: 'Path inside public/, for example /images/portrait.svg.',
    });

/** The path of a file in `public/`, beginning with a slash. */
export const imagePath = () =>
  pathOf(PICTURE_ENDINGS, 'An image is written as its path inside public/, for example /images/portrait.svg.');

/** The path of a picture that networks show where a page is shared. */
export const sharedImagePath = () =>
  pathOf(SHARED_ENDINGS, 'A png, jpg or webp is written as its path inside public/, for example /images/share.png.');

/** A picture with the words for those who do not see it. */
export const image = () =>
  z
    .strictObject({
      src: imagePath(),
      alt: text().meta({
        title: 'Alternative text',
        description: 'What the picture shows, for visitors who do not see it.',
      }),
    })
    .meta({ kind: 'picture' });

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
