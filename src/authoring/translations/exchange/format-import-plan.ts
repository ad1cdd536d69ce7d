import type { ImportPlan } from './import-translations.ts';
import type { Reason } from './judge-translation.ts';
import type { ReturnedTranslation } from './returned-translation.ts';

/** Number of texts that are listed for each reason. */
const MOST_LISTED = 20;

/** Why texts aren't taken, and what to do about it, with the name of the source language. */
const REASONS: Record<Reason, (source: string) => string> = {
  empty: () => 'there is no translation.',
  partial: () => 'a part of the text has no translation.',
  unconfirmed: () =>
    'the file says that the translation is to be worked on. Have it confirmed, or add "--unconfirmed" to take it as it is.',
  'repeats-source': (source) =>
    `the same as the ${source} text, and the file doesn't say that it's translated. If that's right, confirm it in the translation tool; in a table, write "translated" into a column "state".`,
  'replaces-by-source': (source) =>
    `the same as the ${source} text, where the site has a translation. If that's right, approve it in the translation tool; in a table, write "final" into a column "state".`,
};

/**
 * Lists what an import would do, and which texts it wouldn't take, with the reason: what is to be read before it's done.
 * @param sourceLanguage the name of the language that texts are translated from
 */
export function formatImportPlan(name: string, plan: ImportPlan, sourceLanguage: string): string {
  const groups = (Object.keys(REASONS) as Reason[]).flatMap((reason) => {
    const translations = plan.leftOut.filter((each) => each.reason === reason).map(({ translation }) => translation);
    return group('not taken', REASONS[reason](sourceLanguage), translations);
  });
  const marked = plan.taken.filter(({ status }) => status.progress === 'initial' && status.label !== '');
  const notes = group('taken', 'although the file says that it is not translated yet. Read it.', marked);
  return [headline(name, plan), ...groups, ...notes, ''].join('\n');
}

function headline(name: string, { taken, unchanged, leftOut, diagnostics }: ImportPlan): string {
  const parts = [
    `${count(taken.length)} new or changed`,
    `${count(unchanged)} as on the site`,
    `${count(leftOut.length)} not taken`,
    ...(diagnostics.length > 0 ? [`${count(diagnostics.length)} to be corrected, so that nothing is written`] : []),
  ];
  return `${name}: ${parts.join(', ')}.`;
}

function group(what: string, reason: string, translations: readonly ReturnedTranslation[]): string[] {
  if (translations.length === 0) return [];
  const more = translations.length - MOST_LISTED;
  return [
    `  ${count(translations.length)} ${what}: ${reason}`,
    ...translations.slice(0, MOST_LISTED).map(lineOf),
    ...(more > 0 ? [`    and ${count(more)} more, up to line ${translations.at(-1)?.line}`] : []),
  ];
}

const lineOf = ({ line, file, field, status: { label } }: ReturnedTranslation): string =>
  `    line ${line}: ${field} in ${file}${label ? `, ${label}` : ''}`;

const count = (number: number): string => number.toLocaleString('en-US');
