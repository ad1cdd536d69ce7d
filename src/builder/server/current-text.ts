import { readContentText } from '../../authoring/content-edit/content-text.ts';

/** Returns the text of a file as it is now; '' if it can't be read. */
export function currentText(root: string, file: string): string {
  const read = readContentText(root, file);
  return 'text' in read ? (read.text ?? '') : '';
}
