/** An address of every type of page, below its region. */
export const PAGE_TYPES = [
  '',
  'case-studies',
  'case-study/techflow-solutions-workflow-software',
  'case-study/nobody-knows-it',
  'services/marketing-agencies-google-ads-freelancer',
  'services/saas-google-ads-consultant',
  'about-me',
  'privacy-policy',
  'cookie-policy',
  'thank-you',
  'nothing-here',
] as const;
