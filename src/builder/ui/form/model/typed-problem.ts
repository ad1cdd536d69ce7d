import type { FieldProblem, SiteOverview } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { numberProblem } from './field-number.ts';
import { isHexColor } from './hex-color.ts';
import type { FormField } from './form-field.ts';
import { type Path, formatPath } from '../../../../data/path.ts';

/** Why a typed value can't be saved, in the words of the form, and what to write instead. */
export interface TypedProblem {
  message: string;
  hint: string;
}

/** Returns the problem of a field whose value isn't sent to the content check. */
export const problemAt = (flaw: TypedProblem, file: string, path: Path): FieldProblem => ({
  severity: 'error',
  file,
  line: 0,
  column: 0,
  path: formatPath(path),
  ...flaw,
});

/** Days before this year are years that are still being typed: 2, 20, 202. */
const FIRST_YEAR = 1000;

/**
 * Says what is wrong with a value that no file could hold: a text in place of a number, a day without its year. The content
 * check would say so, too, but in the words of a file.
 */
export function typedProblem(
  field: FormField,
  value: unknown,
  regions: SiteOverview['regions'],
): TypedProblem | undefined {
  const problem = problemOf(field, value, regions);
  const isEmpty = typeof value === 'string' && value.trim() === '';
  return problem && isEmpty && !field.required ? { ...problem, hint: texts.form.typed.orRemove } : problem;
}

function problemOf(field: FormField, value: unknown, regions: SiteOverview['regions']): TypedProblem | undefined {
  if (field.shape === 'words' && field.isNumeric && Array.isArray(value))
    return value
      .filter((item) => typeof item === 'string')
      .map((item) => numberProblem(item, { path: field.path, schema: field.schema.items ?? {} }, regions))
      .find((problem) => problem !== undefined);
  if (field.shape !== 'leaf' || typeof value !== 'string') return undefined;
  if (field.control === 'number') return numberProblem(value, field, regions);
  if (field.control === 'date') return dayProblem(value);
  if (field.control === 'color' && !isHexColor(value)) return { message: texts.form.typed.color, hint: '' };
  return undefined;
}

function dayProblem(value: string): TypedProblem | undefined {
  const [, year = ''] = /^(\d{4,})-\d\d-\d\d$/.exec(value) ?? [];
  if (Number(year) >= FIRST_YEAR) return undefined;
  return { message: texts.form.typed.day, hint: '' };
}
