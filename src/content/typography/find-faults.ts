import type { Language } from '../../regions/region.ts';
import { FIXED_TEXTS, PROTECTED, SIGNS, TYPOGRAPHY, type TypographyRule } from './rules.ts';

/** A rule that a text breaks: the words at the first place, the same words mended, and how many places there are. */
export interface TypographyFault {
  rule: TypographyRule;
  words: string;
  mended: string;
  places: number;
}

/** Spans that no rule judges: URLs, e-mail addresses, link targets, facts, dates, phone numbers, amounts, identifiers. */
const PROTECTED_SPANS = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`\S+@\S+\.\w+`,
    String.raw`\]\([^)\s]*\)`,
    String.raw`\{[^{}\s]*\}`,
    String.raw`\d{4}-\d{2}(?:-\d{2})?(?!\d)`,
    String.raw`\+\d[\d ()./-]{5,}\d`,
    String.raw`(?<![\d,.])\d{2,4}(?:[ -]\d{2,4}){2,}(?![\d,.])`,
    String.raw`(?<!\d)\d{3}-\d{4}(?!\d)`,
    String.raw`\$ ?\d[\d.,]*[kKM]?(?:[–-]\$?\d[\d.,]*[kKM]?)?`,
    String.raw`\S*\p{L}_\S*|_\p{L}\S*|\p{L}\w*=\S*`,
  ].join('|'),
  'gu',
);

/** One pattern of all rules of a language: most texts break none and need no further look. */
const ANY: Readonly<Record<Language, RegExp>> = {
  en: anyOf(TYPOGRAPHY.en),
  da: anyOf(TYPOGRAPHY.da),
};

function anyOf(rules: readonly TypographyRule[]): RegExp {
  return new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'mu');
}

/** Whether a text may break a rule of a language; quick, and never wrong when it says no. */
export const mayBreakRules = (words: string, language: Language): boolean =>
  SIGNS[language].test(words) && ANY[language].test(words);

/** The rules of a language that a text breaks, each once. */
export function findFaults(words: string, language: Language): TypographyFault[] {
  if (FIXED_TEXTS.has(words) || !mayBreakRules(words, language)) return [];
  let judged = words.replace(PROTECTED_SPANS, (span) => PROTECTED.repeat(span.length));
  return TYPOGRAPHY[language].flatMap((rule) => {
    const matches = matchesOf(rule, judged);
    const [first] = matches;
    if (!first) return [];
    const shown = excerpt(words, first, rule);
    judged = withoutEnds(judged, matches);
    return [{ rule, places: matches.length, ...shown }];
  });
}

const matchesOf = ({ pattern, applies = () => true }: TypographyRule, words: string): RegExpExecArray[] =>
  [...words.matchAll(pattern)].filter(([, ...groups]) => applies(...groups));

/** Protects the first and the last character of each match, so that no second rule reports the same sign. */
function withoutEnds(words: string, matches: readonly RegExpExecArray[]): string {
  const signs = words.split(''); // by code unit, as the matches count
  for (const { 0: found, index } of matches)
    if (found !== '') signs[index] = signs[index + found.length - 1] = PROTECTED;
  return signs.join('');
}

/** The words around a match, up to the nearest spaces, as they are and as they should be. */
function excerpt(words: string, match: RegExpExecArray, { replacement }: TypographyRule) {
  const { 0: found, index } = match;
  const end = index + found.length;
  const before = /\S*$/.exec(words.slice(0, index))?.[0] ?? '';
  const after = /^\S*/.exec(words.slice(end))?.[0] ?? '';
  const hidden = [...found.matchAll(new RegExp(PROTECTED, 'g'))].map((sign) => words.charAt(index + sign.index));
  const mended = replacement
    .replace(/\$(\d)/g, (_reference, group: string) => match[Number(group)] ?? '')
    .replaceAll(PROTECTED, () => hidden.shift() ?? '');
  return { words: before + words.slice(index, end) + after, mended: before + mended + after };
}
