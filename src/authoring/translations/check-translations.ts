import { byPosition, type Diagnostic } from '../../content/diagnostic.ts';
import { readFiles } from '../../content/read-files.ts';
import type { Language } from '../../regions/region.ts';
import { missingTexts, sameTexts, staleTexts } from './find-gaps.ts';
import type { TextFile } from './find-stale.ts';
import { findTexts } from './find-texts.ts';
import { toDiagnostics, type Gap, type GapKind } from './gap.ts';
import { historyReach, type Reach } from './git-history.ts';
import { knownNames } from './known-names.ts';
import { readSettings } from './read-settings.ts';

/** The gaps of one file, by language and kind. */
export interface TranslationRow {
  file: string;
  texts: number;
  gaps: Record<Language, Record<GapKind, number>>;
}

/** What the check of translations found. */
export interface TranslationReport {
  rows: TranslationRow[];
  findings: Diagnostic[];
  /** How far back the history could be read, on which the search for stale texts rests. */
  history: Reach;
}

/** Compares the languages of all texts in `content/`. What is wrong beside that, the content check tells. */
export async function checkTranslations(root: string): Promise<TranslationReport> {
  const { files: sources, diagnostics: unread } = await readFiles(root);
  const history = await historyReach(root);
  const { settings, diagnostics: invalid } = readSettings(sources);
  if (invalid.length > 0) return { rows: [], findings: invalid, history };
  const files = sources
    .map(({ file, text }) => ({ file, texts: findTexts(text) }))
    .filter(({ texts }) => texts.length > 0);
  const gaps = [
    ...missingTexts(files),
    ...sameTexts(files, [...settings.sameAllowed, ...knownNames(sources)]),
    ...(history === 'none' || settings.stale === 'off' ? [] : await staleTexts(root, files)),
  ].filter(({ kind }) => settings[kind] !== 'off');
  const findings = [...unread, ...gaps.flatMap((gap) => toDiagnostics(gap, settings))].sort(byPosition);
  return { rows: files.map((file) => rowOf(file, gaps)), findings, history };
}

function rowOf({ file, texts }: TextFile, gaps: readonly Gap[]): TranslationRow {
  const count = (language: Language, kind: GapKind) =>
    gaps.filter((gap) => gap.file === file && gap.language === language && gap.kind === kind).length;
  const ofLanguage = (language: Language) => ({
    missing: count(language, 'missing'),
    same: count(language, 'same'),
    stale: count(language, 'stale'),
  });
  return { file, texts: texts.length, gaps: { en: ofLanguage('en'), da: ofLanguage('da') } };
}
