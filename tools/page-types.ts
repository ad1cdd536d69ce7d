import { ARTICLES, CASE_SLUGS, PAGE_FILES } from './site-content.ts';

/** A case study's path without region. */
export const CASE_STUDY_PATH = `case-study/${CASE_SLUGS[0]}`;

/** An article's path without region. */
export const ARTICLE_PATH = `article/${ARTICLES[0]?.id}`;

/** Pages that visitors reach by another address than their own. */
const WITHOUT_ADDRESS = new Set(['404', 'article', 'case-study', 'case-study-not-found']);

/** The first page with each combination of section types. */
const REPRESENTATIVES = PAGE_FILES.filter(
  ({ path, types }, index) =>
    !WITHOUT_ADDRESS.has(path) &&
    PAGE_FILES.findIndex((other) => other.types === types && !WITHOUT_ADDRESS.has(other.path)) === index,
).map(({ path }) => path);

/** A path of every page type, without region: pages, a case study, an article, an unknown case, and an unknown address. */
export const PAGE_TYPES: readonly string[] = [
  ...REPRESENTATIVES,
  CASE_STUDY_PATH,
  ARTICLE_PATH,
  'case-study/nobody-knows-it',
  'nothing-here',
];
