/** The frame of a form's fields: titles, help, and the buttons that add and remove fields. */
export const fields = {
  about: (title: string) => `About ${title}`,
  remove: (title: string) => `Remove ${title}`,
  /** Names the step of the history. */
  removed: (title: string) => `${title} removed`,
  add: (title: string) => `Add ${title}`,
  addOne: 'Add …',
  /** Names the step of the history. */
  added: (title: string) => `${title} added`,
  address: 'Address',
  addressHelp: (region: string) => `The part of the address after /${region}/. Links on your site are updated with it.`,
  ofSection: 'Visibility & link name',
  ofPage: 'Visibility & addresses',
  /** Accessible name of a form: its type and what it's about. */
  formOf: (title: string, name: string) => `${title}: ${name}`,
};
