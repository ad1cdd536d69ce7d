import { isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Diagnostic, FieldPath } from './diagnostic.ts';
import { fieldName } from './diagnostic.ts';
import type { SourceFile } from './read-files.ts';

/** A content file with its values and the way back to their places. */
export interface ParsedFile extends SourceFile {
  data: unknown;
  /** Makes a diagnostic at a field: at its value, or with `key` at its name. A missing field points to what should hold it. */
  report: (path: FieldPath, message: string, hint: string, options?: { key?: boolean; severity?: 'warning' }) => Diagnostic;
}

/** Parses a file as one YAML document of plain values. */
export function parseYaml(source: SourceFile): { parsed?: ParsedFile; diagnostics: Diagnostic[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter, prettyErrors: false, uniqueKeys: true, merge: false });
  const at = (offset: number, path: FieldPath, message: string, hint: string, severity?: 'warning'): Diagnostic => {
    const { line, col } = lineCounter.linePos(offset);
    return { severity: severity ?? 'error', file: source.file, line: Math.max(line, 1), column: Math.max(col, 1), path: fieldName(path), message, hint };
  };
  if (document.errors.length > 0)
    return { diagnostics: document.errors.map((error) => at(error.pos[0], [], error.message, 'Compare the line with its neighbours: indentation, colon, quotes.')) };
  const parsed: ParsedFile = {
    ...source,
    data: document.toJS({ maxAliasCount: 0 }) as unknown,
    report: (path, message, hint, options = {}) =>
      at(offsetOf(document, path, options.key ?? false), path, message, hint, options.severity),
  };
  return { parsed, diagnostics: [] };
}

/** Where a field begins in the text; of a field that is not there, where its nearest holder begins. */
function offsetOf(document: Document, path: FieldPath, wantKey: boolean): number {
  if (wantKey && path.length > 0) {
    const holder = document.getIn(path.slice(0, -1), true);
    const pair = isMap(holder) ? holder.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1))) : undefined;
    if (isPair(pair) && isScalar(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range; // getIn with keepScalar gives nodes
    if (range) return range[0];
  }
  return 0;
}
