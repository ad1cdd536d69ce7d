/** The texts that need a translator. */
export const translations = {
  title: 'Translations',
  keywords: 'translate language untranslated missing older',
  loading: 'Loading the translations',
  failed: 'The translations can’t be shown',
  done: 'Everything is translated.',
  ofPage: (page: string) => `To translate on ${page}`,
  /** What is to be done about a translation. */
  states: {
    missing: 'Missing',
    same: 'Same in both languages',
    older: 'The other language changed since',
    untranslated: 'Not translated yet',
  },
  accept: {
    same: 'Same on purpose',
    older: 'Still fits',
  },
  noVersion: 'Outdated translations can be found once you’ve saved a version.',
  incomplete: 'Older versions aren’t on this computer, so outdated translations may be missing here.',
};
