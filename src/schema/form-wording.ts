import type { Phrase } from '../i18n/phrase.ts';

/**
 * A mistake and its remedy as a form names them, which has labels, switches and pickers: no lines, keys or quotes. They're
 * said in the language of the person.
 */
export interface InForm {
  message: Phrase;
  hint: Phrase;
}
