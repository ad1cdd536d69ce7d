import { serializeConsent, parseConsent } from './consent-record.ts';
import type { ConsentPreferences } from './consent-mode.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc/). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Storage key of the choice. */
export const STORAGE_KEY = 'cookie-consent';

/** What the stored choice allows; undefined without a valid one, or if storage is blocked. */
export const storedPreferences = (version: number): ConsentPreferences | undefined =>
  parseConsent(() => localStorage.getItem(STORAGE_KEY), version, Date.now(), navigator.globalPrivacyControl);

/** Stores a choice. If storage is full or blocked, the choice applies to this visit only. */
export function storePreferences(preferences: ConsentPreferences, version: number): void {
  try {
    // Removed first, so that an older choice doesn't survive if the new one doesn't fit.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(
      STORAGE_KEY,
      serializeConsent(preferences, version, Date.now(), navigator.globalPrivacyControl),
    );
  } catch {
    // The visitor is asked again on the next visit.
  }
}
