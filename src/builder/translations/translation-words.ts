/** What is to be done about a translation, by its state. */
export const TRANSLATION_WORDS = {
  missing: 'Missing',
  same: 'Same in both languages',
  older: 'The other language changed since',
  untranslated: 'Not translated yet',
};
