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

/** What the server says of templates. */
export const templateAnswers = {
  taken: (name: string) => `There is a template called “${name}” already. Choose another name.`,
  noTemplate: 'There is no such template any more.',
  noSection: 'This isn’t a section.',
  /** A template in a list of files. */
  title: (name: string) => `Template: ${name}`,
  saved: (name: string) => `Saved the template ${name}`,
  removed: (name: string) => `Removed the template ${name}`,
  /** Labels of steps in the history. */
  saveStep: (name: string) => `Save the template ${name}`,
  removeStep: (name: string) => `Remove the template ${name}`,
  renamed: (name: string) => `The template is called ${name} now`,
  renameStep: (before: string, name: string) => `Rename the template ${before} to ${name}`,
};

/** Why a draft can't go live yet. */
export const draftAnswers = {
  sample: (note: string) => `This is still a sample: ${note}`,
  inFile: 'Put in your own, then delete the comment.',
  inForm: 'Put in your own, then click “Done” in the list of what is missing.',
};
