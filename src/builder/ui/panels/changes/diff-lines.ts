/** A line of a unified diff. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
  /** Number in the file after the change, or before it for a removed line. */
  number?: number;
}

/** Reads a unified diff of one file. The lines before the first `@@` name the file and are left out. */
export function readDiff(diff: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let [before, after] = [0, 0];
  let isInside = false;
  for (const line of diff.replace(/\n$/, '').split('\n')) {
    const [, oldStart, newStart] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line) ?? [];
    if (oldStart !== undefined && newStart !== undefined) {
      if (isInside) lines.push({ kind: 'gap', text: '⋯' });
      isInside = true;
      [before, after] = [Number(oldStart), Number(newStart)];
    } else if (isInside) {
      const text = line.slice(1);
      if (line.startsWith('+')) lines.push({ kind: 'added', text, number: after++ });
      else if (line.startsWith('-')) lines.push({ kind: 'removed', text, number: before++ });
      else if (!line.startsWith('\\')) {
        lines.push({ kind: 'same', text, number: after++ });
        before++;
      }
    }
  }
  return lines;
}
