export const tour = {
  title: 'Tour',
  show: 'Show the tour',
  progress: (step: number, total: number) => `${step} of ${total}`,
  next: 'Next',
  skip: 'Skip the tour',
  steps: {
    navigation: {
      title: 'Pages and their sections',
      text: 'Open a page on the left. Its sections are listed below, from top to bottom: drag one to move it, or add another.',
    },
    preview: {
      title: 'The real page, in every region',
      text: 'Click a section or text to edit it; click the text again to edit it in place. All regions follow.',
    },
    form: {
      title: 'Every field, checked as you type',
      text: 'Texts stand side by side in all languages. What would break the site is never saved; the field says how to fix it.',
    },
    actions: {
      title: 'Saved as you type, and always reversible',
      text: 'Undo works even tomorrow. Visitors see nothing until you publish: “Publish” lists what’s new and puts it online.',
    },
  },
  /** Those that are others on a phone, which shows one thing at a time. */
  phoneSteps: {
    navigation: {
      title: 'One thing at a time',
      text: 'The bar at the bottom shows your pages, the open page, or its sections. “Add” adds a section; “More” has everything else.',
    },
    preview: {
      title: 'The real page',
      text: 'Tap a section or text to edit it; tap the text again to edit it in place. The switch above shows another region.',
    },
    form: {
      title: 'Every field, checked as you type',
      text: 'The fields of what you tapped open below the page. What would break the site is never saved; the field says how to fix it.',
    },
  },
  help: 'Help',
  shortcuts: {
    title: 'Keyboard shortcuts',
    anywhere: 'Anywhere',
    inOutline: 'In the list of sections',
    search: 'Find pages, texts and actions',
    back: 'Go back to the list of sections',
  },
  /** The language of the interface. Each names itself, so that it's found by those who read no other. */
  language: {
    label: 'Language',
    names: { en: 'English', da: 'Dansk' },
    keywords: 'language sprog danish dansk english engelsk',
  },
  /** Further words by which the commands are found. */
  keywords: { tour: 'help', shortcuts: 'help keys' },
};
