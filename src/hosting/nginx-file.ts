import { HTML_TYPE, UNLISTED, type FileType, type FolderHeaders, type Hosting } from './hosting.ts';
import { quoteConfigValue } from './config-escape.ts';
import { escapeRegExp } from '../data/escape-regexp.ts';

const indent = (depth: number, lines: string[]) => lines.map((line) => (line ? '    '.repeat(depth) + line : line));

/** Renders a `location` for one content type, with the brotli file in place of the plain one if accepted. */
const location = (match: string, type: string, lines: string[]) => [
  `location ${match} {`,
  ...indent(1, ['types {}', `default_type ${quoteConfigValue(type)};`, ...lines]),
  '}',
];

/**
 * Renders `nginx.conf`: a complete configuration that needs only the modules of Debian's nginx-light. Brotli needs no
 * module: if the client accepts it, the `.br` file is sent with the original content type.
 */
export function nginxFile(hosting: Hosting): string {
  return `${[
    '# Written by the build; changes here are lost. Try it with: nginx -p dist/ -c nginx.conf',
    '# On a server of your own, change three lines: listen (and the certificate), server_name, root.',
    'events {}',
    'http {',
    ...indent(1, [...general(hosting), '', 'server {', ...indent(1, server(hosting)), '}']),
    '}',
  ].join('\n')}\n`;
}

const general = ({ headers, caching, dataFiles, folders }: Hosting) => [
  'sendfile on;',
  'server_tokens off;',
  'absolute_redirect off;',
  'gzip_static on;',
  'gzip_proxied any;',
  '',
  '# Whether brotli is taken: the ending of such files.',
  'map $http_accept_encoding $br {',
  '    default "";',
  String.raw`    "~*(?:^|[, ])br *(?:; *q=(?:1|0?\.0*[1-9])[0-9.]* *)?(?:,|$)" ".br";`,
  '}',
  'map $uri $coding {',
  '    default "";',
  String.raw`    "~\.br$" br;`,
  '}',
  'map $status$uri $caching {',
  `    default ${quoteConfigValue(caching.other)};`,
  `    "~^(?:200|206|304)${escapeRegExp(caching.hashedFolder)}" ${quoteConfigValue(caching.hashed)};`,
  '}',
  'map $uri $listing {',
  '    default "";',
  `    "~^(?:${dataFiles.map(escapeRegExp).join('|')})" ${quoteConfigValue(UNLISTED['X-Robots-Tag'])};`,
  '}',
  ...headersOfFolders(folders).flatMap(([name, own]) => [
    `map $status$uri ${variableOf(name)} {`,
    `    default ${quoteConfigValue(headers[name] ?? '')};`,
    ...own.map(([folder, value]) => `    "~^(?:200|206|304)${escapeRegExp(folder)}" ${quoteConfigValue(value)};`),
    '}',
  ]),
];

/** Returns the names of headers that differ between folders, each with its value in each of these. */
function headersOfFolders(folders: readonly FolderHeaders[]): [name: string, own: [folder: string, value: string][]][] {
  const names = new Set(folders.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => [
    name,
    folders.flatMap(({ folder, headers }) => (headers[name] === undefined ? [] : [[folder, headers[name]]])),
  ]);
}

/** Returns the variable that holds the value of a header. */
const variableOf = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

function server(hosting: Hosting): string[] {
  const { headers, redirects, gone, movedFolders, notFound, types, hidden, folders } = hosting;
  const ofFolders = headersOfFolders(folders).map(([name]) => name);
  return [
    'listen 8080;',
    'server_name _;',
    'root .;',
    'merge_slashes off;',
    ...Object.entries(headers)
      .filter(([name]) => !ofFolders.includes(name))
      .map(([name, value]) => `add_header ${name} ${quoteConfigValue(value)} always;`),
    // A header without a value isn't sent.
    ...ofFolders.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'add_header Cache-Control $caching always;',
    'add_header Vary Accept-Encoding always;',
    'add_header Content-Encoding $coding always;',
    'add_header X-Robots-Tag $listing always;',
    // An address that can't be decoded doesn't exist.
    `error_page 400 404 =404 ${notFound.page};`,
    ...(gone.length > 0 ? [`error_page 410 ${notFound.page};`] : []),
    '',
    ...location(`= ${notFound.page}`, HTML_TYPE, ['internal;', `try_files ${notFound.page}$br ${notFound.page} =404;`]),
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    ...gone.map((path) => `location = ${path} { return 410; }`),
    'location ~ // { return 404; }',
    ...movedFolders.map(
      ({ from, to }) => String.raw`location ~ ^${from}(?:/([\w/-]*))?$ { return 301 ${to}/$1$is_args$args; }`,
    ),
    ...sitemap(hosting),
    `location = ${notFound.page.replace(/\.html$/, '')} { return 404; }`,
    `location ~ ^(?:${hidden.map(escapeRegExp).join('|')})$ { error_page 404 @missing; return 404; }`,
    // Uses another name, because the extension would count as the content encoding.
    String.raw`location ~ \.(?:br|gz)$ { rewrite ^ ${hidden[0] ?? ''} last; }`,
    ...pages(),
    ...types.flatMap(files),
    ...[String.raw`~ \.\w+$`, hosting.wellKnownFolder].flatMap((match) =>
      location(match, hosting.otherType, ['try_files $uri =404;']),
    ),
    ...location('@missing', 'text/plain; charset=utf-8', [
      'internal;',
      `return 404 ${quoteConfigValue(notFound.text.trimEnd())};`,
    ]),
  ];
}

const sitemap = ({ plainSitemap: { word, real, file }, caching }: Hosting) =>
  location(
    `~ ^(?!${escapeRegExp(caching.hashedFolder)}|${escapeRegExp(real)}$).*${escapeRegExp(word)}`,
    'text/plain; charset=utf-8',
    [`try_files ${file}$br ${file} =404;`],
  );

/** Page rules. Redirects only ever contain addresses of plain characters. */
const pages = () => [
  String.raw`location ~ ^((?:/[\w-]+)+)\.html$ {`,
  '    if (-f $request_filename) { return 301 $1$is_args$args; }',
  '    return 404;',
  '}',
  ...location(String.raw`~ ^((?:/[\w-]+)+)/$`, HTML_TYPE, [
    'if (-f $document_root$1.html) { return 301 $1$is_args$args; }',
    'try_files ${uri}index.html$br ${uri}index.html =404;',
  ]),
  ...location('/', HTML_TYPE, ['try_files $uri.html$br $uri.html $uri/index.html$br $uri/index.html =404;']),
];

const files = ({ ending, type, compressed }: FileType) =>
  location(String.raw`~ \.${escapeRegExp(ending)}$`, type, [`try_files ${compressed ? '$uri$br ' : ''}$uri @missing;`]);
