/** The page that is made for each case study and that the cards lead to. */
export const CASE_PAGE = 'case-study';

/** Pages to which the program itself leads visitors, and when it does. */
export const NEEDED_PAGES: ReadonlyMap<string, string> = new Map([
  ['home', 'It is the home page.'],
  ['404', 'It is shown where no page stands.'],
  [CASE_PAGE, 'The cards of case studies lead to it.'],
  ['case-study-not-found', 'It is shown where no case study stands.'],
  ['thank-you', 'The contact form leads to it where there is no script.'],
]);
