import type { PageHead } from '../schema/document.ts';
import { headTags, PAGE_TAG, type HeadTag } from './head-tags.ts';
import { EMBEDDED_DATA_ID, type EmbeddedData } from './page-request.ts';

/** What the build, or the development server, puts into every page. */
export interface PageAssets {
  /** The small script of the head, as text. */
  boot: string;
  /** Address of the page's script; absent where something else starts it. */
  entry?: string;
  /** Address of the whole stylesheet. */
  styles?: string;
  /** Markup for the end of the head, for example the inlined rules. */
  head: string;
  /** Markup for the end of the body. */
  foot?: string;
  /** Address of what frames the page. */
  frame: string;
  /** Whether layout data changes while the page is open, as in development: then it is requested by its name. */
  live?: boolean;
}

interface DocumentParts {
  head: PageHead;
  body: string;
  embedded: EmbeddedData;
  consentVersion: number;
  assets: PageAssets;
}

const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that no HTML parser can mistake for the end of its element. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const element = ({ tag, attributes }: HeadTag) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('')} ${PAGE_TAG}>`;

/** Icons and colours, the same on every page. */
const IDENTITY = [
  `<link rel="icon" href="/favicon-32.png" sizes="32x32">`,
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  `<link rel="manifest" href="/site.webmanifest">`,
  `<meta name="theme-color" content="#fbf8f3">`,
];

/** The whole HTML document of a page. */
export function renderDocument({ head, body, embedded, consentVersion, assets }: DocumentParts): string {
  const boot = `<script${attribute('data-version', String(consentVersion))}${attribute('data-entry', assets.entry)}${attribute('data-styles', assets.styles)}${attribute('data-frame', assets.frame)}>${assets.boot}</script>`;
  return [
    `<!DOCTYPE html>`,
    `<html lang="${escapeHtml(head.lang)}" data-mantine-color-scheme="light">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(head.title)}</title>`,
    boot,
    assets.head,
    ...IDENTITY,
    ...headTags(head).map(element),
    `<script type="application/ld+json" ${PAGE_TAG}>${scriptJson(head.structuredData)}</script>`,
    `</head>`,
    `<body>`,
    `<div id="app">${body}</div>`,
    `<script type="application/json" id="${EMBEDDED_DATA_ID}">${scriptJson(embedded)}</script>`,
    ...(assets.foot ? [assets.foot] : []),
    `</body>`,
    `</html>`,
    '',
  ].join('\n');
}
