import type { Path } from '../../data/path.ts';

/** A line of YAML in block style: the columns of its dashes and its key. */
export interface Line {
  dashes: number[];
  name: string | undefined;
  /** The text after the key, or after the dashes if there is no key; empty for a comment. */
  value: string;
  /** Column of the key, or of the text if there is no key. */
  column: number;
}

/**
 * Finds the field at an offset by indentation alone, for a file that has no syntax tree or one that a single mistake
 * distorted.
 */
export function pathByIndent(text: string, offset: number): Path {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const above = text.slice(0, start).split(/\r?\n/).map(readLine).toReversed();
  const here = readLine(text.slice(start).split(/\r?\n/, 1)[0] ?? '');
  const steps: (string | number)[] = [];
  const climb = createClimb(steps);
  if (here) climb(here.column < offset - start ? here : { ...here, name: undefined });
  for (const line of above) if (line) climb(line);
  return steps.toReversed();
}

/** Parses one line. Returns `undefined` for blank lines and comments. */
export function readLine(line: string): Line | undefined {
  const [, indent = '', dashes = '', rest = ''] = /^([ \t]*)((?:-[ \t]+)*)(.*)$/.exec(line) ?? [];
  if (dashes === '' && (rest.trim() === '' || rest.startsWith('#'))) return undefined;
  const columns = [...dashes.matchAll(/-/g)].map(({ index }) => indent.length + index);
  const [field = '', key] = /^([\w-]+|"[^"]*"|'[^']*')[ \t]*:(?:[ \t]+|$)/.exec(rest) ?? [];
  const name = key?.replace(/^["']|["']$/g, '');
  const value = rest.slice(field.length).replace(/^#.*/, '').trimEnd();
  return { dashes: columns, name, value, column: indent.length + dashes.length };
}

/** Visits lines from bottom to top and collects the ancestors of the last one. */
function createClimb(steps: (string | number)[]): (line: Line) => void {
  let level = Infinity;
  /** Index in `steps` and column of the list entry whose preceding siblings are being counted. */
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
