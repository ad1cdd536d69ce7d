import { PICTURE } from '../../schema/image.ts';
import { ofWholeFile, quoted, type Diagnostic } from '../diagnostic.ts';
import { PROGRAM_FILES } from '../public-files-check.ts';
import type { FieldCheck, Site } from './site.ts';

const OF_THE_PROGRAM = new Set<string>(PROGRAM_FILES);

/** Names pictures that are not in `public/`, and those that are reached by a link. */
export const checkPicture: FieldCheck = ({ publicFiles: { files, outside }, suggest }, { file, path, value }) => {
  const src = String(value);
  if (files.has(src)) return [];
  if (outside.some((link) => src === link || src.startsWith(`${link}/`)))
    return [
      {
        file,
        path,
        message: `${quoted(src)} is only a link, and links are not published.`,
        hint: 'Copy the picture itself into public/images/.',
      },
    ];
  return [
    {
      file,
      path,
      message: `There is no picture ${src} in public/.`,
      hint: suggest(src, files, `Put the picture there: public${src}.`),
    },
  ];
};

/** Names the pictures below `public/images/` that no file names. */
export function unusedPictures({ publicFiles: { files }, complete }: Site, used: ReadonlySet<string>): Diagnostic[] {
  // A file with mistakes may name any picture.
  if (!complete) return [];
  return [...files]
    .filter((file) => file.startsWith('/images/') && PICTURE.test(file) && !used.has(file) && !OF_THE_PROGRAM.has(file))
    .map((file) =>
      ofWholeFile(
        `public${file}`,
        'No page shows this picture.',
        'Delete it, or name it where it should stand.',
        'warning',
      ),
    );
}
