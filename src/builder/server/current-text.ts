import { readContentText } from '../../authoring/content-edit/content-path.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { isSameJson, jsonAt } from './plain-value.ts';
import type { RecentTexts } from './recent-texts.ts';
import type { Path } from '../../data/path.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';

/** Returns the text of a file as it is now; '' if it can't be read. */
export function currentText(root: string, file: string): string {
  const read = readContentText(root, file);
  return 'text' in read ? (read.text ?? '') : '';
}

/**
 * Returns whether something else stands at a path than the author saw there, or nobody knows: the file changed since.
 * @param hash identifies the text that the author saw; without one, the place is taken as it is
 */
export function isAnother(
  { root, recent }: { root: string; recent: RecentTexts },
  file: string,
  path: Path,
  hash: string | undefined,
): boolean {
  const text = currentText(root, file);
  if (hash === undefined || hashOf(text) === hash) return false;
  const [seen, now] = [recent.get(hash), text].map(dataOrUndefined);
  return seen === undefined || now === undefined || !isSameJson(jsonAt(seen, path), jsonAt(now, path));
}
