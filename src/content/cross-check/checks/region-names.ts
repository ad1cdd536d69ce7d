import { say, verbatim } from '../../../i18n/phrase.ts';
import { pagePathOf } from '../../read/page-paths.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { CrossFileCheck } from './check-context.ts';

/** Folders of a build beside those of the regions. */
const BUILT_FOLDERS = ['assets', 'index', 'og', 'page-data', 'sitemap'];

/** A code of at most so many letters is a country's or a market's: a page of that name is at fault instead. */
const SHORT_CODE_LETTERS = 3;

const firstSegment = (path: string): string => path.replace(/^\//, '').split('/')[0] ?? '';

/** Reports regions whose addresses begin like those of a page or a file. */
export const checkRegionNames: CrossFileCheck = ({ checked: { singles }, index, publicFiles }) => {
  const { regions } = singles;
  if (!regions) return [];
  const pages = new Map(
    index.pages.flatMap(({ file, alsoAt }) => [pagePathOf(file), ...alsoAt].map((path) => [firstSegment(path), file])),
  );
  const folders = new Set([...BUILT_FOLDERS, ...[...publicFiles.files].map(firstSegment)]);
  return Object.keys(regions.value.regions).flatMap((code): FileFinding[] => {
    const page = code.length > SHORT_CODE_LETTERS ? pages.get(code) : undefined;
    if (page === undefined && !folders.has(code)) return [];
    const folder = verbatim(`/${code}`);
    const reason =
      page === undefined ? say`${folder} holds files of the site` : say`${folder} belongs to ${verbatim(page)}`;
    return [
      {
        file: regions.file,
        path: [code],
        key: true,
        message: `No region can have the code ${quote(code)}: ${reason.english}.`,
        hint: 'Choose another code, for example that of a country: se.',
        form: {
          message: say`No region can have the code ${named(code)}: ${reason}.`,
          hint: say`Choose another code, for example that of a country: se.`,
        },
      },
    ];
  });
};
