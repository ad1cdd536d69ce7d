/** Placeholders on case-study pages, with the case-study field that each one shows. */
export const CASE_STUDY_VARIABLES = {
  client: 'clientName',
  industry: 'industry',
  result: 'result',
  summary: 'summary',
} as const;

/** A field with such a placeholder. */
export type CaseField = (typeof CASE_STUDY_VARIABLES)[keyof typeof CASE_STUDY_VARIABLES];

/** Returns the placeholders' values for one case study. */
export const caseStudyVariables = (caseStudy: Readonly<Record<CaseField, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(CASE_STUDY_VARIABLES).map(([name, field]) => [name, caseStudy[field]]));
