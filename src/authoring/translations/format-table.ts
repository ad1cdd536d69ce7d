import { languageName, sourceLanguageOf, type Language } from '../../regions/site-regions.ts';
import type { TranslationIssueKind } from './find-translation-issues.ts';
import type { TranslationReport, TranslationRow } from './check-translations.ts';

/** Returns the labels of the issue kinds. */
const issueLabels = (source: Language): Record<TranslationIssueKind, string> => ({
  missing: 'missing',
  untranslated: 'untranslated',
  same: 'same',
  stale: `older than the ${languageName(source)}`,
});

/** Printed once if the history isn't available. */
const HISTORY_NOTES: Partial<Record<TranslationReport['history'], string>> = {
  none: 'There is no git history here, so nothing can be said about texts that are out of date.',
  shallow: 'The git history is cut off (a shallow clone), so texts may be out of date without being named.',
};

/** Formats the table of files and languages, with totals. */
export function formatTable({ languages, rows, history }: TranslationReport): string {
  const labels = issueLabels(sourceLanguageOf({ languages }));
  const cells = [
    ['Page', 'Texts', ...languages.map(languageName)],
    ...rows.map(({ file, texts, gaps }) => [
      file.replace(/^content\//, ''),
      String(texts),
      ...languages.map((language) => describe(gaps[language], labels)),
    ]),
    [
      'All',
      String(sum(rows, ({ texts }) => texts)),
      ...languages.map((language) => describe(total(rows, language), labels)),
    ],
  ];
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column === 1;
  const line = (row: string[]) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = cells.map(line);
  const rule = '-'.repeat(head?.length ?? 0);
  const note = HISTORY_NOTES[history];
  return `${[head, rule, ...body.slice(0, -1), rule, ...body.slice(-1), ...(note ? ['', note] : [])].join('\n')}\n`;
}

const describe = (gaps: Record<TranslationIssueKind, number>, labels: Record<TranslationIssueKind, string>): string => {
  const parts = (Object.keys(labels) as TranslationIssueKind[])
    .filter((kind) => gaps[kind] > 0)
    .map((kind) => `${gaps[kind]} ${labels[kind]}`); // keys of the record above
  return parts.length > 0 ? parts.join(', ') : 'complete';
};

const total = (rows: readonly TranslationRow[], language: Language): Record<TranslationIssueKind, number> => ({
  missing: sum(rows, ({ gaps }) => gaps[language].missing),
  untranslated: sum(rows, ({ gaps }) => gaps[language].untranslated),
  same: sum(rows, ({ gaps }) => gaps[language].same),
  stale: sum(rows, ({ gaps }) => gaps[language].stale),
});

const sum = (rows: readonly TranslationRow[], of: (row: TranslationRow) => number): number =>
  rows.reduce((number, row) => number + of(row), 0);
