import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { ChangedValue } from '../content-edit/edit-record.ts';
import { valueInWords } from '../describe/describe-changes.ts';
import type { EditInput } from './edit-files.ts';
import { isSameJson } from './plain-value.ts';

/** Maximum length of a value that is kept for the history, in characters. */
const MAX_LENGTH = 500;

/** Returns what an edit changes, if it sets a single value and its guard says what the author saw there. */
export function changedValue({
  request: { edits },
  guards,
}: Pick<EditInput, 'request' | 'guards'>): ChangedValue | undefined {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0 || !('operations' in edit) || edit.operations.length !== 1) return undefined;
  const [operation] = edit.operations;
  if (operation?.op !== 'set') return undefined;
  const guard = guards.find(({ file, path }) => file === edit.file && isSameJson([...path], [...operation.path]));
  return guard && { before: inWords(guard.value), after: inWords(operation.value) };
}

const inWords = (value: unknown): string => shorten(valueInWords(value), MAX_LENGTH);
