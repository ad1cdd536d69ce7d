import { IMAGE_FILE } from '../../../schema/image.ts';
import { ofWholeFile, quote, quoteWhole, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, named } from '../../diagnostics/in-forms.ts';
import { PROGRAM_FILES } from '../../public/check-public-files.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import { acceptedBy, meantImage } from './image-remedies.ts';

const OF_THE_PROGRAM = new Set<string>(PROGRAM_FILES);

/** Reports images that are missing from `public/`, and images behind a symbolic link. */
export const checkImage: FieldCheck = (site, field) => {
  const { file, path, value } = field;
  const { files, outside } = site.publicFiles;
  const src = String(value);
  if (files.has(src)) return [];
  const linked = outside.find((link) => src === link || src.startsWith(`${link}/`));
  if (linked !== undefined) {
    const message = `${quote(src)} is only a link, and links are not published.`;
    const copy = `/images${src.slice(src.lastIndexOf('/'))}`;
    const hint =
      linked === src
        ? `Put the image itself in its place: public${src}.`
        : `Copy the image itself into public/images/, and write ${copy}.`;
    const form = {
      message: `The picture ${named(src)} is only a link to another file, and links are not published.`,
      hint: 'Upload the picture itself, or choose another one.',
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
        message: `There is no picture ${named(src)}.`,
        hint: didYouMean(meant, 'Upload it, or choose another one.'),
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
        message: `No page shows the picture ${named(file)}.`,
        hint: 'Delete it, or use it on a page.',
      }),
    );
}
