/** The words about the online copy of the site. */
export const englishRemote = {
  draft: {
    title: 'Unpublished changes aren’t copied online',
    /** Stands behind a sentence that says why. */
    tryAgain: 'The builder tries again by itself. All changes are saved here.',
    otherBuilder:
      'The online copy has unpublished changes from another builder. Ask your developer which of the two should copy its own there.',
  },
};
