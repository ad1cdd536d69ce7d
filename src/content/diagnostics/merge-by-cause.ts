import { joined, type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { byPosition, type Cause, type Diagnostic, type FileFinding, hasErrors, ofWholeFile } from './diagnostic.ts';
import { REGIONS_FILE } from '../read/site-regions.ts';

/** Maximum number of locations listed for one cause. */
const MAX_LOCATIONS = 3;

interface Merged {
  findings: FileFinding[];
  /** Diagnostics about missing files. */
  gone: Diagnostic[];
}

/**
 * Merges findings with the same cause into one diagnostic: the problem, the number of locations, and the first ones.
 * Decision 52.
 */
export function mergeByCause(
  findings: readonly FileFinding[],
  files: ReadonlySet<string>,
  locate: (findings: readonly FileFinding[]) => Diagnostic[],
): Merged {
  const merged: Merged = { findings: [], gone: [] };
  for (const [cause, own] of byCause(findings)) {
    if (!cause || own.length < cause.least) {
      merged.findings.push(...own);
      continue;
    }
    const { file, path, hint, form: words } = cause;
    const { locations, places, first } = locationsOf(own, locate);
    const message = `${cause.message} ${locations}`;
    const form = { ...words, message: joined([words.message, places], ' ') };
    if (files.has(file)) merged.findings.push({ file, path, message, hint, form });
    else {
      const shownAt = first && { file: first.file, line: first.line, column: first.column, path: first.path };
      merged.gone.push({ ...ofWholeFile(file, message, hint, 'error', form), ...(shownAt && { shownAt }) });
    }
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

/** Lists the first locations of findings: with lines, and as a form names them, by file. */
function locationsOf(
  findings: readonly FileFinding[],
  locate: (findings: readonly FileFinding[]) => Diagnostic[],
): { locations: string; places: Phrase; first: Diagnostic | undefined } {
  const inOrder = [...findings].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
  const first = locate(inOrder.slice(0, MAX_LOCATIONS * 2)).sort(byPosition);
  const lines = [...new Set(first.map(({ file, line }) => `${file}:${line}`))];
  const list = lines.slice(0, MAX_LOCATIONS).join(', ');
  const some = findings.length > MAX_LOCATIONS ? 'the first are ' : '';
  const files = verbatim([...new Set(first.slice(0, MAX_LOCATIONS).map(({ file }) => file))].join(', '));
  const count = findings.length;
  return {
    first: first[0],
    locations: `${findings.length} locations use it: ${some}${list}.`,
    places:
      count > MAX_LOCATIONS
        ? say`${count} places use it: the first are in ${files}.`
        : say`${count} places use it: in ${files}.`,
  };
}

/**
 * Every text and price depends on the regions: while their file has errors, only those are reported. Those of other files
 * would be consequences.
 */
export function regionsFirst(diagnostics: Diagnostic[]): Diagnostic[] {
  const own = diagnostics.filter(({ file }) => file === REGIONS_FILE);
  return hasErrors(own) ? own : diagnostics;
}
