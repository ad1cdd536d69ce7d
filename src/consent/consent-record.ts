import type { ConsentPreferences } from './consent-signals.ts';

/** Where the choice is kept in the browser's storage. */
export const RECORD_KEY = 'cookie-consent';

/** A visitor's choice as it is kept. */
export interface ConsentRecord {
  preferences: ConsentPreferences;
  /** When the choice was made, as ISO 8601. */
  timestamp: string;
  /** Version of the policy that was asked about. */
  version: number;
  /** Set where marketing was allowed in the details although the browser sends Global Privacy Control. */
  despiteSignal?: true;
}

const DAY = 864e5;
const MAX_AGE = 365 * DAY;

/** More than any true record has, so that megabytes of rubbish are not even parsed. */
const MAX_LENGTH = 999;

const PURPOSES = ['necessary', 'analytics', 'marketing', 'functional'] as const;

const hasShape = ({ preferences, timestamp, version }: ConsentRecord): boolean =>
  PURPOSES.every((purpose) => typeof preferences[purpose] === 'boolean') &&
  typeof timestamp === 'string' &&
  typeof version === 'number';

/** Reads a stored text; whatever has not the shape of a record counts as none. A record without version has the first. */
export function parseRecord(text: string | null): ConsentRecord | undefined {
  try {
    if (!text || text.length > MAX_LENGTH) return undefined;
    const record = { version: 1, ...(JSON.parse(text) as ConsentRecord) }; // only a guess until hasShape has looked
    return hasShape(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a choice still holds: made for this version of the policy, within the last 12 months and not in the future. */
export function isCurrent({ version, timestamp }: ConsentRecord, wanted: number, now: number): boolean {
  const age = now - Date.parse(timestamp);
  return version === wanted && age > -DAY && age < MAX_AGE; // a day of grace for clocks that were set
}

/** What a record allows now: while the browser sends the signal, marketing only if it was allowed in spite of it. */
export const preferencesOf = ({ preferences, despiteSignal }: ConsentRecord, signal: boolean): ConsentPreferences => ({
  ...preferences,
  necessary: true,
  marketing: preferences.marketing && (!signal || despiteSignal === true),
});

/** The text under which a choice is kept. */
export function writeRecord(preferences: ConsentPreferences, version: number, now: number, signal: boolean): string {
  const record: ConsentRecord = { preferences, timestamp: new Date(now).toISOString(), version };
  return JSON.stringify(signal && preferences.marketing ? { ...record, despiteSignal: true } : record);
}
