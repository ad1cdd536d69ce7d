import type { Report } from './lighthouse-run.ts';

/** The audits that measure a page's speed. */
export const SPEED_AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

/** Values from a page's reports, in milliseconds; the layout shift has no unit. */
export type SpeedFigures = Record<keyof typeof SPEED_AUDITS, number[]>;

export const noFigures = (): SpeedFigures => ({ fcp: [], lcp: [], cls: [], tbt: [] });

/** Adds the values of a report. Throws if one is missing. */
export function noteSpeed(figures: SpeedFigures, { audits }: Report): void {
  for (const [key, audit] of Object.entries(SPEED_AUDITS)) {
    const { numericValue, errorMessage } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no figure for ${audit}: ${errorMessage}`);
    figures[key as keyof SpeedFigures].push(numericValue); // the keys are those of SPEED_AUDITS
  }
}
