import { REGION_CODES } from '../regions/region-code.ts';
import { ofWholeFile, type Diagnostic } from './diagnostic.ts';
import { DRAWING, type ReadPublicFiles } from './public-files.ts';

/** Files of `public/` that the program itself shows, on every page, in its head or where the site is installed. */
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

/** Files and folders at the top of `dist/` that the build fills; some disks do not tell capitals from small letters. */
const BUILT = new Set(
  [
    '404.html',
    'index.html',
    'robots.txt',
    'sitemap.txt',
    'sitemap.xml',
    'site.webmanifest',
    '_headers',
    '_redirects',
    'Caddyfile',
    'hosting.json',
    'nginx.conf',
    'assets',
    'documents',
    'og',
    ...REGION_CODES,
  ].map((name) => name.toLowerCase()),
);

/** Names what lies in `public/` and can not be published as it is, and what is not there and must be. */
export const checkPublicFiles = ({ files, broken }: Pick<ReadPublicFiles, 'files' | 'broken'>): Diagnostic[] => [
  ...broken.map(brokenPicture),
  ...builtNames(files),
  ...PROGRAM_FILES.filter((file) => !files.has(file)).map((file) =>
    ofWholeFile(`public${file}`, 'The file is missing.', 'Bring it back: every page needs it.'),
  ),
];

const brokenPicture = (file: string): Diagnostic =>
  DRAWING.test(file)
    ? ofWholeFile(`public${file}`, 'The picture is no SVG drawing.', 'Export it again as SVG.')
    : ofWholeFile(`public${file}`, 'The picture can not be read.', 'Export it again as PNG, JPEG, WebP or AVIF.');

/** Names what would be lost among the files of the build; of a folder only itself, whatever lies in it. */
function builtNames(files: ReadonlySet<string>): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const file of files) {
    const [, top = '', ...below] = file.split('/');
    // The build writes compressed files beside others.
    if (!BUILT.has(top.toLowerCase().replace(/\.(br|gz)$/, ''))) continue;
    const what =
      below.length > 0
        ? (['folder', 'Move your files to another folder.'] as const)
        : (['file', 'Delete it.'] as const);
    found.set(top, ofWholeFile(`public/${top}`, `The build writes this ${what[0]} itself.`, what[1]));
  }
  return [...found.values()];
}
