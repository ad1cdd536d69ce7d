import type { Visibility } from '../../schema/schedule.ts';

/** Days before and after all others. */
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

const DAY_MS = 86_400_000;

/** Returns the day that is a number of days after a calendar day, or before it if the number is below zero. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the day after a calendar day. */
export const dayAfter = (day: string): string => daysAfter(day, 1);

/** Returns the day before a calendar day. */
export const dayBefore = (day: string): string => daysAfter(day, -1);

/** Returns when something is shown, or `undefined` if that's always. */
export function visibilityOf({ visibleFrom, visibleUntil, draft }: Visibility): Visibility | undefined {
  if (visibleFrom === undefined && visibleUntil === undefined && !draft) return undefined;
  return { ...(visibleFrom && { visibleFrom }), ...(visibleUntil && { visibleUntil }), ...(draft && { draft }) };
}

/** Returns when something is shown that's part of others, each with days of its own: its item, section and page. */
export function commonVisibility(shown: readonly Visibility[]): Visibility {
  const [only] = shown;
  if (only && shown.length === 1) return only;
  const from = shown.flatMap(({ visibleFrom }) => visibleFrom ?? []).sort();
  const until = shown.flatMap(({ visibleUntil }) => visibleUntil ?? []).sort();
  return { visibleFrom: from.at(-1), visibleUntil: until[0], draft: shown.some(({ draft }) => draft) };
}

/** Returns whether something is shown on a day. */
export const isVisibleOn = (
  { visibleFrom = FIRST_DAY, visibleUntil = LAST_DAY, draft = false }: Visibility,
  { day, drafts }: { day: string; drafts: boolean },
): boolean => (drafts || !draft) && visibleFrom <= day && day <= visibleUntil;

/**
 * Returns whether, on each day on which something is shown, at least one of others is shown, too. A draft counts only for
 * drafts.
 */
export function coversDays(needed: Visibility, by: readonly Visibility[]): boolean {
  const { visibleFrom: begin = FIRST_DAY, visibleUntil: end = LAST_DAY, draft = false } = needed;
  let next = begin;
  const usable = by.filter((one) => draft || !one.draft);
  for (const one of usable.toSorted((a, b) => ((a.visibleFrom ?? FIRST_DAY) < (b.visibleFrom ?? FIRST_DAY) ? -1 : 1))) {
    const { visibleFrom = FIRST_DAY, visibleUntil = LAST_DAY } = one;
    if (next > end || visibleFrom > next) break;
    if (visibleUntil >= end) return true;
    if (visibleUntil >= next) next = dayAfter(visibleUntil);
  }
  return next > end;
}

/** Returns whether there's a day on which both are shown, so that they could clash. */
export const areShownTogether = (one: Visibility, other: Visibility): boolean =>
  (one.visibleFrom ?? FIRST_DAY) <= (other.visibleUntil ?? LAST_DAY) &&
  (other.visibleFrom ?? FIRST_DAY) <= (one.visibleUntil ?? LAST_DAY);

/** Describes when something is shown: "is shown from 2026-12-01 until 2026-12-24". */
export function visibilityInWords({ visibleFrom, visibleUntil, draft }: Visibility): string {
  if (draft) return 'is a draft';
  if (visibleFrom === undefined && visibleUntil === undefined) return 'is always shown';
  const from = visibleFrom === undefined ? '' : ` from ${visibleFrom}`;
  return `is shown${from}${visibleUntil === undefined ? '' : ` until ${visibleUntil}`}`;
}
