import {
  asWritten,
  type Diagnostic,
  type Message,
  ofWholeFileAsWritten,
} from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { commentsIn } from '../../content/parse/launch-items.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { singleFile } from '../../model/file-kinds.ts';
import { isDay } from '../../schema/schedule.ts';

/** A comment that says on which day the value below it, or in front of it, was last checked. */
const AS_OF = /^# asOf: *(.*)$/;

/** Returns the day a number of months earlier; in a shorter month, a day of the month after. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/**
 * Lists what hasn't been checked for too long: values with a comment `# asOf: 2026-01-15`, files that need such a day and
 * have none, and entries without a year. All of them are warnings.
 * @param day today, `2026-11-25`
 * @param months how long a value counts as current, from `content/site.yaml`
 */
export function staleContent(
  sources: readonly SourceFile[],
  { entries }: Pick<CheckedFiles, 'entries'>,
  { day, months, model }: { day: string; months: number; model: Pick<ContentModel, 'collections' | 'singles'> },
): Diagnostic[] {
  const limit = monthsBefore(day, months);
  const dated = sources.flatMap(({ file, text }) =>
    [...commentsIn(text)].flatMap(({ text: comment, line, column }): Diagnostic[] => {
      const asOf = AS_OF.exec(comment)?.[1]?.trim();
      const found = asOf === undefined ? undefined : problemOf(asOf, { day, limit, months });
      return found
        ? [{ severity: 'warning', file, line, column, path: '', ...found, form: asWritten(found.message, found.hint) }]
        : [];
    }),
  );
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const undated = [...model.singles.values()].flatMap(({ name, checkedWithDay }) => {
    const file = singleFile(name);
    const text = texts.get(file);
    if (!checkedWithDay || text === undefined || [...commentsIn(text)].some((one) => AS_OF.test(one.text))) return [];
    const { what, above } = checkedWithDay;
    const hint = `Check them, then write the line "# asOf: ${day}" above "${above}:".`;
    const message = `Nothing says when ${what} were last checked.`;
    return ofWholeFileAsWritten(file, message, hint, 'warning');
  });
  const timeless = [...model.collections.values()].flatMap(({ name, title, yearField }) =>
    (entries.get(name) ?? []).flatMap(({ file, value }) =>
      yearField === undefined || value[yearField] !== undefined ? [] : withoutYear(file, title, yearField),
    ),
  );
  return [...dated, ...undated, ...timeless];
}

function problemOf(
  asOf: string,
  { day, limit, months }: { day: string; limit: string; months: number },
): Pick<Message, 'message' | 'hint'> | undefined {
  if (!isDay(asOf))
    return {
      message: `"${asOf}" is no day.`,
      hint: 'Write year, month and day: # asOf: 2026-01-15',
    };
  if (asOf > day)
    return {
      message: `${asOf} is in the future.`,
      hint: 'Write the day on which the value was checked.',
    };
  if (asOf >= limit) return undefined;
  return {
    message: `This was last checked on ${asOf}, more than ${months} ${months === 1 ? 'month' : 'months'} ago.`,
    hint: `Correct the value if it has changed, then write "# asOf: ${day}".`,
  };
}

function withoutYear(file: string, title: string, yearField: string): Diagnostic {
  const message = `The ${title.toLowerCase()} has no year.`;
  const hint = `Add "${yearField}:" with the year that it's about.`;
  return ofWholeFileAsWritten(file, message, hint, 'warning');
}
