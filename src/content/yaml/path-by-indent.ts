import type { FieldPath } from '../diagnostic.ts';

/** A line of YAML in block style: where its dashes and its name stand. */
export interface Line {
  dashes: number[];
  name: string | undefined;
  /** What follows the name, or the dashes where there is no name; nothing for a comment. */
  value: string;
  /** Column of the name, or of the words where there is none. */
  column: number;
}

/**
 * The field in which an offset lies, judged by indentation alone: a file that can not be read has no tree to ask, or
 * one that a single slip has bent out of shape.
 */
export function pathByIndent(text: string, offset: number): FieldPath {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const above = text.slice(0, start).split(/\r?\n/).map(readLine).toReversed();
  const here = readLine(text.slice(start).split(/\r?\n/, 1)[0] ?? '');
  const steps: (string | number)[] = [];
  const climb = createClimb(steps);
  if (here) climb(here.column < offset - start ? here : { ...here, name: undefined });
  for (const line of above) if (line) climb(line);
  return steps.toReversed();
}

/** Reads one line; blank lines and comments give nothing. */
export function readLine(words: string): Line | undefined {
  const [, indent = '', dashes = '', rest = ''] = /^([ \t]*)((?:-[ \t]+)*)(.*)$/.exec(words) ?? [];
  if (dashes === '' && (rest.trim() === '' || rest.startsWith('#'))) return undefined;
  const columns = [...dashes.matchAll(/-/g)].map(({ index }) => indent.length + index);
  const [field = '', key] = /^([\w-]+|"[^"]*"|'[^']*')[ \t]*:(?:[ \t]+|$)/.exec(rest) ?? [];
  const name = key?.replace(/^["']|["']$/g, '');
  const value = rest.slice(field.length).replace(/^#.*/, '').trimEnd();
  return { dashes: columns, name, value, column: indent.length + dashes.length };
}

/** Takes lines from the bottom to the top, and keeps those that hold the ones below. */
function createClimb(steps: (string | number)[]): (line: Line) => void {
  let level = Infinity;
  /** Position in `steps` and column of the list entry whose earlier neighbours are being counted. */
  let entry: { position: number; column: number } | undefined;
  return ({ dashes, name, column }) => {
    const holds = entry ? column <= entry.column : column < level;
    if (name !== undefined && holds && dashes.length === 0) {
      steps.push(name);
      [level, entry] = [column, undefined];
      return;
    }
    if (entry && dashes.includes(entry.column)) steps[entry.position] = Number(steps[entry.position]) + 1;
    if (name !== undefined && dashes.length > 0 && holds) {
      steps.push(name);
      [level, entry] = [column, undefined];
    }
    for (const dash of dashes.toReversed()) {
      if (dash >= level || (entry && dash >= entry.column)) continue;
      entry = { position: steps.push(0) - 1, column: dash };
      level = dash;
    }
    if (level === Infinity) level = column;
  };
}
