import { readContentText } from '../content-edit/content-text.ts';

/** What helps if a file isn't as it was shown any more. */
export const RELOAD_REMEDY = 'Reload the page to see what is there now.';

/** Why nothing is done at a place that is counted by an older text. */
export const CHANGED_SINCE = 'This has changed in the meantime.';

/** Returns the text of a file as it is now; '' if it can't be read. */
export function currentText(root: string, file: string): string {
  const read = readContentText(root, file);
  return 'text' in read ? (read.text ?? '') : '';
}
