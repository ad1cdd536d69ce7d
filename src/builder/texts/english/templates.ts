/** What new pages and sections start from. */
export const templates = {
  title: 'Templates',
  manage: { label: 'Templates…', keywords: 'rename remove starting points' },
  manageHint: 'What was made from a template stays as it is.',
  none: 'There are no templates yet. Save a page or a section as one: the menu “More” of each has “Save as template…”.',
  groups: { page: 'For new pages', section: 'For new sections' },

  saveAction: { label: 'Save as template…', keywords: 'starting point reuse' },
  savePage: (page: string) => `Save “${page}” as a template`,
  saveSection: (section: string) => `Save “${section}” as a template`,
  name: 'Name of the template',
  pageHint: 'New pages can start from it.',
  sectionHint: 'You find it when you add a section.',
  copyHint: 'It’s a copy: later changes here don’t change the template.',
  save: 'Save template',

  renameNamed: (name: string) => `Rename ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
};

/** What is missing before a draft can go live. */
export const goLive = {
  title: 'Before this page goes live',
  loading: 'Looking for what is missing…',
  /** Above what has to be done. */
  missing: 'Visitors see it once nothing of this is missing and “Draft” is off.',
  ready: 'Nothing is missing. Visitors see it as soon as it’s no draft any more.',
  alsoCheck: 'Also have a look at this:',
  turnOff: 'Turn “Draft” off',
  step: (page: string) => `${page}: no draft any more`,
};
