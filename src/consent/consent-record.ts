import { ESSENTIAL, type ConsentPreferences, type Purpose } from './consent-mode.ts';

/** A visitor's choice as stored. */
export interface ConsentRecord {
  preferences: ConsentPreferences;
  /** When the choice was made, as ISO 8601. */
  timestamp: string;
  /** Version of the policy. Default: 1. */
  version?: number;
  /** Whether marketing was allowed in the details in spite of Global Privacy Control. */
  despiteSignal?: true;
}

const DAY_MS = 864e5;

/** The visitor is asked again after 12 months. */
const MAX_AGE_MS = 365 * DAY_MS;

/**
 * Parses a stored choice. Undefined unless it is valid, for the current version of the policy, and at most 12 months old.
 * @param read returns the stored text; may throw, as blocked storage does
 * @param signal whether the browser sends Global Privacy Control, which denies marketing unless it was allowed in the details
 */
export function parseConsent(
  read: () => string | null,
  wanted: number,
  now: number,
  signal?: boolean,
): ConsentPreferences | undefined {
  try {
    // Unvalidated until the check below. `?? 0` avoids an exception on a first visit, which would delay the first paint by
    // a millisecond while DevTools are open.
    const { preferences, timestamp, version = 1, despiteSignal } = (JSON.parse(read() as string) ?? 0) as ConsentRecord;
    const holds = Math.abs(now - Date.parse(timestamp)) < MAX_AGE_MS && version === wanted;
    if (holds && Object.keys(ESSENTIAL).every((purpose) => typeof preferences[purpose as Purpose] === 'boolean')) {
      preferences.marketing &&= !signal || !!despiteSignal;
      return preferences;
    }
  } catch {
    // An invalid record is ignored.
  }
}

/** Serializes a choice for storage. */
export function serializeConsent(
  preferences: ConsentPreferences,
  version: number,
  now: number,
  signal?: boolean,
): string {
  const record: ConsentRecord = { preferences, timestamp: new Date(now).toISOString(), version };
  return JSON.stringify(signal && preferences.marketing ? { ...record, despiteSignal: true } : record);
}
