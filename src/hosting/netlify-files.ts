import { UNLISTED, type Hosting } from './hosting.ts';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Renders `_headers` for Netlify and Cloudflare Pages. No two blocks set the same header for an address, because
 * Cloudflare would join the values. The hosts add compression, `ETag`, `Vary` and 404.html themselves.
 */
export function netlifyHeaders({ headers, caching, dataFiles }: Hosting): string {
  const unlisted = dataFiles.map((beginning) => `${beginning}*`);
  return `${[
    block('/*', headers),
    block(`${caching.hashedFolder}*`, { 'Cache-Control': caching.hashed }),
    ...caching.otherPaths.map((path) =>
      block(path, { 'Cache-Control': caching.other, ...(unlisted.includes(path) && UNLISTED) }),
    ),
    ...unlisted.filter((path) => !caching.otherPaths.includes(path)).map((path) => block(path, UNLISTED)),
  ].join('\n\n')}\n`;
}

/**
 * Renders `_redirects` for Netlify and Cloudflare Pages. Their patterns can't match a word inside an address, so the
 * plain-text sitemap is served at the addresses that people try.
 */
export function netlifyRedirects({ redirects, movedFolders, plainSitemap: { word, file } }: Hosting): string {
  return `${[
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...movedFolders.flatMap(({ from, to }) => [`${from} ${to}/ 301`, `${from}/* ${to}/:splat 301`]),
    ...[`/${word}`, `/${word}/*`, `/:region/${word}`, `/:region/${word}.xml`].map((path) => `${path} ${file} 200`),
  ].join('\n')}\n`;
}
