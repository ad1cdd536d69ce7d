/** The pages in their frames. */
export const frames = {
  title: 'Pages in their frames',
  scale: (percent: number) => `${percent} %`,
  toolbar: {
    title: 'What a click on the page does',
    select: 'Edit',
    interact: 'Use the page',
  },

  /** Names of what can be selected on a page. */
  names: {
    header: 'Header',
    breadcrumbs: 'Breadcrumbs',
    footer: 'Footer',
    section: 'Section',
    text: 'Text',
    fact: (name: string) => `Fact: ${name}`,
  },
  tag: {
    editInForm: 'Edit in the form',
    open: (page: string) => `Open ${page}`,
  },

  editing: {
    hint: 'Enter: done · Esc: restore the old text',
    escape: 'Esc restores the old text.',
    restore: 'Restore the old text',
    restored: (text: string) => `Restored “${text}”`,
    changedElsewhere: (theirs: string) => `This text was also changed elsewhere while you were typing: “${theirs}”`,
    removedElsewhere: 'This text was also changed elsewhere while you were typing: it was removed.',
    moreInForm: 'The form says what is possible.',
  },

  /** Why a text is edited in the form rather than where it stands. */
  inForm: {
    section: 'These words come from no single field: the fields that make them are in the form.',
    rich: 'This text can have paragraphs, bold words and links: it’s edited in the form.',
    fact: 'This is a fact, which other texts may show, too: it’s edited in the form.',
    number: 'This amount is worked out from a number: it’s edited in the form.',
    notWords: 'This text isn’t shown as words of the page: it’s edited in the form.',
    filledIn: 'This text has a fact or an amount that the page fills in: it’s edited in the form.',
    parts: 'This text has several parts on the page: it’s edited in the form.',
    loading: 'The page is still loading: this text is edited in the form.',
  },
};
