import { say } from '../../../i18n/phrase.ts';
import { IMAGE_FILE, imagePath, sharedImagePath } from '../../../schema/image.ts';
import {
  type Diagnostic,
  ofWholeFile,
  quote,
  quoteWhole,
  type WrittenReference,
} from '../../diagnostics/diagnostic.ts';
import { didYouMean, named, namedWhole } from '../../diagnostics/in-forms.ts';
import { PROGRAM_FILES } from '../../public/check-public-files.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import type { FileField, NamingField } from '../../validate/walk-schema.ts';
import type { Remedy } from './remedy.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

const OF_THE_PROGRAM = new Set<string>(PROGRAM_FILES);

/** Reports images that are missing from `public/`, and images behind a symbolic link. */
export const checkImage: FieldCheck<NamingField> = (site, field) => {
  const { file, path, value } = field;
  const { files, outside } = site.publicFiles;
  const src = value;
  if (files.has(src)) return [];
  const visitors = field.isShared ? VISITORS.missingSharedPicture : VISITORS.missingPicture;
  const linked = outside.find((link) => src === link || src.startsWith(`${link}/`));
  if (linked !== undefined) {
    const message = `${quote(src)} is only a link, and links are not published.`;
    const copy = `/images${src.slice(src.lastIndexOf('/'))}`;
    const hint =
      linked === src
        ? `Put the image itself in its place: public${src}.`
        : `Copy the image itself into public/images/, and write ${copy}.`;
    const form = {
      message: say`The picture ${named(src)} is only a link to another file, and links are not published.`,
      hint: say`Upload the picture itself, or choose another one.`,
      visitors,
    };
    return [{ file, path, message, hint, form }];
  }
  const meant = meantImage(site, src, acceptedBy(field));
  return [
    {
      file,
      path,
      message: `There is no image ${src} in public/.`,
      hint: meant === undefined ? `Put the image there: public${src}.` : `Did you mean ${quoteWhole(meant)}?`,
      form: {
        message: say`There is no picture ${named(src)}.`,
        hint: didYouMean(meant, say`Upload it, or choose another one.`),
        visitors,
      },
    },
  ];
};

/** Reports files in `public/images/` that no content file references. */
export function unusedImages(
  { publicFiles: { files }, complete }: CheckContext,
  used: ReadonlySet<string>,
): Diagnostic[] {
  // A file with errors may reference any image.
  if (!complete) return [];
  return [...files]
    .filter(
      (file) => file.startsWith('/images/') && IMAGE_FILE.test(file) && !used.has(file) && !OF_THE_PROGRAM.has(file),
    )
    .map((file) =>
      ofWholeFile(`public${file}`, 'No page shows this image.', 'Delete it, or use it on a page.', 'warning', {
        message: say`No page shows the picture ${named(file)}.`,
        hint: say`Delete it, or use it on a page.`,
      }),
    );
}

/** Returns the image in `public/` that a written path is meant for, if there is one that its field accepts. */
function meantImage(
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
const acceptedBy =
  ({ isShared }: Pick<FileField, 'isShared'>) =>
  (path: string): boolean =>
    (isShared ? sharedImage : anyImage).safeParse(path).success;

/** Names the image that a refused path is meant for. */
export function remedyOfImage(site: CheckContext, { written, accepts }: WrittenReference): Remedy | undefined {
  const isHere = !/^\s*(?:https?:|data:|[a-z]:)/i.test(written) && !written.split(/[\\/]/).includes('..');
  const meant = isHere ? meantImage(site, written, accepts) : undefined;
  if (meant === undefined || meant === written) return undefined;
  return { hint: `Write ${meant}.`, form: { hint: say`Did you mean ${namedWhole(meant)}?` } };
}
