import { headersInFolder, HTML_TYPE, UNLISTED, type Hosting } from './hosting.ts';

/** A file as the response. */
interface FileResolution {
  status: 200 | 404 | 410;
  file: string;
  type: string;
  compressed: boolean;
  caching: string;
  /** Headers of this file alone. */
  headers?: Record<string, string>;
}

/** The response to a request: a file, a redirect, or a short text. */
export type RequestResolution = FileResolution | { status: 301; location: string } | { status: 404; text: string };

/**
 * Scheme and host of a request in absolute form, as proxies send it (RFC 9112, section 3.2.2): the site has one host.
 */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** An encoded slash or backslash isn't a separator (RFC 3986, section 2.2), and no page name contains one. */
const ENCODED_SLASH = /%2f|%5c/i;

/** Redirects only ever contain addresses of these characters. */
const PLAIN_PAGE = /^((?:\/[\w-]+)+)(?:\.html|\/)$/;

/**
 * Resolves a request according to the hosting description.
 * @param target as in the request line
 * @param isFile whether the built site has a file, by its path with a leading slash
 */
export function resolveRequest(hosting: Hosting, target: string, isFile: (path: string) => boolean): RequestResolution {
  const [raw = '', ...rest] = target.replace(ABSOLUTE_FORM, '').split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const path = decoded(raw);
  if (path === undefined || /\/\/|\\|\/\.\.?(?:\/|$)/.test(path)) return missingPage(hosting);
  const moved =
    hosting.redirects.find(({ from }) => from === path)?.to ?? movedPage(hosting, path) ?? properAddress(path, isFile);
  if (moved) return { status: 301, location: moved + query };
  if (hosting.gone.includes(path)) return { ...missingPage(hosting), status: 410 };
  const { word, real, file } = hosting.plainSitemap;
  if (path.includes(word) && path !== real && !path.startsWith(hosting.caching.hashedFolder))
    return fileAnswer(hosting, file, isFile);
  if (path.endsWith('.html') || ENCODED_SLASH.test(raw)) return missingPage(hosting);
  const isFilePath = /\.\w+$/.test(path) || path.startsWith(hosting.wellKnownFolder);
  const isPage = !isFilePath && !hosting.hidden.includes(path);
  return isPage ? pageAnswer(hosting, path, isFile) : fileAnswer(hosting, path, isFile);
}

/** Returns the new address of a page in a folder that moved. */
function movedPage({ movedFolders }: Hosting, path: string): string | undefined {
  const folder = movedFolders.find(({ from }) => path === from || path.startsWith(`${from}/`));
  if (!folder) return undefined;
  const page = path.slice(folder.from.length + 1);
  return /^[\w/-]*$/.test(page) ? `${folder.to}/${page}` : undefined;
}

/** Returns the path of a request, or `undefined` if no file could have such a name. */
function decoded(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw.split('#')[0] ?? '');
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address of a page that was requested with an extension or slash that it doesn't have. */
function properAddress(path: string, isFile: (path: string) => boolean): string | undefined {
  const page = PLAIN_PAGE.exec(path)?.[1];
  return page && page !== '/404' && isFile(`${page}.html`) ? page : undefined;
}

function pageAnswer(hosting: Hosting, path: string, isFile: (path: string) => boolean): RequestResolution {
  const folder = path.replace(/\/$/, '');
  const file = [`${path}.html`, `${folder}/index.html`].find((candidate) => isFile(candidate));
  if (!file || path === '/404') return missingPage(hosting);
  return { status: 200, file, type: HTML_TYPE, compressed: true, caching: hosting.caching.other };
}

const missingPage = ({ notFound, caching }: Hosting): FileResolution => ({
  status: 404,
  file: notFound.page,
  type: HTML_TYPE,
  compressed: true,
  caching: caching.other,
});

function fileAnswer(hosting: Hosting, file: string, isFile: (path: string) => boolean): RequestResolution {
  const { hidden, types, otherType, caching, dataFiles, notFound, folders } = hosting;
  const found = types.find(({ ending }) => file.endsWith(`.${ending}`));
  const kept = hidden.includes(file) || /\.(?:br|gz)$/.test(file);
  if (kept || !isFile(file)) return kept || found ? { status: 404, text: notFound.text } : missingPage(hosting);
  const headers = {
    ...headersInFolder(folders, file),
    ...(dataFiles.some((beginning) => file.startsWith(beginning)) && UNLISTED),
  };
  return {
    status: 200,
    file,
    type: found?.type ?? otherType,
    compressed: found?.compressed ?? false,
    caching: file.startsWith(caching.hashedFolder) ? caching.hashed : caching.other,
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}
