import type { GapKind } from './gap.ts';
import type { TranslationReport, TranslationRow } from './check-translations.ts';

/** How the kinds of gaps are called in the table. */
const WORDS: Record<GapKind, string> = { missing: 'missing', same: 'same', stale: 'older than the English' };

/** Said once where the history does not tell which texts are stale. */
const HISTORY_NOTES: Partial<Record<TranslationReport['history'], string>> = {
  none: 'There is no git history here, so nothing can be said about texts that are out of date.',
  shallow: 'The git history is cut off (a shallow clone), so texts may be out of date without being named.',
};

/** The table of files and languages, with the sum below. */
export function formatTable({ rows, history }: TranslationReport): string {
  const cells = [
    ['Page', 'Texts', 'English', 'Danish'],
    ...rows.map(({ file, texts, gaps }) => [
      file.replace(/^content\//, ''),
      String(texts),
      describe(gaps.en),
      describe(gaps.da),
    ]),
    ['All', String(sum(rows, ({ texts }) => texts)), describe(total(rows, 'en')), describe(total(rows, 'da'))],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = ([page = '', texts = '', english = '', danish = '']: string[]) =>
    [page.padEnd(widths[0] ?? 0), texts.padStart(widths[1] ?? 0), english.padEnd(widths[2] ?? 0), danish]
      .join('  ')
      .trimEnd();
  const [head, ...body] = cells.map(line);
  const rule = '-'.repeat(head?.length ?? 0);
  const note = HISTORY_NOTES[history];
  return `${[head, rule, ...body.slice(0, -1), rule, ...body.slice(-1), ...(note ? ['', note] : [])].join('\n')}\n`;
}

const describe = (gaps: Record<GapKind, number>): string => {
  const parts = (Object.keys(WORDS) as GapKind[])
    .filter((kind) => gaps[kind] > 0)
    .map((kind) => `${gaps[kind]} ${WORDS[kind]}`); // keys of the record above
  return parts.length > 0 ? parts.join(', ') : 'complete';
};

const total = (rows: readonly TranslationRow[], language: 'en' | 'da'): Record<GapKind, number> => ({
  missing: sum(rows, ({ gaps }) => gaps[language].missing),
  same: sum(rows, ({ gaps }) => gaps[language].same),
  stale: sum(rows, ({ gaps }) => gaps[language].stale),
});

const sum = (rows: readonly TranslationRow[], of: (row: TranslationRow) => number): number =>
  rows.reduce((number, row) => number + of(row), 0);
