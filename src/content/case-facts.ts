/** What pages made for each case study may name in braces, with the field of the case study that is put in its place. */
export const CASE_FIELDS = {
  client: 'clientName',
  industry: 'industry',
  result: 'result',
  summary: 'summary',
} as const;

/** A field of a case study that can be named so. */
export type CaseField = (typeof CASE_FIELDS)[keyof typeof CASE_FIELDS];

/** The values of these names for one case study. */
export const caseFacts = (study: Readonly<Record<CaseField, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(CASE_FIELDS).map(([name, field]) => [name, study[field]]));
