import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One page of each type, by its address below a region. */
export const MEASURED_PAGES = {
  home: '',
  'case list': 'case-studies',
  'case detail': 'case-study/techflow-solutions-workflow-software',
  'service page': 'services/saas-google-ads-consultant',
  about: 'about-me',
  legal: 'privacy-policy',
} as const;

/** The regions whose pages are measured: one of each language. */
export const MEASURED_REGIONS = ['us', 'dk'] as const;

/** A page that is measured. */
export interface MeasuredPage {
  name: keyof typeof MEASURED_PAGES;
  region: string;
  /** Address on the site. */
  path: string;
  /** File in `dist/`. */
  file: string;
}

/** A page of a region, by its type. */
export function measuredPage(name: keyof typeof MEASURED_PAGES, region: string = 'us'): MeasuredPage {
  const path = MEASURED_PAGES[name];
  return { name, region, path: `/${region}/${path}`, file: `${region}/${path || 'index'}.html` };
}

/** Every measured page of the measured regions. */
export const measuredPages = (): MeasuredPage[] =>
  MEASURED_REGIONS.flatMap((region) =>
    (Object.keys(MEASURED_PAGES) as (keyof typeof MEASURED_PAGES)[]).map((name) => measuredPage(name, region)),
  );

/** The folder of the built site. Throws where there is none. */
export function builtSite(root: string): string {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no dist/ to measure. Run "npm run build" first.');
  return dist;
}
