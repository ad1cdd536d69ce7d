import { isCurrent, parseRecord, preferencesOf, RECORD_KEY } from './consent-record.ts';
import type { ConsentPreferences } from './consent-signals.ts';

declare global {
  interface Navigator {
    /** The browser's wish not to have data sold or shared (https://w3c.github.io/gpc/). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks by Global Privacy Control to be left out of marketing. */
export const privacySignal = (): boolean => navigator.globalPrivacyControl === true;

/** What the stored choice allows now; undefined where none is stored that still holds, or storage is blocked. */
export function storedPreferences(version: number): ConsentPreferences | undefined {
  try {
    const record = parseRecord(localStorage.getItem(RECORD_KEY));
    return record && isCurrent(record, version, Date.now()) ? preferencesOf(record, privacySignal()) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for later visits. Where storage is full or blocked, no older choice may stay behind. */
export function storeText(text: string): void {
  try {
    localStorage.setItem(RECORD_KEY, text);
  } catch {
    forgetStored();
  }
}

function forgetStored(): void {
  try {
    localStorage.removeItem(RECORD_KEY);
  } catch {
    // Blocked: nothing is there to be forgotten.
  }
}
