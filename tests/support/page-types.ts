import { CASE_SLUGS } from './site-words.ts';

/** A case study, below its region. */
export const CASE_PAGE = `case-study/${CASE_SLUGS[0]}`;

/** An address of every type of page, below its region. */
export const PAGE_TYPES = [
  '',
  'case-studies',
  CASE_PAGE,
  'case-study/nobody-knows-it',
  'services/marketing-agencies-google-ads-freelancer',
  'services/saas-google-ads-consultant',
  'about-me',
  'privacy-policy',
  'cookie-policy',
  'thank-you',
  'nothing-here',
] as const;
