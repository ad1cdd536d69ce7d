import { REGION_CODES } from '../regions/region-code.ts';

/** A file ending, what it is sent as, and whether `.br` and `.gz` files stand beside such files. */
export interface FileType {
  ending: string;
  type: string;
  compressed: boolean;
}

/** An address that has moved. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * How the site wants to be served, as data: the preview server follows it, and the files for hosts are written from it.
 * Pages are found by one rule everywhere: `/a/b` is `a/b.html`, else `a/b/index.html`; the address of a page with
 * another ending (`/a/b/`, `/a/b.html`) leads there by one redirect.
 */
export interface Hosting {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** `Cache-Control` of the files whose names hold a hash, and of everything else. */
  caching: { hashedFolder: string; hashed: string; other: string; otherPaths: string[] };
  types: FileType[];
  /** What a file of any other ending is sent as. */
  otherType: string;
  redirects: Redirect[];
  /** Any address outside the hashed folder that holds the word gets the file; the address of the real one does not. */
  plainSitemap: { word: string; real: string; file: string };
  /** What is not there gets the page with status 404; a file of a known type, which no visitor reads, gets the text. */
  notFound: { page: string; text: string };
  /** Files of the build that are meant for hosts, not for visitors. */
  hidden: string[];
}

/** What pages are sent as. */
export const HTML_TYPE = 'text/html; charset=utf-8';

const YEAR = 31_536_000;

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
  binary('woff2', 'font/woff2'),
  binary('png', 'image/png'),
  binary('jpg', 'image/jpeg'),
  binary('jpeg', 'image/jpeg'),
  binary('webp', 'image/webp'),
  binary('avif', 'image/avif'),
  binary('ico', 'image/x-icon'),
  binary('pdf', 'application/pdf'),
];

/**
 * What tells something of visitors or costs them something: no page asks for it, and no script may have it. The list is
 * sent with every page, before anything can be seen of it.
 */
const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const SECURITY = {
  'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How the site wants to be served. */
export function describeHosting(policy: string): Hosting {
  return {
    headers: { 'Content-Security-Policy': policy, ...SECURITY },
    caching: {
      hashedFolder: '/assets/',
      hashed: `public, max-age=${YEAR}, immutable`,
      other: 'no-cache',
      otherPaths: ['/', ...REGION_CODES.flatMap((code) => [`/${code}`, `/${code}/*`]), '/documents/*', '/sitemap.xml'],
    },
    types: TYPES,
    otherType: 'application/octet-stream',
    redirects: ['/', ...REGION_CODES.map((code) => `/${code}/`)].flatMap((to) =>
      ['index', 'index.html'].map((name) => ({ from: to + name, to })),
    ),
    plainSitemap: { word: 'sitemap', real: '/sitemap.xml', file: '/sitemap.txt' },
    notFound: { page: '/404.html', text: 'Not found\n' },
    hidden: ['/_headers', '/_redirects', '/nginx.conf', '/Caddyfile', `/${HOSTING_FILE}`],
  };
}

/** Where the build leaves the description for the preview server. */
export const HOSTING_FILE = 'hosting.json';
