import { ofWholeFile, type Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { EditRequest } from '../../content-edit/edit-request.ts';
import type { EditOperation } from '../../edit/edit-operation.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ExchangeFormat } from './exchange-format.ts';
import { judge, type Reason, type Verdict } from './judge-translation.ts';
import { languageProblem, type SiteLanguages } from './language-problem.ts';
import type { ExchangeContent, ExchangeProblem, ReturnedTranslation } from './returned-translation.ts';
import { unitField, type TranslationUnit } from './translation-unit.ts';

/** What an import would do with the translations of a file. */
export interface ImportPlan {
  /** The edits that bring them into the content; none if something is wrong. */
  request: EditRequest;
  /** What is wrong, by line. */
  diagnostics: Diagnostic[];
  /** The translations that are new or changed. */
  taken: ReturnedTranslation[];
  /** The number of translations that the content has already. */
  unchanged: number;
  /** The translations that aren't taken although nothing is wrong with them. */
  leftOut: { reason: Reason; translation: ReturnedTranslation }[];
}

/** Returns whether a file has translations, or anything else, that the site doesn't have. */
export const hasNews = ({ taken, diagnostics, leftOut }: ImportPlan): boolean =>
  taken.length > 0 || diagnostics.length > 0 || leftOut.some(({ reason }) => !NO_WORDS.has(reason));

/** The reasons for which a translation isn't taken that has no words of its own. */
const NO_WORDS: ReadonlySet<Reason> = new Set(['empty', 'repeats-source', 'replaces-by-source']);

/** What is known of the site, and what is wanted. */
export interface ImportContext extends SiteLanguages {
  /** The texts of the content. */
  units: readonly TranslationUnit[];
  /** Whether translations are wanted that the file calls unfinished. */
  unconfirmed?: boolean;
}

/** A translation, and what becomes of it. */
interface Judged {
  translation: ReturnedTranslation;
  verdict: Verdict;
}

/** Plans the import of a file. */
export function planImport(name: string, text: string, format: ExchangeFormat, context: ImportContext): ImportPlan {
  const content = readContent(text, format);
  if ('message' in content) return refusal(name, [content]);
  const language = languageProblem(content, context);
  if (language) return refusal(name, [language]); // no text of another language is among those of the import
  const judged = judgeAll(content.translations, context);
  const problems = [
    ...content.problems,
    ...judged.flatMap(({ verdict }) => (verdict.kind === 'refused' ? verdict.problem : [])),
    ...contradictions(judged),
  ];
  return {
    request: problems.length > 0 ? { edits: [] } : requestOf(judged),
    diagnostics: diagnosticsOf(name, problems),
    taken: judged.filter(({ verdict }) => verdict.kind === 'taken').map(({ translation }) => translation),
    unchanged: judged.filter(({ verdict }) => verdict.kind === 'unchanged').length,
    leftOut: judged.flatMap(({ translation, verdict }) =>
      verdict.kind === 'left-out' ? { reason: verdict.reason, translation } : [],
    ),
  };
}

function readContent(text: string, format: ExchangeFormat): ExchangeContent | ExchangeProblem {
  try {
    return format.read(text);
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    return { line: error.line, message: error.message, hint: error.remedy };
  }
}

const refusal = (name: string, problems: readonly ExchangeProblem[]): ImportPlan => ({
  request: { edits: [] },
  diagnostics: diagnosticsOf(name, problems),
  taken: [],
  unchanged: 0,
  leftOut: [],
});

const diagnosticsOf = (file: string, problems: readonly ExchangeProblem[]): Diagnostic[] =>
  problems
    .toSorted((a, b) => a.line - b.line)
    // No form shows them: translations are imported on the command line.
    .map(({ line, message, hint }) => ({ ...ofWholeFile(file, message, hint, 'error', 'same'), line }));

const keyOf = (file: string, field: string): string => `${file}\n${field}`;

function judgeAll(
  translations: readonly ReturnedTranslation[],
  { units, unconfirmed = false }: ImportContext,
): Judged[] {
  const known = new Map(units.map((unit) => [keyOf(unit.file, unitField(unit)), unit]));
  return translations.map((translation) => ({
    translation,
    verdict: judge(translation, known.get(keyOf(translation.file, translation.field)), unconfirmed),
  }));
}

/** Finds texts with two different translations. */
function contradictions(judged: readonly Judged[]): ExchangeProblem[] {
  const first = new Map<string, ReturnedTranslation>();
  return judged.flatMap(({ translation, verdict }) => {
    if (verdict.kind === 'left-out') return [];
    const { file, field, target, line } = translation;
    const earlier = first.get(keyOf(file, field)) ?? translation;
    first.set(keyOf(file, field), earlier);
    if (earlier.target === target) return [];
    const message = `${field} of ${file} has another translation in line ${earlier.line}.`;
    return [{ line, message, hint: 'Keep one of them.' }];
  });
}

/** Builds the edits of the texts whose translation is taken. */
function requestOf(judged: readonly Judged[]): EditRequest {
  const operations = new Map<string, EditOperation[]>();
  const done = new Set<TranslationUnit>();
  for (const { translation, verdict } of judged) {
    if (verdict.kind !== 'taken' || done.has(verdict.unit)) continue;
    const { unit } = verdict;
    done.add(unit);
    operations.set(unit.file, [...(operations.get(unit.file) ?? []), operationOf(unit, translation.target)]);
  }
  return { edits: [...operations].map(([file, own]) => ({ file, operations: own })) };
}

const operationOf = ({ path, hasKey }: TranslationUnit, value: string): EditOperation =>
  hasKey ? { op: 'set', path, value } : { op: 'put', path: path.slice(0, -1), key: String(path.at(-1)), value };
