import { asWritten, type Diagnostic, fieldName } from '../../content/diagnostics/diagnostic.ts';
import { createIdenticalTextCheck, plainTypography } from '../../content/cross-check/checks/untranslated-texts.ts';
import {
  isDraftLanguage,
  isDraftRegion,
  isLanguage,
  isRegionCode,
  type Language,
  languageName,
  type SiteRegions,
  sourceLanguageOf,
  targetLanguagesOf,
} from '../../regions/site-regions.ts';
import type { TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';
import type { TextFile } from './text-files.ts';
import { languageOfKey, type FoundText, type TextRegions, findTexts, type Wording } from './find-texts.ts';
import { changedFiles, lineChanges, readVersions, type LineChange } from './git-history.ts';

/** Kinds of translation issues. */
export type TranslationIssueKind = keyof Omit<TranslationCheckSettings, 'sameAllowed'> | 'untranslated';

/** A missing, untranslated or stale text. */
export interface TranslationIssue {
  kind: TranslationIssueKind;
  language: Language;
  file: string;
  text: FoundText;
  /** The languages of the text that it's about; regions, if the text is written by region. */
  keys: string[];
  message: string;
  hint: string;
  /** Whether only draft regions show the text: it's at most a warning then. */
  isDraft?: boolean;
  /** What the source text said when the translation was last written, if that's known. */
  sourceBefore?: string;
}

/**
 * Creates a diagnostic with the configured severity; none if its kind is off. No form shows it: the panel of translations
 * lists the issues in words of its own.
 */
export function toDiagnostics(
  { kind, file, text, message, hint, isDraft }: TranslationIssue,
  settings: TranslationCheckSettings,
): Diagnostic[] {
  const configured = severityOf(kind, settings);
  const severity = isDraft && configured === 'error' ? 'warning' : configured;
  if (severity === 'off') return [];
  const { line, column, path } = text;
  return [{ severity, file, line, column, path: fieldName(path), message, hint, form: asWritten(message, hint) }];
}

/** The configured severity of a kind. A text that only repeats its source is as good as missing. */
export const severityOf = (kind: TranslationIssueKind, settings: TranslationCheckSettings): Severity =>
  settings[kind === 'untranslated' ? 'missing' : kind];

type Severity = TranslationCheckSettings['missing'];

/** Finds texts that a new region or language began with, and that nobody has translated since. */
export const untranslatedTexts = (files: readonly TextFile[], regions: SiteRegions): TranslationIssue[] =>
  eachText(files, (file, text) =>
    targetLanguagesOf(regions).flatMap((language): TranslationIssue[] => {
      const source = sourceLanguageOf(regions);
      const keys = untranslatedKeys(text, source, language);
      if (keys.length === 0) return [];
      const message = `The ${languageName(language)} text is still the ${languageName(source)} one.`;
      const hint = 'Translate it, and delete the comment.';
      const isDraft = isDraftLanguage(regions, language);
      return [{ kind: 'untranslated', language, file, text, keys, message, hint, isDraft }];
    }),
  );

/** Returns the keys of a language under which a text is marked as untranslated, and says the same as its source. */
const untranslatedKeys = ({ wordings }: FoundText, source: Language, language: Language): string[] =>
  wordings[language]
    .filter(({ marked, content }) => marked && wordings[source].some((original) => original.content === content))
    .map(({ key }) => key);

/** Finds texts that lack a language, or a region if written by region. */
export const missingTexts = (files: readonly TextFile[], regions: SiteRegions): TranslationIssue[] =>
  eachText(files, (file, text) =>
    text.missing.map((key) => ({
      kind: 'missing',
      language: languageOfKey(key, regions),
      file,
      text,
      keys: [key],
      message: `${isLanguage(regions, key) ? `The ${languageName(key)} text` : `The text for region ${key}`} is missing.`,
      hint: `Add "${key}:" with the text.`,
      isDraft: isLanguage(regions, key)
        ? isDraftLanguage(regions, key)
        : isRegionCode(regions, key) && isDraftRegion(regions, key),
    })),
  );

/** Finds translations that equal their source text without being allowed to. */
export function sameTexts(
  files: readonly TextFile[],
  allowed: readonly string[],
  regions: TextRegions,
): TranslationIssue[] {
  const countSame = createIdenticalTextCheck(allowed);
  const source = sourceLanguageOf(regions);
  return eachText(files, (file, text) =>
    targetLanguagesOf(regions).flatMap((language): TranslationIssue[] => {
      const twins = text.wordings[language].filter(({ content }) =>
        text.wordings[source].some((original) => countSame(original.content, content) > 0),
      );
      const [twin] = twins;
      if (!twin || untranslatedKeys(text, source, language).length > 0) return [];
      const names = `${languageName(source)} and ${languageName(language)}`;
      const message = `This says the same in ${names}: "${shorten(twin.content)}".`;
      const hint = 'Translate it, or add the text to sameAllowed in content/translation-checks.yaml.';
      return [{ kind: 'same', language, file, text, keys: twins.map(({ key }) => key), message, hint }];
    }),
  );
}

/** Finds translations that are older than their source text, by git history. */
export const staleTexts = async (
  root: string,
  files: readonly TextFile[],
  regions: TextRegions,
): Promise<TranslationIssue[]> =>
  (await findStale(root, files, regions)).map(
    ({ file, text, language, sourceChanged, translationChanged, sourceBefore }) => {
      const name = languageName(language);
      return {
        kind: 'stale',
        language,
        file,
        text,
        keys: text.wordings[language].map(({ key }) => key),
        message: `The ${languageName(sourceLanguageOf(regions))} text changed on ${sourceChanged}, the ${name} one last on ${translationChanged}.`,
        hint: `Read the ${name} text again. If it still fits, write "# read" and the day after its first line.`,
        ...(sourceBefore !== undefined && { sourceBefore }),
      };
    },
  );

const eachText = (
  files: readonly TextFile[],
  gapsOf: (file: string, text: TextFile['texts'][number]) => TranslationIssue[],
): TranslationIssue[] => files.flatMap(({ file, texts }) => texts.flatMap((text) => gapsOf(file, text)));

const shorten = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}…` : value);

/** A translation that is older than its source text. */
interface StaleText {
  file: string;
  text: FoundText;
  language: Language;
  /** Day, or time of the same day, on which the source text changed. */
  sourceChanged: string;
  /** Day, or time of the same day, on which the translation last changed. */
  translationChanged: string;
  /** The source text at that time, if the translation was the same in the version that git has. */
  sourceBefore?: string | undefined;
}

interface Candidate extends StaleText {
  /** The file at the last change of the translation, as git names it. */
  version: string;
}

/** Number of files inspected concurrently. */
const CONCURRENCY = 4;

/**
 * Finds texts whose source changed after the translation was last edited. Ignores lines that were only rewrapped, requoted
 * or typographically corrected.
 */
async function findStale(root: string, files: readonly TextFile[], regions: TextRegions): Promise<StaleText[]> {
  const changed = await changedFiles(root, 'content');
  const candidates: Candidate[] = [];
  const next = files.filter(({ file }) => changed.has(file)).values();
  const work = async () => {
    for (const file of next) candidates.push(...younger(file, await lineChanges(root, file.file), regions));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const wanted = candidates.map(({ version }) => version);
  const versions = new Map(
    [...(await readVersions(root, wanted))].map(([version, text]) => [version, findTexts(text, regions)]),
  );
  const source = sourceLanguageOf(regions);
  return candidates.flatMap((candidate) => {
    const { text, language, version } = candidate;
    const earlier = versions.get(version) ?? [];
    if (hadSameSource(text, [source, language], earlier)) return [];
    const then = earlier.find(({ wordings }) => said(wordings[language]) === said(text.wordings[language]));
    return [{ ...candidate, sourceBefore: then?.wordings[source][0]?.content }];
  });
}

/** Returns translations whose source has a line that is newer than every line of the translation. */
const younger = ({ file, texts }: TextFile, lines: LineChange[], regions: TextRegions): Candidate[] =>
  texts.flatMap((text) =>
    targetLanguagesOf(regions).flatMap((language) => {
      const source = lastChange(text.wordings[sourceLanguageOf(regions)], lines);
      const translation = lastChange(text.wordings[language], lines);
      if (!source || !translation || source.time <= translation.time) return [];
      const version = `${translation.commit}:${translation.file}`;
      return [{ file, text, language, ...days(source, translation), version }];
    }),
  );

const lastChange = (wordings: readonly Wording[], lines: readonly LineChange[]): LineChange | undefined =>
  wordings
    .flatMap(({ first, last }) => lines.slice(first, last + 1))
    .reduce<LineChange | undefined>(
      (latest, change) => (latest && latest.time >= change.time ? latest : change),
      undefined,
    );

/** Returns whether the source text was the same when the translation was written. */
function hadSameSource(
  text: FoundText,
  pair: readonly [source: Language, target: Language],
  earlier: readonly FoundText[],
): boolean {
  return earlier.some(({ wordings }) => pair.every((each) => said(wordings[each]) === said(text.wordings[each])));
}

const said = (wordings: readonly Wording[]): string =>
  wordings.map(({ content }) => plainTypography(content)).join('\n');

/** Formats the dates of two changes, with the time if the dates are equal. */
function days(source: LineChange, translation: LineChange): Pick<StaleText, 'sourceChanged' | 'translationChanged'> {
  const [later = '', earlier = ''] = [source, translation].map(({ time }) =>
    new Date(time * 1000).toISOString().replace('T', ' '),
  );
  const length = later.slice(0, 10) === earlier.slice(0, 10) ? 19 : 10;
  return { sourceChanged: later.slice(0, length), translationChanged: earlier.slice(0, length) };
}
