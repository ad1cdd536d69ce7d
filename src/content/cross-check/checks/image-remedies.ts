import { IMAGE_FILE, imagePath, sharedImagePath } from '../../../schema/image.ts';
import type { WrittenReference } from '../../diagnostics/diagnostic.ts';
import { namedWhole } from '../../diagnostics/in-forms.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { CheckContext } from './check-context.ts';
import type { Remedy } from './reference-remedies.ts';

/** Returns the image in `public/` that a written path is meant for, if there is one that its field accepts. */
export function meantImage(
  { publicFiles: { files }, suggest }: CheckContext,
  written: string,
  accepts: (path: string) => boolean,
): string | undefined {
  const path = writtenPath(written);
  const usable = [...files].filter((file) => IMAGE_FILE.test(file) && accepts(file));
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const found = usable.find((file) => same(file, path));
  if (found !== undefined) return found;
  const sameName = usable.filter((file) => same(nameOf(file), nameOf(path)));
  return sameName.length === 1 ? sameName[0] : suggest.near(path, new Set(usable));
}

/** Reads a path as somebody may write it: from the project on, with backslashes, or as an address. */
const writtenPath = (written: string): string =>
  `/${written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^public\//, '')}`;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const anyImage = imagePath();
const sharedImage = sharedImagePath();

/** Returns whether a field for images accepts a path. */
export const acceptedBy =
  ({ isShared }: Pick<FileField, 'isShared'>) =>
  (path: string): boolean =>
    (isShared ? sharedImage : anyImage).safeParse(path).success;

/** Names the image that a refused path is meant for. */
export function remedyOfImage(site: CheckContext, { written, accepts }: WrittenReference): Remedy | undefined {
  const isHere = !/^\s*(?:https?:|data:|[a-z]:)/i.test(written) && !written.split(/[\\/]/).includes('..');
  const meant = isHere ? meantImage(site, written, accepts) : undefined;
  if (meant === undefined || meant === written) return undefined;
  return { hint: `Write ${meant}.`, form: { hint: `Did you mean ${namedWhole(meant)}?` } };
}
