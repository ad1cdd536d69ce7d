import { say, verbatim } from '../../i18n/phrase.ts';
import { basename } from 'node:path';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { type Diagnostic, ofWholeFile } from '../diagnostics/diagnostic.ts';
import { named, namedWhole } from '../diagnostics/in-forms.ts';
import { conflictCopy, placeholder } from '../read/read-files.ts';
import { fileNameProblem, sameNames } from '../read/file-names.ts';
import { isConflictCopy, isPlaceholder, isSecret } from '../read/ignored-names.ts';
import type { ReadPublicFiles } from './read-public-files.ts';

/** Files of `public/` that the application itself uses: on every page, in the head, or when installed. */
export const PROGRAM_FILES = [
  '/apple-touch-icon.png',
  '/favicon-32.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/maskable-192.png',
  '/icons/maskable-512.png',
  '/images/symbol.svg',
] as const;

/** Files at the top of `dist/` that the build writes. */
export const BUILT_FILES = [
  '404.html',
  'index.html',
  'llms.txt',
  'robots.txt',
  'sitemap.txt',
  'sitemap.xml',
  'site.webmanifest',
  '_headers',
  '_redirects',
  'Caddyfile',
  'hosting.json',
  'nginx.conf',
] as const;

/** Folders at the top of `dist/` that the build writes, besides that of each region. */
const BUILT_FOLDERS = ['assets', 'page-data', 'og'];

/** Reports files in `public/` that can't be published, and required files that are missing. */
export const checkPublicFiles = (
  { files, leftOut, problems }: Pick<ReadPublicFiles, 'files' | 'leftOut' | 'problems'>,
  regions: Pick<SiteRegions, 'codes'>,
): Diagnostic[] => [
  ...problems,
  ...leftOut.map(unpublished),
  ...builtNames(files, regions),
  ...impossibleNames(files),
  ...PROGRAM_FILES.filter((file) => !files.has(file)).map((file) =>
    ofWholeFile(`public${file}`, 'The file is missing.', 'Bring it back: every page needs it.', 'error', {
      message: say`The file ${named(file)} is missing.`,
      hint: say`Ask your developer to restore it: every page needs it.`,
    }),
  ),
];

/** Reports a file that somebody may have meant to publish. */
function unpublished(address: string): Diagnostic {
  const [file, name] = [`public${address}`, basename(address)];
  if (isConflictCopy(name)) return conflictCopy(file, 'published');
  if (isPlaceholder(name)) return placeholder(file);
  if (isSecret(name))
    return ofWholeFile(
      file,
      'This is not published: by its name, it may hold a password or a private key.',
      'Move it out of public/. If it was committed, or published before, replace what is secret in it.',
      'warning',
      {
        message: say`The file ${named(name)} is not published: by its name, it may hold a password or another secret.`,
        hint: say`Ask your developer to move it elsewhere. If it was published before, replace what is secret in it.`,
      },
    );
  return ofWholeFile(
    file,
    'This is not published: its name begins with a dot.',
    'Move it out of public/, or give it a name without the dot.',
    'warning',
    {
      message: say`The file ${named(name)} is not published: its name begins with a dot.`,
      hint: say`Ask your developer to move it elsewhere, or to give it a name without the dot.`,
    },
  );
}

/** Reports names that some file systems can't have, or take for another one. */
function impossibleNames(files: ReadonlySet<string>): Diagnostic[] {
  const same = [...sameNames(files)].map(([path, other]) =>
    ofWholeFile(
      `public${path}`,
      `Some systems take this for public${other}: the two names differ in capitals or accents only.`,
      'Give one of the two another name, also where it is shown.',
      'error',
      {
        message: say`Some systems take ${named(path)} for ${named(other)}: the two names differ in capitals or accents only.`,
        hint: say`Upload one of the two under another name, choose it where it is shown, and delete the old one.`,
      },
    ),
  );
  const wrong = [...files].flatMap((path) => {
    const problem = fileNameProblem(path);
    return problem === undefined
      ? []
      : [
          ofWholeFile(
            `public${path}`,
            `The file cannot be published everywhere: ${problem((name) => verbatim(`"${name}"`)).english}.`,
            RENAME,
            'error',
            {
              message: say`The file ${named(path)} cannot be published everywhere: ${problem(namedWhole)}.`,
              hint: say`Upload it under another name, short, of letters, digits and hyphens. Choose it where it is shown, and delete the old one.`,
            },
          ),
        ];
  });
  return [...same, ...wrong];
}

const RENAME = 'Give it another name, also where it is shown: short, of letters, digits and hyphens.';

/** Reports files that the build would overwrite; for a folder, only the folder itself. */
function builtNames(files: ReadonlySet<string>, { codes }: Pick<SiteRegions, 'codes'>): Diagnostic[] {
  // Compare case-insensitively, because some file systems do.
  const built = new Set([...BUILT_FILES, ...BUILT_FOLDERS, ...codes].map((name) => name.toLowerCase()));
  const found = new Map<string, Diagnostic>();
  for (const file of files) {
    const [, top = '', ...below] = file.split('/');
    // The build writes compressed files next to others.
    if (!built.has(top.toLowerCase().replace(/\.(br|gz)$/, ''))) continue;
    const isFolder = below.length > 0;
    const what = isFolder
      ? (['folder', 'Move your files to another folder.'] as const)
      : (['file', 'Delete it.'] as const);
    found.set(
      top,
      ofWholeFile(`public/${top}`, `The build writes this ${what[0]} itself.`, what[1], 'error', {
        message: isFolder
          ? say`The site makes the folder ${named(top)} itself.`
          : say`The site makes the file ${named(top)} itself.`,
        hint: isFolder
          ? say`Ask your developer to move your folder of this name elsewhere.`
          : say`Ask your developer to move your file of this name elsewhere.`,
      }),
    );
  }
  return [...found.values()];
}
