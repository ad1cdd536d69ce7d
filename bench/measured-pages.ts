import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CASE_STUDY_PATH } from '../tools/page-types.ts';
import { CASE_SLUGS, DEFAULT_CODE, PAGE_FILES, REGION_PER_LANGUAGE } from '../tools/site-content.ts';

/** A case study with every field. */
const LONG_CASE = 'techflow-solutions-workflow-software';

/** One page of each type, by path without region. */
export const MEASURED_PAGES = {
  home: '',
  'case list': 'case-studies',
  'case detail': CASE_SLUGS.includes(LONG_CASE) ? `case-study/${LONG_CASE}` : CASE_STUDY_PATH,
  'service page': 'services/saas-google-ads-consultant',
  about: 'about-me',
  legal: 'privacy-policy',
} as const;

/** A measured page. */
export interface MeasuredPage {
  name: keyof typeof MEASURED_PAGES;
  region: string;
  /** Address on the site. */
  path: string;
  /** File in `dist/`. */
  file: string;
}

/** Returns a region's page by type. */
export function measuredPage(name: keyof typeof MEASURED_PAGES, region: string = DEFAULT_CODE): MeasuredPage {
  const path = MEASURED_PAGES[name];
  return { name, region, path: `/${region}/${path}`, file: `${region}/${path || 'index'}.html` };
}

const PATHS = new Set([...PAGE_FILES.map(({ path }) => path), ...CASE_SLUGS.map((slug) => `case-study/${slug}`)]);

/** All measured pages of regions that the content has. Default: one region per language. */
export const measuredPages = (regions: readonly string[] = REGION_PER_LANGUAGE): MeasuredPage[] =>
  regions.flatMap((region) =>
    (Object.keys(MEASURED_PAGES) as (keyof typeof MEASURED_PAGES)[])
      .filter((name) => PATHS.has(MEASURED_PAGES[name]))
      .map((name) => measuredPage(name, region)),
  );

/** Returns the folder of the built site. Throws if it doesn't exist. */
export function builtSite(root: string): string {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no dist/ to measure. Run "npm run build" first.');
  return dist;
}
