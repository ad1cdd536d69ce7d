/** Pages to which the program itself leads visitors, and when it does. */
export const NEEDED_PAGES: ReadonlyMap<string, string> = new Map([
  ['home', 'It is the home page.'],
  ['404', 'It is shown where no page stands.'],
  ['case-study', 'The cards of case studies lead to it.'],
  ['case-study-not-found', 'It is shown where no case study stands.'],
  ['thank-you', 'The contact form leads to it where there is no script.'],
]);
