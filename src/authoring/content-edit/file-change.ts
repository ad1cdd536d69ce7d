/** A file of `content/` before and after an edit; `null` if it doesn't exist. */
export interface FileChange {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  before: string | null;
  after: string | null;
}
