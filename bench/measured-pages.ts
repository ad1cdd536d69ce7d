import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One page of each type, by path without region. */
export const MEASURED_PAGES = {
  home: '',
  'case list': 'case-studies',
  'case detail': 'case-study/techflow-solutions-workflow-software',
  'service page': 'services/saas-google-ads-consultant',
  about: 'about-me',
  legal: 'privacy-policy',
} as const;

/** The measured regions: one per language. */
export const MEASURED_REGIONS = ['us', 'dk'] as const;

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
export function measuredPage(name: keyof typeof MEASURED_PAGES, region: string = 'us'): MeasuredPage {
  const path = MEASURED_PAGES[name];
  return { name, region, path: `/${region}/${path}`, file: `${region}/${path || 'index'}.html` };
}

/** All measured pages of the measured regions. */
export const measuredPages = (): MeasuredPage[] =>
  MEASURED_REGIONS.flatMap((region) =>
    (Object.keys(MEASURED_PAGES) as (keyof typeof MEASURED_PAGES)[]).map((name) => measuredPage(name, region)),
  );

/** Returns the folder of the built site. Throws if it doesn't exist. */
export function builtSite(root: string): string {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no dist/ to measure. Run "npm run build" first.');
  return dist;
}
