import type { OldAddresses } from '../content/page-data/old-addresses.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import { DOWNLOADS_FOLDER } from '../schema/download-path.ts';

/** A file extension, its content type, and whether `.br` and `.gz` files exist next to such files. */
export interface FileType {
  ending: string;
  type: string;
  compressed: boolean;
}

/** Headers of the files in a folder. */
export interface FolderHeaders {
  /** Path with a slash at both ends. */
  folder: string;
  headers: Record<string, string>;
}

/** A permanent redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * The hosting description: the preview server follows it, and the files for hosts are generated from it. Pages are
 * resolved the same way everywhere: `/a/b` is `a/b.html`, else `a/b/index.html`; other spellings (`/a/b/`, `/a/b.html`)
 * redirect once.
 */
export interface Hosting {
  /** Headers of every response. */
  headers: Record<string, string>;
  /** `Cache-Control` of files with a hash in their name, and of everything else. */
  caching: { hashedFolder: string; hashed: string; other: string; otherPaths: string[] };
  /** Headers of the files in a folder, in place of those of the same name that every response has. */
  folders: FolderHeaders[];
  /** How the paths of data files begin. Scripts of pages load them, so search engines are told not to list them. */
  dataFiles: string[];
  types: FileType[];
  /** Content type of any other extension. */
  otherType: string;
  redirects: Redirect[];
  /** Permanent redirects of a folder and every page in it, to the page of the same name in another folder. */
  movedFolders: Redirect[];
  /** Addresses that were removed for good: answered with 410 and the not-found page. */
  gone: string[];
  /**
   * Any address outside the hashed folder that contains the word returns the file; the file's own address isn't
   * affected.
   */
  plainSitemap: { word: string; real: string; file: string };
  /**
   * A missing page returns the not-found page with status 404; a missing file of a known type, which no visitor reads,
   * returns the text.
   */
  notFound: { page: string; text: string };
  /** Files of the build for hosts, not for visitors. */
  hidden: string[];
  /** Folder whose files are served as they are, also without an extension (RFC 8615). */
  wellKnownFolder: string;
}

/** Content type of pages. */
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Header that keeps a file out of search results. The file stays readable: a search engine has to see the header. */
export const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** Folder of the data of pages. */
const PAGE_DATA = '/page-data/';

const YEAR_SECONDS = 31_536_000;

const text = (ending: string, type: string): FileType => ({ ending, type: `${type}; charset=utf-8`, compressed: true });
const binary = (ending: string, type: string): FileType => ({ ending, type, compressed: false });

const TYPES = [
  text('js', 'text/javascript'),
  text('css', 'text/css'),
  text('json', 'application/json'),
  text('svg', 'image/svg+xml'),
  text('xml', 'application/xml'),
  text('txt', 'text/plain'),
  text('webmanifest', 'application/manifest+json'),
  text('vtt', 'text/vtt'),
  binary('woff2', 'font/woff2'),
  binary('png', 'image/png'),
  binary('jpg', 'image/jpeg'),
  binary('jpeg', 'image/jpeg'),
  binary('webp', 'image/webp'),
  binary('avif', 'image/avif'),
  binary('mp4', 'video/mp4'),
  binary('webm', 'video/webm'),
  binary('ico', 'image/x-icon'),
  binary('pdf', 'application/pdf'),
];

/**
 * Browser features that reveal where visitors are or what surrounds them: no page uses them, and no script may. The list is
 * sent with every page, so it leaves out what a script can't begin without the browser's own dialog of choices (screens, USB,
 * payment).
 */
const FEATURES = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'];

const SECURITY = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of files that people bring, on every host and in the builder. A drawing that somebody opens by its own address is a
 * document, and could run a script: its policy allows nothing but what is drawn. Pages show it as `<img>`, which runs none.
 */
export const BROUGHT_FILES: FolderHeaders[] = [
  {
    folder: '/images/',
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" },
  },
  { folder: DOWNLOADS_FOLDER, headers: { 'Content-Disposition': 'attachment' } },
];

/** Returns the headers of a file in a folder with headers of its own. */
export const headersInFolder = (folders: readonly FolderHeaders[], path: string): Record<string, string> =>
  folders.find(({ folder }) => path.startsWith(folder))?.headers ?? {};

/** The regions that a build has, and those that it had. */
interface HostedRegions {
  shownRegions: readonly RegionCode[];
  formerRegions: readonly string[];
}

/** The hosting description of the site. */
export function describeHosting(
  policy: string,
  { shownRegions, formerRegions }: HostedRegions,
  { redirects, gone }: OldAddresses = { redirects: [], gone: [] },
): Hosting {
  return {
    headers: { 'Content-Security-Policy': policy, ...SECURITY },
    caching: {
      hashedFolder: '/assets/',
      hashed: `public, max-age=${YEAR_SECONDS}, immutable`,
      other: 'no-cache',
      otherPaths: ['/', ...shownRegions.flatMap((code) => [`/${code}`, `/${code}/*`]), `${PAGE_DATA}*`, '/sitemap.xml'],
    },
    folders: BROUGHT_FILES,
    dataFiles: [PAGE_DATA, '/assets/layout-'],
    types: TYPES,
    otherType: 'application/octet-stream',
    redirects: [
      ...redirects,
      ...['/', ...shownRegions.map((code) => `/${code}/`)].flatMap((to) =>
        ['index', 'index.html'].map((name) => ({ from: to + name, to })),
      ),
      // Last: a host that applies only the first rules leaves out these.
      ...redirects.map(({ from, to }) => ({ from: `${from}/`, to })),
    ],
    movedFolders: formerRegions.map((code) => ({ from: `/${code}`, to: `/${shownRegions[0] ?? ''}` })),
    gone,
    plainSitemap: { word: 'sitemap', real: '/sitemap.xml', file: '/sitemap.txt' },
    notFound: { page: '/404.html', text: 'Not found\n' },
    hidden: ['/_headers', '/_redirects', '/nginx.conf', '/Caddyfile', `/${HOSTING_FILE}`],
    wellKnownFolder: '/.well-known/',
  };
}

/** File in which the build stores the description for the preview server. */
export const HOSTING_FILE = 'hosting.json';
