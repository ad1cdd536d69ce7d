import { existsSync, readFileSync } from 'node:fs';
import { CASE_SLUGS, DEFAULT_CODE, PAGE_FILES } from './site-content.ts';

/** A case study's path without region. */
export const CASE_STUDY_PATH = `case-study/${CASE_SLUGS[0]}`;

/** Pages that visitors reach by another address than their own. */
const hasNoAddress = ({ path, each }: (typeof PAGE_FILES)[number]): boolean =>
  each !== undefined || path === '404' || path.endsWith('-not-found');

const PAGES = PAGE_FILES.filter((page) => !hasNoAddress(page));

/** The first page with each combination of section types. */
const REPRESENTATIVES = PAGES.filter(
  ({ types }, index) => PAGES.findIndex((other) => other.types === types) === index,
).map(({ path }) => path);

const SITEMAP = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : '';

/** The pages that show an entry, each with the last part of the address of one. */
const ENTRY_PAGES = PAGE_FILES.flatMap(({ path, each, alsoAt }) => {
  const [, slug] = new RegExp(`/${DEFAULT_CODE}/${path}/([^/<]+)<`).exec(SITEMAP) ?? [];
  return each !== undefined && slug !== undefined ? [{ path, slug, alsoAt }] : [];
});

/**
 * A path of every page type of the built site, without region: pages, an entry of each collection, an unknown entry of each,
 * and an unknown address.
 */
export const PAGE_TYPES: readonly string[] = [
  ...REPRESENTATIVES,
  ...ENTRY_PAGES.map(({ path, slug }) => `${path}/${slug}`),
  ...ENTRY_PAGES.map(({ path }) => `${path}/nobody-knows-it`),
  'nothing-here',
];

/** Further addresses of these entries, without region. */
export const ENTRY_ALIASES: readonly string[] = ENTRY_PAGES.flatMap(({ slug, alsoAt }) =>
  alsoAt.map((path) => `${path}/${slug}`),
);
