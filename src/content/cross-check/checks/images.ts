import { IMAGE_FILE } from '../../../schema/image.ts';
import { ofWholeFile, quote, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { PROGRAM_FILES } from '../../public/check-public-files.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';

const OF_THE_PROGRAM = new Set<string>(PROGRAM_FILES);

/** Reports images that are missing from `public/`, and images behind a symbolic link. */
export const checkImage: FieldCheck = ({ publicFiles: { files, outside }, suggest }, { file, path, value }) => {
  const src = String(value);
  if (files.has(src)) return [];
  if (outside.some((link) => src === link || src.startsWith(`${link}/`)))
    return [
      {
        file,
        path,
        message: `${quote(src)} is only a link, and links are not published.`,
        hint: 'Copy the image itself into public/images/.',
      },
    ];
  return [
    {
      file,
      path,
      message: `There is no image ${src} in public/.`,
      hint: suggest(src, files, `Put the image there: public${src}.`),
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
      ofWholeFile(`public${file}`, 'No page shows this image.', 'Delete it, or use it on a page.', 'warning'),
    );
}
