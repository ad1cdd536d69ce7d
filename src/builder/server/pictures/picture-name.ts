import { slugify } from '../../../i18n/slugify.ts';

/** Maximum length of a picture's name without extension, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * Returns the name under which an uploaded picture is stored: lower-case letters, digits and hyphens, and the ending
 * of its format. A number is appended while the name is taken.
 */
export function pictureName(original: string, ending: string, isTaken: (name: string) => boolean): string {
  const words = slugify(original.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''));
  const base = words.slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture';
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
    if (!isTaken(name)) return name;
  }
}
