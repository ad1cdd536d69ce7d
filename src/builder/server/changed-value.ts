import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { ChangedValue } from '../../authoring/content-edit/edit-record.ts';
import { singleSet } from '../../authoring/content-edit/edit-request.ts';
import { valueInWords } from '../../authoring/describe/describe-changes.ts';
import type { EditInput } from './edit-files.ts';
import { isSameJson } from './plain-value.ts';

/** Maximum length of a value that is kept for the history, in characters. */
const MAX_LENGTH = 500;

/** Returns what an edit changes, if it sets a single value and its guard says what the author saw there. */
export function changedValue({ request, guards }: Pick<EditInput, 'request' | 'guards'>): ChangedValue | undefined {
  const set = singleSet(request);
  if (!set) return undefined;
  const { file: changed, operation } = set;
  const guard = guards.find(({ file, path }) => file === changed && isSameJson([...path], [...operation.path]));
  return guard && { before: inWords(guard.value), after: inWords(operation.value) };
}

const inWords = (value: unknown): string => shorten(valueInWords(value), MAX_LENGTH);
