import { fieldName } from '../../content/diagnostics/diagnostic.ts';
import { EditRefusal } from '../edit/edit-operation.ts';
import { isSameData, type Data } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';
import { withoutMark } from '../regions/variants.ts';
import { findTexts, type TextRegions, type Wording } from './find-texts.ts';
import type { Path } from '../../data/path.ts';

/** Matches the comment that says when a translation was read, with the space before it. */
const MARK = / +# read \d{4}-\d{2}-\d{2}(?=\r?$| #)/;

/**
 * Writes the comment behind a text that says that it was read and still fits its source: `# read 2026-11-25`. Its line is
 * newer than the source then, which is what the search for stale texts looks at.
 * @param key the language, or the region of a text that is written by region
 * @returns `undefined` if there is no such text, or no place for a comment
 */
export function withReadMark(
  source: string,
  path: Path,
  key: string,
  day: string,
  regions: TextRegions,
): string | undefined {
  const wording = wordingAt(source, path, key, regions);
  if (!wording) return undefined;
  const { data } = parseSource(source);
  // The mark of a block text stands behind its indicator; that of any other text behind its last line.
  const marked = [wording.first, wording.last].map((line) => markLine(source, line, day));
  return marked.find((each) => saysTheSame(each, data));
}

/**
 * Deletes the comment behind a text that says that it isn't translated: it's meant to be as it is.
 * @returns `undefined` if the text has no such comment
 */
export function withoutUntranslatedMark(
  source: string,
  path: Path,
  key: string,
  regions: TextRegions,
): string | undefined {
  const wording = wordingAt(source, path, key, regions);
  if (!wording?.marked) return undefined;
  const lines = source.split('\n');
  for (const line of [wording.first, wording.last]) lines[line - 1] = withoutMark(lines[line - 1] ?? '', key);
  return lines.join('\n');
}

/** Returns the day on which a wording was last read against its source, as its comment says; `undefined` without one. */
export function readDayOf(source: string, { first, last }: Pick<Wording, 'first' | 'last'>): string | undefined {
  const lines = source.split('\n');
  return [first, last].flatMap((line) => MARK.exec(lines[line - 1] ?? '')?.[0].trim() ?? [])[0];
}

function wordingAt(source: string, path: Path, key: string, regions: TextRegions) {
  const text = findTexts(source, regions).find((each) => fieldName(each.path) === fieldName(path));
  return Object.values(text?.wordings ?? {})
    .flat()
    .find((each) => each.key === key);
}

function saysTheSame(source: string, data: Data): boolean {
  try {
    return isSameData(data, parseSource(source).data);
  } catch (error) {
    if (error instanceof EditRefusal) return false; // the comment broke a text in two
    throw error;
  }
}

function markLine(source: string, line: number, day: string): string {
  const lines = source.split('\n');
  const before = lines[line - 1] ?? '';
  const [, content = '', end = ''] = /^(.*?)(\r?)$/s.exec(before.replace(MARK, '')) ?? [];
  lines[line - 1] = `${content.trimEnd()} # read ${day}${end}`;
  return lines.join('\n');
}
