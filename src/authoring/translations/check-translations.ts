import { recordOf } from '../../data/plain.ts';
import { byPosition, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { readFiles } from '../../content/read/read-files.ts';
import type { Language, SiteRegions } from '../../regions/site-regions.ts';
import type { TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';
import {
  missingTexts,
  sameTexts,
  severityOf,
  staleTexts,
  toDiagnostics,
  type TranslationIssue,
  type TranslationIssueKind,
  untranslatedTexts,
} from './find-translation-issues.ts';
import { regionsAmong, textFilesOf, type TextFile } from './text-files.ts';
import { historyReach, type Reach } from './git-history.ts';
import { knownNames } from './known-names.ts';
import { readTranslationSettings } from './read-translation-settings.ts';

/** The gaps of one file, by language and kind. */
export interface TranslationRow {
  file: string;
  texts: number;
  gaps: Record<Language, Record<TranslationIssueKind, number>>;
}

/** The result of the translation check. */
export interface TranslationReport {
  /** The languages of the site. Texts are translated from the first one. */
  languages: SiteRegions['languages'];
  rows: TranslationRow[];
  findings: Diagnostic[];
  /** How much of the git history was available, which limits the search for stale texts. */
  history: Reach;
}

/** Compares the languages of all texts in `content/`. The content check reports other errors. */
export async function checkTranslations(root: string): Promise<TranslationReport> {
  const { files: sources, diagnostics: unread } = await readFiles(root);
  const { settings, diagnostics: invalid } = readTranslationSettings(sources);
  const { languages } = regionsAmong(sources);
  if (invalid.length > 0) return { languages, rows: [], findings: invalid, history: await historyReach(root) };
  const { files, issues, history } = await findSiteIssues(root, sources, settings);
  const findings = [...unread, ...issues.flatMap((issue) => toDiagnostics(issue, settings))].sort(byPosition);
  return { languages, rows: files.map((file) => rowOf(file, issues, languages)), findings, history };
}

/** The issues of all texts, as far as the settings care about their kind. */
export interface SiteIssues {
  files: TextFile[];
  issues: TranslationIssue[];
  history: Reach;
}

/** Compares the languages of all texts in files that were read already. */
export async function findSiteIssues(
  root: string,
  sources: readonly SourceFile[],
  settings: TranslationCheckSettings,
): Promise<SiteIssues> {
  const history = await historyReach(root);
  const regions = regionsAmong(sources);
  const files = textFilesOf(sources, regions);
  const issues = [
    ...missingTexts(files, regions),
    ...untranslatedTexts(files, regions),
    ...sameTexts(files, [...settings.sameAllowed, ...knownNames(sources)], regions),
    ...(history === 'none' || settings.stale === 'off' ? [] : await staleTexts(root, files, regions)),
  ].filter(({ kind }) => severityOf(kind, settings) !== 'off');
  return { files, issues, history };
}

function rowOf(
  { file, texts }: TextFile,
  gaps: readonly TranslationIssue[],
  languages: readonly Language[],
): TranslationRow {
  const count = (language: Language, kind: TranslationIssueKind) =>
    gaps.filter((gap) => gap.file === file && gap.language === language && gap.kind === kind).length;
  const ofLanguage = (language: Language) => ({
    missing: count(language, 'missing'),
    untranslated: count(language, 'untranslated'),
    same: count(language, 'same'),
    stale: count(language, 'stale'),
  });
  return { file, texts: texts.length, gaps: recordOf(languages, ofLanguage) };
}
