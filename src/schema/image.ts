import { z } from 'zod';
import { text } from './text.ts';

/** Image file extensions, in lower case only: hosts don't recognize others. */
export const IMAGE_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

/** Matches an image file name. Case-insensitive, although pages may only show lower-case ones. */
export const IMAGE_FILE = new RegExp(String.raw`\.(${IMAGE_EXTENSIONS.join('|')})$`, 'i');

/** Formats that social networks show. */
const SHARED_ENDINGS = ['png', 'jpg', 'jpeg', 'webp'] as const;

const pathOf = (endings: readonly string[], message: string) =>
  z
    .string()
    .regex(new RegExp(String.raw`^\/[A-Za-z0-9][A-Za-z0-9\-/]*\.(${endings.join('|')})$`), message)
    .meta({
      kind: 'image',
      title: 'Picture file',
      description: 'Path inside public/, for example /images/portrait.svg.',
      form: '',
    });

/** The path of a file in `public/`, with a leading slash. */
export const imagePath = () =>
  pathOf(IMAGE_EXTENSIONS, 'An image is written as its path inside public/, for example /images/portrait.svg.');

/** The path of an image that social networks show. */
export const sharedImagePath = () => {
  const schema = pathOf(
    SHARED_ENDINGS,
    'A png, jpg or webp is written as its path inside public/, for example /images/share.png.',
  );
  return schema.meta({ ...schema.meta(), isShared: true });
};

const percent = (title: string, description: string) => z.int().min(0).max(100).meta({ title, description });

const focus = z.strictObject({
  x: percent('From the left', 'In percent of the width, 0 to 100.'),
  y: percent('From the top', 'In percent of the height, 0 to 100.'),
});

/**
 * An image with alternative text. The component gets a `SizedImage`.
 *
 * @example
 * portrait: image().meta({ title: 'Portrait', description: 'Who writes back.' }),
 * // In the component:
 * <Picture image={portrait} radius="lg" />
 */
export const image = () =>
  z
    .strictObject({
      src: imagePath(),
      alt: text().meta({
        title: 'Alternative text',
        description: 'What the picture shows, for visitors who do not see it.',
      }),
      focus: focus.optional().meta({
        title: 'Focal point',
        description: 'The spot that stays visible where the picture is cropped. Left out: its middle.',
        form: 'The spot that stays visible where the picture is cropped. Not set: its middle.',
      }),
    })
    .meta({ kind: 'picture' });

/** An image as a component gets it. Width and height in pixels are read from the file at build time. */
export interface SizedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The spot that stays visible where the image is cropped, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
  /** Variants in other formats, preferred format first; only raster images have any, and only in a build. */
  sources?: readonly ImageSource[];
}

/** Variants of an image in one format. */
export interface ImageSource {
  /** The media type, such as `image/avif`. */
  type: string;
  /** The value for `srcset`: URLs with widths. */
  srcset: string;
}
