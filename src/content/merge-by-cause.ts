import { byPosition, ofWholeFile, type Cause, type Diagnostic, type FileFinding } from './diagnostic.ts';

/** Places that are named where one mistake shows in many. */
const MOST_PLACES = 3;

interface Merged {
  findings: FileFinding[];
  /** What concerns files that are not there. */
  gone: Diagnostic[];
}

/** Tells findings that have one cause as one: what is wrong, in how many places it shows, and the first of them. */
export function mergeByCause(
  findings: readonly FileFinding[],
  files: ReadonlySet<string>,
  place: (findings: readonly FileFinding[]) => Diagnostic[],
): Merged {
  const merged: Merged = { findings: [], gone: [] };
  for (const [cause, own] of byCause(findings)) {
    if (!cause || own.length < cause.least) {
      merged.findings.push(...own);
      continue;
    }
    const { file, path, hint } = cause;
    const message = `${cause.message} ${placesOf(own, place)}`;
    if (files.has(file)) merged.findings.push({ file, path, message, hint });
    else merged.gone.push(ofWholeFile(file, message, hint));
  }
  return merged;
}

function byCause(findings: readonly FileFinding[]): Iterable<[Cause | undefined, FileFinding[]]> {
  const groups = new Map<string, [Cause | undefined, FileFinding[]]>();
  for (const finding of findings) {
    const key = finding.cause ? JSON.stringify([finding.cause.file, finding.cause.path]) : '';
    const group = groups.get(key);
    if (group) group[1].push(finding);
    else groups.set(key, [finding.cause, [finding]]);
  }
  return groups.values();
}

function placesOf(findings: readonly FileFinding[], place: (findings: readonly FileFinding[]) => Diagnostic[]): string {
  const inOrder = [...findings].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  const first = place(inOrder.slice(0, MOST_PLACES * 2)).sort(byPosition);
  const lines = [...new Set(first.map(({ file, line }) => `${file}:${line}`))];
  const list = lines.slice(0, MOST_PLACES).join(', ');
  const some = findings.length > MOST_PLACES ? 'the first are ' : '';
  return `${findings.length} places name it: ${some}${list}.`;
}
