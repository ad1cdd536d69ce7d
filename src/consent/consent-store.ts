import { useSyncExternalStore } from 'react';
import type { SiteSettings } from '../schema/page-data.ts';
import { ESSENTIAL, toConsentMode, type ConsentPreferences } from './consent-mode.ts';
import { STORAGE_KEY, storedPreferences, storePreferences } from './stored-consent.ts';
import { startTagManager } from './tag-manager.ts';
import { removeTrackingCookies } from './tracking-cookies.ts';

/** The visitor's choice, and whether the notice asks for one. */
export interface ConsentState {
  /** Whether the notice is open. */
  open: boolean;
  /** The control that opened it; the focus returns there. */
  opener?: HTMLElement | undefined;
  /** Whether a choice is in force. */
  answered: boolean;
  /** What is currently allowed. */
  preferences: ConsentPreferences;
}

type ConsentSettings = Pick<SiteSettings, 'consentVersion' | 'tagManagerId'>;

const UNKNOWN: ConsentState = { open: false, answered: false, preferences: ESSENTIAL };

const listeners = new Set<() => void>();

let state = UNKNOWN;
let settings: ConsentSettings = { consentVersion: 1 };

/** The space for the notice remains this long after it has closed, because removing it restyles the page. */
const NOTICE_SPACE_MS = 1000;

function set(next: ConsentState): void {
  const root = document.documentElement;
  if (state.open && !next.open) {
    root.setAttribute('data-asked', '');
    setTimeout(() => root.removeAttribute('data-asked'), NOTICE_SPACE_MS);
  }
  state = next;
  // The notice is always in the document; this attribute alone decides whether it is visible.
  root.toggleAttribute('data-ask', next.open);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes over from the head script: reads the stored choice and loads what it allows. */
export function startConsent(site: ConsentSettings): void {
  settings = site;
  const stored = storedPreferences(site.consentVersion);
  set({ open: !stored, answered: !!stored, preferences: stored ?? ESSENTIAL });
  if (stored) startTagManager(site.tagManagerId, stored);
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && followStored());
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
}

/** Applies a choice that was made in another tab, or while this page was in the back/forward cache. */
function followStored(): void {
  const stored = storedPreferences(settings.consentVersion);
  if (stored) apply(stored);
}

function apply(preferences: ConsentPreferences): void {
  window.gtag?.('consent', 'update', toConsentMode(preferences));
  removeTrackingCookies(preferences);
  startTagManager(settings.tagManagerId, preferences);
  set({ ...state, open: false, answered: true, preferences });
}

/** Stores a visitor's choice and applies it at once. */
export function savePreferences(preferences: ConsentPreferences): void {
  storePreferences(preferences, settings.consentVersion);
  apply(preferences);
}

/** Allows everything, except marketing under Global Privacy Control, which only the details override. */
export const acceptAll = (): void =>
  savePreferences({ necessary: true, analytics: true, marketing: !navigator.globalPrivacyControl, functional: true });

/** Allows only the necessary purpose. */
export const acceptEssential = (): void => savePreferences(ESSENTIAL);

/** Opens the notice again. The focus moves into it, and back to `opener` when it closes. */
export const reopenNotice = (opener?: HTMLElement): void => set({ ...state, open: true, opener });

/** Closes a reopened notice without changing the choice. */
export function dismissNotice(): void {
  if (state.answered) set({ ...state, open: false });
}

/** The state of consent. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
