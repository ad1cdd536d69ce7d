import { quote, type Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { EditOperation } from '../../edit/edit-operation.ts';
import type { EditRequest } from '../../content-edit/edit-request.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ExchangeFormat } from './exchange-format.ts';
import { placeholderProblem } from './placeholders.ts';
import { unitField, type ReturnedTranslation, type TranslationUnit } from './translation-unit.ts';

const EXPORT_AGAIN = 'Export again, and carry the translation over.';
const NOTHING_WRITTEN = 'Nothing was written.';

/** Returns the edits that bring translations into the content, or what is wrong with them by line. */
export function importTranslations(
  name: string,
  text: string,
  format: ExchangeFormat,
  units: readonly TranslationUnit[],
): { request: EditRequest } | { diagnostics: Diagnostic[] } {
  try {
    const returned = format.read(text).filter(({ target }) => target !== '');
    const known = new Map(units.map((unit) => [keyOf(unit.file, unitField(unit)), unit]));
    const unitOf = ({ file, field }: ReturnedTranslation) => known.get(keyOf(file, field));
    const diagnostics = [
      ...returned.flatMap((each) => problemsOf(each, unitOf(each))),
      ...contradictions(returned),
    ].map(({ line, message, hint }) => errorAt(name, line, message, hint));
    return diagnostics.length > 0 ? { diagnostics } : { request: requestOf(returned, unitOf) };
  } catch (error) {
    if (error instanceof ExchangeError)
      return { diagnostics: [errorAt(name, error.line, error.message, NOTHING_WRITTEN)] };
    throw error;
  }
}

const keyOf = (file: string, field: string): string => `${file}\n${field}`;

const errorAt = (file: string, line: number, message: string, hint: string): Diagnostic => ({
  severity: 'error',
  file,
  line,
  column: 1,
  path: '',
  message,
  hint,
});

interface Problem {
  line: number;
  message: string;
  hint: string;
}

/** Checks a translation. One that equals the text in the content is right as it is. */
function problemsOf({ file, field, source, target, line }: ReturnedTranslation, unit?: TranslationUnit): Problem[] {
  if (!unit) return [{ line, message: `${file} has no text ${quote(field)}.`, hint: EXPORT_AGAIN }];
  if (unit.target === target) return [];
  if (unit.source !== source)
    return [{ line, message: `The source text of ${field} in ${file} is another one now.`, hint: EXPORT_AGAIN }];
  const message = placeholderProblem(source, target);
  const hint = 'Keep each name in curly brackets as it is in the source text; the site puts a value in its place.';
  return message ? [{ line, message, hint }] : [];
}

/** Finds texts with two different translations. */
function contradictions(returned: readonly ReturnedTranslation[]): Problem[] {
  const first = new Map<string, ReturnedTranslation>();
  return returned.flatMap((each) => {
    const key = keyOf(each.file, each.field);
    const earlier = first.get(key) ?? each;
    first.set(key, earlier);
    if (earlier.target === each.target) return [];
    const message = `${each.field} of ${each.file} has another translation in line ${earlier.line}.`;
    return [{ line: each.line, message, hint: 'Keep one of them.' }];
  });
}

/** Builds the edits of the texts whose translation differs from the content. */
function requestOf(
  returned: readonly ReturnedTranslation[],
  unitOf: (each: ReturnedTranslation) => TranslationUnit | undefined,
): EditRequest {
  const operations = new Map<string, EditOperation[]>();
  const done = new Set<TranslationUnit>();
  for (const each of returned) {
    const unit = unitOf(each);
    if (!unit || done.has(unit) || unit.target === each.target) continue;
    done.add(unit);
    operations.set(unit.file, [...(operations.get(unit.file) ?? []), operationOf(unit, each.target)]);
  }
  return { edits: [...operations].map(([file, own]) => ({ file, operations: own })) };
}

const operationOf = ({ path, hasKey }: TranslationUnit, value: string): EditOperation =>
  hasKey ? { op: 'set', path, value } : { op: 'put', path: path.slice(0, -1), key: String(path.at(-1)), value };
