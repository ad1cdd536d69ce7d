import { choiceText, readChoice } from './consent-record.ts';
import type { ConsentPreferences } from './consent-signals.ts';

declare global {
  interface Navigator {
    /** The browser's wish not to have data sold or shared (https://w3c.github.io/gpc/). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Where the choice is kept in the browser's storage. */
export const STORAGE_KEY = 'cookie-consent';

/** What the stored choice allows now; undefined where none is stored that holds, or storage is blocked. */
export const storedPreferences = (version: number): ConsentPreferences | undefined =>
  readChoice(() => localStorage.getItem(STORAGE_KEY), version, Date.now(), navigator.globalPrivacyControl);

/** Keeps a choice for later visits. Where storage is full or blocked, it holds for this visit only. */
export function storePreferences(preferences: ConsentPreferences, version: number): void {
  try {
    // First, so that an older choice can not outlive a newer one that does not fit.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, choiceText(preferences, version, Date.now(), navigator.globalPrivacyControl));
  } catch {
    // The visitor is asked again at the next visit.
  }
}
