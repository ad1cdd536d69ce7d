import { slugify } from '../../../i18n/slugify.ts';

/** Formats in which pictures are stored, with their file extensions. */
export const PICTURE_EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' } as const;
export type PictureFormat = keyof typeof PICTURE_EXTENSIONS;

/** Maximum length of a picture's name without extension, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns the name under which an uploaded picture is stored: lower-case letters, digits and hyphens, and the extension
 * of its format. A number is appended while the name is taken.
 */
export function pictureName(original: string, format: PictureFormat, isTaken: (name: string) => boolean): string {
  const words = slugify(original.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''));
  const base = words.slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture';
  const extension = PICTURE_EXTENSIONS[format];
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? base : `${base}-${number}`}.${extension}`;
    if (!isTaken(name)) return name;
  }
}
