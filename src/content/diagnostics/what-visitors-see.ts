import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import type { Message } from './diagnostic.ts';

/** What visitors would see of a mistake if it was published, by the kind of the mistake. */
export const VISITORS = {
  missingPage: say`Visitors who follow this link would see “Page not found”.`,
  missingPageOfLinks: say`Visitors who follow these links would see “Page not found”.`,
  missingHomePage: say`Visitors who open the website would see “Page not found”.`,
  limitedPage: say`Visitors who follow this link would see “Page not found” while its page isn’t shown.`,
  oldAddress: say`Visitors who follow an old link would see “Page not found”.`,
  sameAddress: say`Visitors would get only one of the two pages.`,
  missingAnchor: say`Visitors who follow this link would land at the top of the page.`,
  missingAnchorHere: say`Nothing would happen when visitors click this link.`,
  missingAnchorOnSomePages: say`On most pages, nothing would happen when visitors click this link.`,
  sameAnchor: say`Links to this name would lead to the first of the two.`,
  missingPicture: say`Visitors would see a gap in place of the picture.`,
  brokenPicture: say`Where this picture is shown, visitors would see a gap.`,
  missingSharedPicture: say`Where somebody shares the page, its picture would be missing.`,
  missingFile: say`Visitors wouldn’t get this file.`,
  missingEntry: say`Visitors wouldn’t see it here.`,
  missingSection: say`Visitors wouldn’t see this section.`,
  missingText: say`Visitors would find nothing here.`,
  missingLanguage: (language: Phrase) => say`Visitors who read ${language} would find nothing here.`,
  missingRegion: (region: string) => say`Visitors in ${verbatim(region)} would find nothing here.`,
  missingSearchText: say`Search results or shared links would lack this text.`,
  untranslated: (language: Phrase, source: Phrase) => say`Visitors who read ${language} would see ${source} here.`,
  asWritten: (sign: string) => say`Visitors would see ${verbatim(sign)} as plain text.`,
  signsAsWritten: say`Visitors would see these characters on the page.`,
  missingFact: (language: Phrase) => say`Visitors who read ${language} wouldn’t see this value.`,
  wrongAmount: say`Visitors would read a wrong amount.`,
  unconvertedAmount: say`Visitors of every region would read this amount in dollars.`,
  cutOff: say`Search results would cut it off.`,
  hardToRead: say`Some visitors couldn’t read it.`,
  otherFont: say`Visitors would see another font.`,
  lostMessages: say`Messages to this address wouldn’t reach you.`,
  /** For a mistake whose message says it. */
  said: verbatim(''),
} as const;

/** Adds to a message what visitors would see. */
export const seenAs = <M extends Pick<Message, 'form'>>(said: M, visitors: Phrase): M => ({
  ...said,
  form: { ...said.form, visitors },
});
