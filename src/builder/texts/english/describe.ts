/** What values, and changes of them, are called. */
export const describe = {
  file: 'File',
  /** A name in quotes, as it stands inside a sentence. */
  quoted: (name: string) => `“${name}”`,
  item: (position: number) => `item ${position}`,
  /** The page that is made for each entry of a collection, by the name of its file. */
  layout: (name: string) => `${name} layout`,
  yes: 'Yes',
  no: 'No',
  position: (position: number, total: number) => `Position ${position} of ${total}`,
  moved: (label: string) => `${label} moved`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  hasMistake: 'The file has a mistake',
  hadMistake: 'The file had a mistake',
  notes: 'Notes and layout of the file',
  doneBeforePublishing: (notes: string) => `Done before you publish: ${notes}`,
};
