import { isMap, isNode, isSeq, parseDocument } from 'yaml';
import type { Path } from '../../data/path.ts';

/**
 * Writes the comment that says that a value is a sample: it stands in the list of what is to settle before the launch.
 * @param text the text of a YAML file
 * @param path the field, or the list item, above which it's written
 * @param note what to put in its place
 */
export function markExample(text: string, path: Path, note: string): string {
  const offset = offsetOf(text, path);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, start)}${indent}# EXAMPLE: ${note}${end}${text.slice(start)}`;
}

/** Returns the offset of a field's key, or of a list item. */
function offsetOf(text: string, path: Path): number {
  const parent = parseDocument(text).getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const node = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(last))?.key
    : isSeq(parent) && parent.items[Number(last)];
  if (!isNode(node) || !node.range) throw new Error(`There is no field ${path.join('.')}.`);
  return node.range[0];
}
