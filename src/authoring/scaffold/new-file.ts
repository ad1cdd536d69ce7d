/** A file that is about to be made. */
export interface NewFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}
