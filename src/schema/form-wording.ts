import type { Phrase } from '../i18n/phrase.ts';

/**
 * A mistake and its remedy as a form names them, which has labels, switches and pickers: no lines, keys or quotes. They're
 * said in the language of the person.
 */
export interface InForm {
  message: Phrase;
  hint: Phrase;
  /** What visitors would see if it was published; '' if the message says it, absent if there's nothing particular. */
  visitors?: Phrase;
}
