/** Maximum size of a content file, in bytes. A larger one is a mistake. */
export const MAX_FILE_BYTES = 256 * 1024;

/** A content file as text. */
export interface SourceFile {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  text: string;
}
