import { inForm, ofWholeFile, type Diagnostic, type Message } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { commentsIn } from '../../content/parse/comments.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import { isDay } from '../../schema/schedule.ts';

/** A comment that says on which day the value below it, or in front of it, was last checked. */
const AS_OF = /^# asOf: *(.*)$/;

const PRICING = 'content/pricing.yaml';

/** Returns the day a number of months earlier; in a shorter month, a day of the month after. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** No form shows these: only `npm run content:report` lists them. */
const COMMAND_LINE = 'same';

/**
 * Lists what hasn't been checked for too long: values with a comment `# asOf: 2026-01-15`, prices without such a day, and
 * case studies without a year. All of them are warnings.
 * @param day today, `2026-11-25`
 * @param months how long a value counts as current, from `content/site.yaml`
 */
export function staleContent(
  sources: readonly SourceFile[],
  { caseStudies }: Pick<CheckedFiles, 'caseStudies'>,
  { day, months }: { day: string; months: number },
): Diagnostic[] {
  const limit = monthsBefore(day, months);
  const dated = sources.flatMap(({ file, text }) =>
    [...commentsIn(text)].flatMap(({ text: comment, line, column }): Diagnostic[] => {
      const asOf = AS_OF.exec(comment)?.[1]?.trim();
      const found = asOf === undefined ? undefined : problemOf(asOf, { day, limit, months });
      return found ? [{ severity: 'warning', file, line, column, path: '', ...found, form: inForm(found) }] : [];
    }),
  );
  const undated = sources
    .filter(({ file, text }) => file === PRICING && ![...commentsIn(text)].some((one) => AS_OF.test(one.text)))
    .map(({ file }) =>
      ofWholeFile(
        file,
        'Nothing says when the prices were last checked.',
        `Check them, then write the line "# asOf: ${day}" above "plans:".`,
        'warning',
        COMMAND_LINE,
      ),
    );
  const timeless = caseStudies
    .filter(({ value }) => value.year === undefined)
    .map(({ file }) =>
      ofWholeFile(
        file,
        'The case study has no year.',
        'Add "year:" with the year of the result.',
        'warning',
        COMMAND_LINE,
      ),
    );
  return [...dated, ...undated, ...timeless];
}

function problemOf(
  asOf: string,
  { day, limit, months }: { day: string; limit: string; months: number },
): Message | undefined {
  if (!isDay(asOf))
    return {
      message: `"${asOf}" is no day.`,
      hint: 'Write year, month and day: # asOf: 2026-01-15',
      form: COMMAND_LINE,
    };
  if (asOf > day)
    return {
      message: `${asOf} is in the future.`,
      hint: 'Write the day on which the value was checked.',
      form: COMMAND_LINE,
    };
  if (asOf >= limit) return undefined;
  return {
    message: `This was last checked on ${asOf}, more than ${months} ${months === 1 ? 'month' : 'months'} ago.`,
    hint: `Correct the value if it has changed, then write "# asOf: ${day}".`,
    form: COMMAND_LINE,
  };
}
