import type { Language } from '../../../../regions/site-regions.ts';
import {
  FIXED_TEXTS,
  PROTECTED,
  SIGNS,
  TYPOGRAPHY,
  type TypographyRule,
} from '../../../../i18n/languages/typography-rules.ts';

/** A broken rule: the excerpt at its first match, the corrected excerpt, and the number of matches. */
export interface TypographyFault {
  rule: TypographyRule;
  excerpt: string;
  mended: string;
  count: number;
}

/**
 * Spans that no rule applies to: URLs, e-mail addresses, link targets, facts, dates, phone numbers, amounts,
 * identifiers.
 */
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

/** All rules of a language in one pattern: most texts break none and need no second pass. */
const ANY = new Map(Object.entries(TYPOGRAPHY).map(([language, rules = []]) => [language, anyOf(rules)]));

function anyOf(rules: readonly TypographyRule[]): RegExp {
  return new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'mu');
}

/** Returns whether a text may break a rule of a language. Fast; no false negatives. */
export const mayBreakRules = (text: string, language: Language): boolean =>
  (SIGNS[language]?.test(text) && ANY.get(language)?.test(text)) ?? false;

/** Returns each rule of a language that a text breaks. */
export function findFaults(text: string, language: Language): TypographyFault[] {
  if (FIXED_TEXTS.has(text) || !mayBreakRules(text, language)) return [];
  let judged = text.replace(PROTECTED_SPANS, (span) => PROTECTED.repeat(span.length));
  return (TYPOGRAPHY[language] ?? []).flatMap((rule) => {
    const matches = matchesOf(rule, judged);
    const [first] = matches;
    if (!first) return [];
    const shown = excerptAround(text, first, rule);
    judged = withoutEnds(judged, matches);
    return [{ rule, count: matches.length, ...shown }];
  });
}

const matchesOf = ({ pattern, applies = () => true }: TypographyRule, text: string): RegExpExecArray[] =>
  [...text.matchAll(pattern)].filter(([, ...groups]) => applies(...groups));

/** Masks the first and the last character of each match, so that no second rule reports the same character. */
function withoutEnds(text: string, matches: readonly RegExpExecArray[]): string {
  const signs = text.split(''); // split by code unit, because match indexes count code units
  for (const { 0: found, index } of matches)
    if (found !== '') signs[index] = signs[index + found.length - 1] = PROTECTED;
  return signs.join('');
}

/** Returns the excerpt around a match, up to the nearest spaces, before and after correction. */
function excerptAround(text: string, match: RegExpExecArray, { replacement }: TypographyRule) {
  const { 0: found, index } = match;
  const end = index + found.length;
  const before = /\S*$/.exec(text.slice(0, index))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  const hidden = [...found.matchAll(new RegExp(PROTECTED, 'g'))].map((sign) => text.charAt(index + sign.index));
  const mended = replacement
    .replace(/\$(\d)/g, (_reference, group: string) => match[Number(group)] ?? '')
    .replaceAll(PROTECTED, () => hidden.shift() ?? '');
  return { excerpt: before + text.slice(index, end) + after, mended: before + mended + after };
}
