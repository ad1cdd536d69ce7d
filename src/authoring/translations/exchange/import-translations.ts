import { type Diagnostic, ofWholeFileAsWritten } from '../../../content/diagnostics/diagnostic.ts';
import type { EditRequest } from '../../content-edit/edit-request.ts';
import type { EditOperation } from '../../edit/edit-operation.ts';
import {
  ExchangeError,
  type ExchangeContent,
  type NamedLanguage,
  type ExchangeProblem,
  type ReturnedTranslation,
} from './returned-translation.ts';
import type { ExchangeFormat } from './exchange-format.ts';
import { judge, type Reason, type Verdict } from './judge-translation.ts';
import type { KeyLanguages } from '../find-texts.ts';
import { unitField, type LanguagePair, type TranslationUnit } from './translation-unit.ts';

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
    if (error instanceof ExchangeError) return error;
    throw error;
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
    .map(({ line, message, hint }) => ({
      ...ofWholeFileAsWritten(file, message, hint, 'error'),
      line,
    }));

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

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** What is known of the site's languages. */
interface SiteLanguages {
  /** The languages that texts are imported from and to. */
  pair: LanguagePair;
  /** All languages of the site, and its regions with their languages: the keys of texts. */
  ofKeys: KeyLanguages;
}

/** Returns why a file isn't for the languages of the import; `undefined` if it is, or names none. */
function languageProblem(
  { languages, translations }: ExchangeContent,
  site: SiteLanguages,
): ExchangeProblem | undefined {
  const all = new Set(Object.values(site.ofKeys));
  const other = [...languages, ...translations.flatMap((each) => languageOfField(each, site.ofKeys))].find(
    ({ role, tag }) => siteLanguage(tag, all) !== site.pair[role],
  );
  return other && problemOf(other, site.pair, all);
}

/** The language that a table's row is about: its field ends in a language or a region. */
function languageOfField({ field, line }: { field: string; line: number }, ofKeys: KeyLanguages): NamedLanguage[] {
  const key = /[^.]*$/.exec(field)?.[0] ?? '';
  const tag = Object.hasOwn(ofKeys, key) ? ofKeys[key] : undefined;
  return tag === undefined ? [] : [{ role: 'target', tag, line }];
}

function problemOf({ role, tag, line }: NamedLanguage, pair: LanguagePair, all: ReadonlySet<string>): ExchangeProblem {
  const [theirs, ours] = [nameOf(tag), nameOf(pair[role])];
  if (role === 'source')
    return {
      line,
      message: `The file is translated from ${theirs}; the site's texts are translated from ${ours}.`,
      hint: 'Send the translator a new export.',
    };
  const own = siteLanguage(tag, all);
  return {
    line,
    message: `The file has texts in ${theirs}; they would be imported as ${ours}.`,
    hint: own && own !== pair.source ? `Import it with "--to ${own}".` : `Import a file with texts in ${ours}.`,
  };
}

/** Returns the language of the site that a tag means: `da` for "da-DK", "pt-BR" rather than "pt" if the site has both. */
const siteLanguage = (tag: string, languages: ReadonlySet<string>): string | undefined =>
  [...languages].find((language) => language.toLowerCase() === tag.toLowerCase()) ??
  [...languages].find((language) => isSameLanguage(tag, language));

/** Returns whether two tags mean one language; a tag without a region means each of its regions. */
function isSameLanguage(a: string, b: string): boolean {
  const [one, other] = [localeOf(a), localeOf(b)];
  if (!one || !other || (one.region && other.region && one.region !== other.region)) return false;
  const [full, otherFull] = [one.maximize(), other.maximize()];
  return full.language === otherFull.language && full.script === otherFull.script;
}

/** Reads a tag, also as some tools write it: "da_DK", and "no" for the Norwegian that others call "nb". */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-').replace(/^no(?=-|$)/i, 'nb'));
  } catch {
    return undefined;
  }
}

function nameOf(tag: string): string {
  const locale = localeOf(tag);
  return locale ? `${NAMES.of(locale.toString()) ?? tag} (${tag})` : `"${tag}"`;
}
