import { CASE_SLUGS } from './site-content.ts';

/** A case study's path without region. */
export const CASE_STUDY_PATH = `case-study/${CASE_SLUGS[0]}`;

/** A path of every page type, without region. */
export const PAGE_TYPES = [
  '',
  'case-studies',
  CASE_STUDY_PATH,
  'case-study/nobody-knows-it',
  'services/marketing-agencies-google-ads-freelancer',
  'services/saas-google-ads-consultant',
  'about-me',
  'privacy-policy',
  'cookie-policy',
  'thank-you',
  'nothing-here',
] as const;
