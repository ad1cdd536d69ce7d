import { escapeXml } from './escape-xml.ts';

/**
 * Renders a page that leads to another one, for hosts that serve files only. Search engines take a refresh without delay
 * for a permanent redirect.
 * @param lang locale of the region
 * @param to address with region, and without domain
 */
export function redirectPage({ to, siteUrl, lang }: { to: string; siteUrl: string; lang: string }): string {
  const address = escapeXml(to);
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${escapeXml(siteUrl)}${address}">
<meta http-equiv="refresh" content="0; url=${address}">
<a href="${address}">${address}</a>
`;
}
