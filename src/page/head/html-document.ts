import type { PageHead } from '../../schema/page-data.ts';
import { headTags, PAGE_TAG, type HeadTag } from './head-tags.ts';
import { HYDRATION_DATA_ID, type HydrationData } from '../loading/page-key.ts';

/** Assets that the build or the development server adds to every page. */
export interface DocumentAssets {
  /** Source of the head script. */
  headScript: string;
  /** URL of the page's script; absent if something else loads it. */
  entry?: string;
  /** URL of the whole stylesheet. */
  styles?: string;
  /** Markup for the end of the head, for example inlined CSS. */
  head: string;
  /** Markup for the end of the body. */
  foot?: string;
  /** URL of the layout data. */
  layoutUrl: string;
  /** The brand's background color, for the browser's own frame. */
  themeColor?: string;
  /** Whether layout data changes while the page is open, as in development. It's then requested by name, without a hash. */
  live?: boolean;
}

interface DocumentParts {
  head: PageHead;
  consentVersion: number;
  assets: DocumentAssets;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON escaped so that it can't close its script element. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const element = ({ tag, attributes }: HeadTag) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('')} ${PAGE_TAG}>`;

/** Icons and colors, identical on every page. */
const identity = (themeColor: string | undefined) => [
  `<link rel="icon" href="/favicon-32.png" sizes="32x32">`,
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  `<link rel="manifest" href="/site.webmanifest">`,
  ...(themeColor === undefined ? [] : [`<meta name="theme-color" content="${escapeHtml(themeColor)}">`]),
];

/**
 * Renders what surrounds the body of a page, which is the same at all of its addresses.
 * @returns a function that renders the complete HTML document
 */
export function createHtmlDocument({
  head,
  consentVersion,
  assets,
}: DocumentParts): (body: string, hydrationData: HydrationData) => string {
  const headScript = `<script${attribute('data-version', String(consentVersion))}${attribute('data-entry', assets.entry)}${attribute('data-styles', assets.styles)}${attribute('data-layout', assets.layoutUrl)}>${assets.headScript}</script>`;
  const begin = [
    `<!DOCTYPE html>`,
    `<html lang="${escapeHtml(head.lang)}" dir="${head.dir}" data-mantine-color-scheme="light">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(head.title)}</title>`,
    headScript,
    assets.head,
    ...identity(assets.themeColor),
    ...headTags(head).map(element),
    `<script type="application/ld+json" ${PAGE_TAG}>${scriptJson(head.structuredData)}</script>`,
    `</head>`,
    `<body>`,
  ].join('\n');
  const end = [...(assets.foot ? [assets.foot] : []), `</body>`, `</html>`, ''].join('\n');
  return (body, hydrationData) =>
    [
      begin,
      `<div id="app">${body}</div>`,
      `<script type="application/json" id="${HYDRATION_DATA_ID}">${scriptJson(hydrationData)}</script>`,
      end,
    ].join('\n');
}
