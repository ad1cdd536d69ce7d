import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** The regions of the specification. */
export const REGIONS = ['us', 'eu', 'dk'] as const;

/** The pre-rendered file of an address, without its scripts and styles. */
export const builtPage = (path: string): string =>
  readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8').replace(
    /<(script|style)[\s\S]*?<\/\1>|<link rel="stylesheet"[^>]*>/g,
    '',
  );

/** The words of a piece of HTML, as a reader has them. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** One section of a page, by its type. */
export function sectionOf(html: string, type: string): string {
  const start = html.indexOf(`<section data-section="${type}"`);
  expect(start, `a section ${type}`).toBeGreaterThan(-1);
  const end = html.indexOf('<section data-section=', start + 1);
  return html.slice(start, end > 0 ? end : html.indexOf('</main>', start));
}

/** The values of an attribute, in their order. */
export const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** The addresses of all links. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*>/g)].flatMap(([link]) => valuesOf(link, 'href'));

/** The words of every element of a kind. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    wordsOf(inner),
  );
