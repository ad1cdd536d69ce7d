import { quote } from '../../../content/diagnostics/diagnostic.ts';
import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';
import type { ExchangeProblem, ReturnedTranslation } from './returned-translation.ts';
import type { TranslationUnit } from './translation-unit.ts';

/** Why a translation isn't taken although nothing is wrong with it. */
export type Reason = 'empty' | 'partial' | 'unconfirmed' | 'repeats-source' | 'replaces-by-source';

/** What becomes of a translation: taken, left as it is on the site, not taken for a reason, or refused as a mistake. */
export type Verdict =
  | { kind: 'taken'; unit: TranslationUnit }
  | { kind: 'unchanged' }
  | { kind: 'left-out'; reason: Reason }
  | { kind: 'refused'; problem: ExchangeProblem };

const EXPORT_AGAIN = 'Export again, and carry the translation over.';

/**
 * Judges a translation from an exchange file.
 * @param unit the text of the content; `undefined` if it has none like that
 * @param unconfirmed whether translations are wanted that the file calls unfinished
 */
export function judge(each: ReturnedTranslation, unit: TranslationUnit | undefined, unconfirmed: boolean): Verdict {
  const { target, openSegments, problem, status } = each;
  if (target === '') return leftOut('empty');
  if (!unit) return refused(each, `${each.file} has no text ${quote(each.field)}.`, EXPORT_AGAIN);
  if (!problem && isSameText(unit.target, target)) return { kind: 'unchanged' };
  if (openSegments !== undefined) return leftOut('partial');
  if (status.progress === 'unconfirmed' && !unconfirmed) return leftOut('unconfirmed');
  const reason = isSameText(each.source, target) ? whyNotSource(each, unit) : undefined;
  if (reason) return leftOut(reason);
  const mistake = problem ?? mistakeIn(each, unit);
  return mistake ? { kind: 'refused', problem: mistake } : { kind: 'taken', unit };
}

const leftOut = (reason: Reason): Verdict => ({ kind: 'left-out', reason });

const refused = ({ line }: ReturnedTranslation, message: string, hint: string): Verdict => ({
  kind: 'refused',
  problem: { line, message, hint },
});

/**
 * Returns why a translation that repeats its source isn't taken. Tools fill in the source where nobody has translated, so
 * the file has to say that somebody did. Over another translation, it has to say that somebody approved it: the export
 * itself calls every text translated that the site has.
 */
function whyNotSource({ status: { progress } }: ReturnedTranslation, unit: TranslationUnit): Reason | undefined {
  if (progress === 'approved') return undefined;
  if (unit.target !== '') return 'replaces-by-source';
  return progress === 'translated' ? undefined : 'repeats-source';
}

function mistakeIn(
  { file, field, source, target, line }: ReturnedTranslation,
  unit: TranslationUnit,
): ExchangeProblem | undefined {
  if (!hasSameWords(unit.source, source)) return { line, ...sourceProblem(`${field} in ${file}`, unit.source, source) };
  const placeholder = placeholderProblem(source, target);
  const kept = 'Keep each name in curly brackets as it is in the source text; the site puts a value in its place.';
  if (placeholder) return { line, message: placeholder, hint: kept };
  if (target.includes('\uFFFD'))
    return {
      line,
      message: 'The translation has a letter that was lost when a program saved it: �.',
      hint: 'Type it again.',
    };
  const lost = lostMarkup(unit.source, target, unit.target);
  const hint = 'Write it as in the source text.';
  return lost === undefined
    ? undefined
    : { line, message: `The translation lacks ${lost}, which the source text has.`, hint };
}

function sourceProblem(text: string, now: string, then: string): Pick<ExchangeProblem, 'message' | 'hint'> {
  const withoutSpace = (each: string) => each.replace(/\s/g, '');
  if (withoutSpace(now) === withoutSpace(then))
    return {
      message: `The file has lost spaces between the words of the source text of ${text}.`,
      hint: 'Have the translation tool keep them, or carry the translation over into a new export.',
    };
  const [ours, theirs] = firstDifference(now, then);
  return {
    message: `The source text of ${text} is another one now. It says ${quote(ours)}, the file ${quote(theirs)}.`,
    hint: EXPORT_AGAIN,
  };
}

const EVERY_MARKUP = new RegExp(INLINE_MARKUP, 'g');

/**
 * Returns what of the source text's markup a translation lost, for a message; `undefined` if it lost none. Programs that
 * rewrite texts run lines together and put spaces into markup.
 * @param present the translation that the site has: what it does without, a new one may do without, too
 */
function lostMarkup(source: string, target: string, present: string): string | undefined {
  const kept = markupIn(target);
  const asBefore = present === '' ? undefined : markupIn(present);
  const lost = [...markupIn(source)].find((each) => !kept.has(each) && asBefore?.has(each) !== false);
  if (lost !== undefined) return lost;
  // "a|b" is one form, and would be shown as it is.
  return source.includes(' | ') && /\S\||\|\S/.test(target) ? 'the spaces around "|"' : undefined;
}

function markupIn(text: string): Set<string> {
  const inline = [...text.matchAll(EVERY_MARKUP)].map(([, bold, , address]) =>
    bold === undefined ? `the link to ${address}` : 'the bold text (**)',
  );
  return new Set([
    ...inline,
    ...(/^- /m.test(text) ? ['the list (lines that begin with "- ")'] : []),
    ...(/^## /m.test(text) ? ['the heading (a line that begins with "## ")'] : []),
    ...(/\n\s*\n/.test(text) ? ['the paragraphs (blank lines)'] : []),
  ]);
}

/** Splits a text at its placeholders, the names in curly brackets. Every second part is a placeholder. */
export const splitPlaceholders = (text: string): string[] => text.split(/(\{[^{}]*\})/);

/** Returns the placeholders of a text in order. */
export const placeholdersOf = (text: string): string[] => splitPlaceholders(text).filter((_, index) => index % 2 === 1);

/** Returns a text without its placeholders. */
export const withoutPlaceholders = (text: string): string =>
  splitPlaceholders(text)
    .filter((_, index) => index % 2 === 0)
    .join('');

/** Returns what is wrong with the placeholders of a translation; `undefined` if it has those of its source. */
function placeholderProblem(source: string, target: string): string | undefined {
  const [expected, actual] = [placeholdersOf(source), placeholdersOf(target)];
  const lost = expected.find((name) => !actual.includes(name));
  if (lost) return `The translation lacks ${lost}, which the source text has.`;
  const added = actual.find((name) => !expected.includes(name));
  return added && `The translation has ${added}, which the source text lacks.`;
}

/** Writes a text in the one way that all its spellings share: composed letters, line feeds, no space around it. */
const canonical = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Returns whether two texts are the same, however programs write letters and line ends. */
export const isSameText = (a: string, b: string): boolean => canonical(a) === canonical(b);

/** Returns whether two texts have the same words: programs may break lines elsewhere. */
const hasSameWords = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);

const wordsOf = (text: string): string => canonical(text).replace(/\s+/g, ' ');

/** Number of characters, at least, that are shown before the first difference of two texts. */
const CONTEXT = 12;

/** Returns what two texts say where they begin to differ, with some words before it. */
function firstDifference(a: string, b: string): [string, string] {
  const [one, other] = [[...wordsOf(a)], [...wordsOf(b)]];
  const equal = one.findIndex((sign, index) => sign !== other[index]);
  const start = 1 + one.lastIndexOf(' ', Math.max(0, (equal < 0 ? one.length : equal) - CONTEXT));
  const shown = (signs: string[]) => (start > 0 ? '…' : '') + signs.slice(start).join('');
  return [shown(one), shown(other)];
}
