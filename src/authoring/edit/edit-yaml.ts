import { fieldName } from '../../content/diagnostics/diagnostic.ts';
import { EditRefusal, inverseOf, applySplice, type EditOperation, type Splice } from './edit-operation.ts';
import { spliceFor } from './plan-edit.ts';
import type { Path } from '../../data/path.ts';
export type { Path } from '../../data/path.ts';

export type { EditOperation, Splice } from './edit-operation.ts';

/** The text after an edit with the splice that reverts it, or why the edit is refused. */
export type EditResult = { ok: true; source: string; inverse: Splice } | { ok: false; reason: string };

/** Why and where an edit is refused. */
export interface YamlRefusal {
  /** A sentence. */
  message: string;
  /** The field concerned. */
  path: Path;
  /** The line in the file, starting at 1. */
  line: number;
}

/** An applied edit, or why it's refused. */
export type PlannedEdit =
  { ok: true; source: string; splice: Splice; inverse: Splice } | { ok: false; refusal: YamlRefusal };

/** Edits the text of a YAML file like `editYaml`, but returns the location of a refusal separately. */
export function planEdit(source: string, operation: EditOperation): PlannedEdit {
  try {
    const splice = spliceFor(source, operation);
    return { ok: true, source: applySplice(source, splice), splice, inverse: inverseOf(source, splice) };
  } catch (error) {
    return { ok: false, refusal: refusalOf(error, source) };
  }
}

function refusalOf(error: unknown, source: string): YamlRefusal {
  if (error instanceof EditRefusal) {
    const line = source.slice(0, error.offset ?? 0).split('\n').length;
    return { message: error.message, path: error.path, line };
  }
  const cause = error instanceof Error ? error.message : String(error);
  return { message: `The file is written in a way that can't be edited: ${cause}`, path: [], line: 1 };
}

/**
 * Applies one edit to the text of a YAML file and keeps every other byte: comments, quotes, folding, order. The new
 * text parses to exactly what the same operation makes of the plain data; otherwise the edit is refused. Never throws.
 * @param source the file's text, with or without a byte order mark
 * @returns the new text and the splice that reverts the edit, in UTF-16 offsets into the new text; or the reason, with
 * path and line, why nothing is changed
 */
export function editYaml(source: string, operation: EditOperation): EditResult {
  const edited = planEdit(source, operation);
  if (edited.ok) return { ok: true, source: edited.source, inverse: edited.inverse };
  const { message, path, line } = edited.refusal;
  return { ok: false, reason: `${fieldName(path) || 'The file'}, line ${line}: ${message}` };
}
