import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { ChangedValue } from '../../authoring/content-edit/edit-record.ts';
import { singleSet } from '../../authoring/content-edit/edit-request.ts';
import { valueInWords } from '../../authoring/describe/describe-changes.ts';
import type { Language } from '../../regions/site-regions.ts';
import type { EditInput } from './edit-files.ts';
import { isSameJson } from './plain-value.ts';

/** Maximum length of a value that is kept for the history, in characters. */
const MAX_LENGTH = 500;

/**
 * Returns what an edit changes, if it sets a single value and its guard says what the author saw there.
 * @param language the source language of the site, in which a text is quoted
 */
export function changedValue(
  { request, guards }: Pick<EditInput, 'request' | 'guards'>,
  language: Language,
): ChangedValue | undefined {
  const set = singleSet(request);
  if (!set) return undefined;
  const { file: changed, operation } = set;
  const guard = guards.find(({ file, path }) => file === changed && isSameJson([...path], [...operation.path]));
  return guard && { before: inWords(guard.value, language), after: inWords(operation.value, language) };
}

const inWords = (value: unknown, language: Language): string => shorten(valueInWords(value, { language }), MAX_LENGTH);
