/** A mistake and its remedy as a form names them, which has labels, switches and pickers: no lines, keys or quotes. */
export interface InForm {
  message: string;
  hint: string;
}

/**
 * What a form says in place of the words for the file. The message is the same if it's left out; `same` if the hint is
 * good in a form, too.
 */
export type FormWording = 'same' | (Partial<InForm> & Pick<InForm, 'hint'>);
