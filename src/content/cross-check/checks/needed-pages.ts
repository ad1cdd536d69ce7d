import { CASE_NOT_FOUND_PAGE, NOT_FOUND_PAGE } from '../../../schema/page-data-key.ts';

/** The page template for case studies, used if no page declares `each: case-studies`. */
export const CASE_STUDY_PAGE = 'case-study';

/** Pages that the application itself links to, and when. */
export const NEEDED_PAGES: ReadonlyMap<string, string> = new Map([
  ['home', 'It is the home page.'],
  [NOT_FOUND_PAGE, 'It is shown for unknown addresses.'],
  [CASE_NOT_FOUND_PAGE, 'It is shown for unknown case studies.'],
  ['thank-you', 'The contact form redirects to it without JavaScript.'],
]);

/** Why the case-study page is required. */
export const CASE_PAGE_USE = 'The case-study cards link to it.';
