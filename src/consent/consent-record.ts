import { ESSENTIAL, type ConsentPreferences, type Purpose } from './consent-signals.ts';

/** A visitor's choice as it is kept. */
export interface ConsentRecord {
  preferences: ConsentPreferences;
  /** When the choice was made, as ISO 8601. */
  timestamp: string;
  /** Version of the policy that was asked about; a record that names none was made for the first. */
  version?: number;
  /** Set where marketing was allowed in the details although the browser sends Global Privacy Control. */
  despiteSignal?: true;
}

const DAY = 864e5;

/** After this long a visitor is asked again: 12 months. */
const MAX_AGE = 365 * DAY;

/**
 * What a stored text allows, if it is a choice that holds: of the right shape, made for the policy's version of today
 * and not longer ago than 12 months.
 * @param read gives the stored text; may throw, as blocked storage does
 * @param signal whether the browser sends Global Privacy Control: then marketing only where it was allowed in spite of it
 */
export function readChoice(
  read: () => string | null,
  wanted: number,
  now: number,
  signal?: boolean,
): ConsentPreferences | undefined {
  try {
    // A guess until looked at. Without a record, as on every first visit, there is no time, and nothing throws: an error
    // would cost the first paint a millisecond while a tool listens to the browser.
    const { preferences, timestamp, version = 1, despiteSignal } = (JSON.parse(read() as string) ?? 0) as ConsentRecord;
    const holds = Math.abs(now - Date.parse(timestamp)) < MAX_AGE && version === wanted;
    if (holds && Object.keys(ESSENTIAL).every((purpose) => typeof preferences[purpose as Purpose] === 'boolean')) {
      preferences.marketing &&= !signal || !!despiteSignal;
      return preferences;
    }
  } catch {
    // Counts as none.
  }
}

/** The text under which a choice is kept. */
export function choiceText(preferences: ConsentPreferences, version: number, now: number, signal?: boolean): string {
  const record: ConsentRecord = { preferences, timestamp: new Date(now).toISOString(), version };
  return JSON.stringify(signal && preferences.marketing ? { ...record, despiteSignal: true } : record);
}
