import type { OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { launchItemsIn } from '../../content/parse/launch-items.ts';
import { pathByIndent } from '../../content/parse/path-by-indent.ts';
import type { OpenLaunchItem } from '../protocol/answers.ts';
import { currentText } from './current-text.ts';

/** A launch item as a file has it. */
export type WrittenLaunchItem = Omit<OpenLaunchItem, 'words'>;

/** The launch items of files that were read, each with the hash of its text. */
export type KnownLaunchItems = Map<string, { hash: string; items: readonly WrittenLaunchItem[] }>;

/** What launch items are read from. */
interface LaunchItemSource {
  root: string;
  check: Pick<OpenCheck, 'files'>;
  /** Is filled with what is read. */
  launch: KnownLaunchItems;
}

/** Returns everything that only the owner can settle before the launch. Reads only files that changed. */
export const launchItems = ({ root, check, launch }: LaunchItemSource): WrittenLaunchItem[] =>
  [...check.files()].flatMap(([file, hash]) => {
    const known = launch.get(file);
    if (known?.hash === hash) return known.items;
    const items = launchItemsOf(file, currentText(root, file));
    launch.set(file, { hash, items });
    return items;
  });

/** Returns the launch items of a file, each with the field that it's about. */
export const launchItemsOf = (file: string, text: string): WrittenLaunchItem[] =>
  launchItemsIn({ file, text }).map(({ line, column, reason, note }) => ({
    file,
    line,
    reason,
    note,
    path: [...fieldOf(text.split('\n'), line - 1, column - 1)],
  }));

/**
 * Returns the field that a comment is about: the one before it on its line, else the next one. Comments at the top of a
 * file are about the file.
 */
function fieldOf(lines: readonly string[], index: number, column: number): readonly (string | number)[] {
  const offsetOf = (line: number) => lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1);
  const text = lines.join('\n');
  if (lines[index]?.slice(0, column).trim()) return pathByIndent(text, offsetOf(index) + column);
  if (lines.slice(0, index).every((line) => line.startsWith('#'))) return [];
  const next = lines.findIndex((line, at) => at > index && !/^\s*(#|\r?$)/.test(line));
  if (next === -1) return [];
  const [start = ''] = /^[\s-]*/.exec(lines[next] ?? '') ?? [];
  const path = pathByIndent(text, offsetOf(next) + start.length + 1);
  // Above the first field of a list item, it's about the item.
  return start.includes('-') && typeof path.at(-1) === 'string' ? path.slice(0, -1) : path;
}
