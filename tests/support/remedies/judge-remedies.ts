import type { RemedyOfCase } from '../../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { dependsOnIntent, followRemedy, type Followed } from './follow-remedy.ts';
import type { Desk, Edits } from './look.ts';

/** A mistake that was made: the files, what the check says of them, and what it says after further edits. */
export interface MadeMistake extends Desk {
  found: readonly Diagnostic[];
  /** The file in which the mistake is made. */
  file: string;
  diagnoseAfter: (edits: Edits) => readonly Diagnostic[];
}

/**
 * Follows the remedy of every diagnostic of a mistake. Returns what's untrue of them: a way that doesn't remove its
 * diagnostic, or that leads to another one; a remedy that nobody can follow and that doesn't say that the owner decides.
 */
export function untrueRemedies(made: MadeMistake, remedy: RemedyOfCase): string[] {
  const { ownerDecides, followed = [] } = remedy;
  const ofWords = made.found.map((diagnostic) => ({ diagnostic, ways: followRemedy(diagnostic, made) }));
  const silent = ofWords.filter(({ ways }) => ways.length === 0);
  if (ownerDecides !== undefined)
    return silent.length > 0 && followed.length === 0
      ? []
      : ['The owner is said to decide, but the remedy can be followed.'];
  if (silent.length > 0 && followed.length === 0)
    return silent.map(({ diagnostic }) => `Nobody can follow this: ${sayingOf(diagnostic)}`);
  return [
    ...ofWords.flatMap(({ diagnostic, ways }) => problemsOf(made, diagnostic, ways, remedy)),
    ...followed.flatMap((change) => problemsOfChange(made, change, remedy)),
  ];
}

/** Follows each way that a diagnostic names. Where the ways depend on what is meant, one that leads out is enough. */
function problemsOf(
  made: MadeMistake,
  diagnostic: Diagnostic,
  ways: readonly Followed[],
  { reveals = [], followed = [] }: RemedyOfCase,
): string[] {
  const others = made.found.filter((one) => one !== diagnostic);
  const problems = ways.map(({ words, edits }) => {
    const left = newIn(repeated(made, edits, diagnostic), [...others.map(keyOf), ...reveals]);
    return left.length === 0 ? undefined : `${sayingOf(diagnostic)}\n  “${words}” leads to ${left.join('\n  and ')}`;
  });
  const bad = problems.filter((problem) => problem !== undefined);
  return dependsOnIntent(diagnostic) && bad.length < ways.length + followed.length ? [] : bad;
}

/** Follows a remedy once more for each place that it counts: "The text has 2 more of these." */
function repeated(made: MadeMistake, edits: Edits, { hint, path, file }: Diagnostic): readonly Diagnostic[] {
  const [, more = '0'] = /The text has (\d+) more of these/.exec(hint) ?? [];
  const after = made.diagnoseAfter(edits);
  const next = after.find((one) => one.path === path && one.file === file);
  if (more === '0' || !next) return after;
  const [way] = followRemedy(next, { ...made, textOf: (name) => edits.get(name) ?? made.textOf(name) });
  return way ? repeated(made, new Map([...edits, ...way.edits]), next) : after;
}

function problemsOfChange(
  made: MadeMistake,
  followed: NonNullable<RemedyOfCase['followed']>[number],
  { reveals = [] }: RemedyOfCase,
): string[] {
  const after = made.diagnoseAfter(editsOf(made, followed));
  const left = newIn(after, [...made.found.map(keyOf), ...reveals]);
  const isGone = made.found.some((one) => !after.map(keyOf).includes(keyOf(one)));
  return left.length > 0 || !isGone
    ? [`${JSON.stringify(followed)} leads to ${left.join('\n  and ') || 'the same'}`]
    : [];
}

function editsOf(
  { file: own, textOf, before }: MadeMistake,
  followed: NonNullable<RemedyOfCase['followed']>[number],
): Edits {
  if ('asBefore' in followed) return new Map([[own, before(own) ?? null]]);
  if ('renamedTo' in followed)
    return new Map([
      [own, null],
      [followed.renamedTo, textOf(own) ?? ''],
    ]);
  const [from, to, file = own] = followed;
  const text = textOf(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from} to be changed.`);
  return new Map([[file, text.replace(from, () => to)]]);
}

/** A diagnostic without its place, which moves with every edit. */
const keyOf = ({ message }: Diagnostic): string => message;

/** Returns the diagnostics that aren't among others, each counted once. */
function newIn(after: readonly Diagnostic[], known: readonly string[]): string[] {
  const left = [...known];
  return after
    .filter((one) => {
      const index = left.indexOf(keyOf(one));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    })
    .map(sayingOf);
}

const sayingOf = ({ file, line, column, path, message, hint }: Diagnostic): string =>
  `${file}:${line}:${column} ${path}  ${message} ${hint}`;
