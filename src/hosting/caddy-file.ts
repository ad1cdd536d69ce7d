import { UNLISTED, type Hosting } from './hosting.ts';
import { quoteConfigValue } from './config-escape.ts';
import { escapeRegExp } from '../data/escape-regexp.ts';

const indent = (lines: string[]) => lines.map((line) => (line ? `\t${line}` : line));

const block = (head: string, lines: string[]) => [`${head} {`, ...indent(lines), '}'];

const PAGE = String.raw`^((?:/[\w-]+)+)`;

/** Renders the `Caddyfile`. Address and folder come from environment variables, so the file needs no edits. */
export function caddyFile(hosting: Hosting): string {
  return `${[
    '# Written by the build; changes here are lost. Try it with: cd dist && caddy run',
    '# On a server of your own: SITE_ADDRESS=www.example.com SITE_ROOT=/var/www/site caddy run --config Caddyfile',
    ...block('{$SITE_ADDRESS::8080}', [
      'root * {$SITE_ROOT:.}',
      ...block('map {query} {suffix}', ['~^(.+)$ "?${1}"', 'default ""']),
      ...headers(hosting),
      ...block('route', [...refusals(hosting), ...sitemap(hosting), ...redirects(hosting), ...files(hosting)]),
      ...block('handle_errors', errors(hosting)),
    ]),
  ].join('\n')}\n`;
}

const headers = ({ headers: own, caching }: Hosting) =>
  block('header', [
    ...Object.entries(own).map(([name, value]) => `${name} ${quoteConfigValue(value)}`),
    'Vary Accept-Encoding',
    `Cache-Control ${quoteConfigValue(caching.other)}`,
  ]);

const refusals = ({ hidden, notFound }: Hosting) => [
  '@method not method GET HEAD',
  'error @method 405',
  '@odd expression `{http.request.orig_uri}.matches("^[^?]*(?://|%00|[^?]{999})")`',
  'error @odd 404',
  `@hidden path ${hidden.join(' ')} *.br *.gz`,
  'error @hidden 404',
  `error ${notFound.page.replace(/\.html$/, '')}* 404`,
];

/** Must precede the rules for file extensions, because any extension may follow the word. */
const sitemap = ({ plainSitemap: { word, real, file }, caching }: Hosting) => [
  ...block('@sitemap', [`path_regexp ${escapeRegExp(word)}`, `not path ${real} ${caching.hashedFolder}*`]),
  `rewrite @sitemap ${file}`,
];

const redirects = ({ redirects: list, movedFolders, gone }: Hosting) => [
  ...gone.map((path) => `error ${path} 410`),
  ...list.map(({ from, to }) => `redir ${from} ${to}{suffix} 301`),
  ...movedFolders.flatMap(({ from, to }, index) => [
    String.raw`@moved${index} path_regexp moved${index} ^${from}(?:/([\w/-]*))?$`,
    `redir @moved${index} ${to}/{re.moved${index}.1}{suffix} 301`,
  ]),
  ...block('@ending', [`path_regexp ending ${PAGE}\\.html$`, 'file {path}']),
  'redir @ending {re.ending.1}{suffix} 301',
  '@otherEnding path *.html',
  'error @otherEnding 404',
  `@slash path_regexp slash ${PAGE}/$`,
  ...block('route @slash', ['@page file {re.slash.1}.html', 'redir @page {re.slash.1}{suffix} 301']),
];

const files = ({ caching, dataFiles, types, folders }: Hosting) => [
  'try_files {path} {path}.html {path}/index.html',
  ...types.flatMap(({ ending, type }) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type ${quoteConfigValue(type)}`,
  ]),
  `header ${caching.hashedFolder}* Cache-Control ${quoteConfigValue(caching.hashed)}`,
  ...dataFiles.map((beginning) => `header ${beginning}* X-Robots-Tag ${quoteConfigValue(UNLISTED['X-Robots-Tag'])}`),
  ...folders.flatMap(({ folder, headers: own }, index) => [
    ...block(`@folder${index}`, [`path ${folder}*`, 'file']),
    ...Object.entries(own).map(([name, value]) => `header @folder${index} ${name} ${quoteConfigValue(value)}`),
  ]),
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', 'index off']),
];

function errors(hosting: Hosting): string[] {
  const endings = [...hosting.types.map(({ ending }) => ending), 'br', 'gz'];
  return [
    ...headers(hosting),
    ...block('@file', [
      `path_regexp ^(?:${hosting.hidden.map(escapeRegExp).join('|')}|.*\\.(?:${endings.join('|')}))$`,
    ]),
    ...block('handle @file', [
      'header Content-Type "text/plain; charset=utf-8"',
      `respond ${quoteConfigValue(hosting.notFound.text.trimEnd())} {err.status_code}`,
    ]),
    ...block('handle', [
      'header Content-Type "text/html; charset=utf-8"',
      `rewrite * ${hosting.notFound.page}`,
      ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
    ]),
  ];
}
