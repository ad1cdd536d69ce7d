import { useSyncExternalStore } from 'react';
import type { SiteSettings } from '../schema/document.ts';
import { ESSENTIAL, signalsOf, type ConsentPreferences } from './consent-signals.ts';
import { STORAGE_KEY, storedPreferences, storePreferences } from './stored-consent.ts';
import { startTagManager } from './tag-manager.ts';
import { removeTrackingCookies } from './tracking-cookies.ts';

/** The visitor's choice, and whether the notice asks for one. */
export interface ConsentState {
  /** Whether the notice is shown. */
  open: boolean;
  /** What opened it by hand; focus returns there. */
  opener?: HTMLElement | undefined;
  /** Whether a choice is in force. */
  answered: boolean;
  /** What is allowed now. */
  preferences: ConsentPreferences;
}

type ConsentSettings = Pick<SiteSettings, 'consentVersion' | 'tagManagerId'>;

const UNKNOWN: ConsentState = { open: false, answered: false, preferences: ESSENTIAL };

const listeners = new Set<() => void>();

let state = UNKNOWN;
let settings: ConsentSettings = { consentVersion: 1 };

/** For so many ms after the notice has gone its room stays: giving it up keeps the browser from answering. */
const ROOM_STAYS = 1000;

function set(next: ConsentState): void {
  const root = document.documentElement;
  if (state.open && !next.open) {
    root.setAttribute('data-asked', '');
    setTimeout(() => root.removeAttribute('data-asked'), ROOM_STAYS);
  }
  state = next;
  // The notice is part of the page from the start; this attribute alone decides whether it is seen.
  root.toggleAttribute('data-ask', next.open);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes over from the small script in the head: knows what is in force, and loads what it allows. */
export function startConsent(site: ConsentSettings): void {
  settings = site;
  const stored = storedPreferences(site.consentVersion);
  set({ open: !stored, answered: !!stored, preferences: stored ?? ESSENTIAL });
  if (stored) startTagManager(site.tagManagerId, stored);
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && followStored());
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
}

/** A choice made in another tab, or after the browser had put this page aside, holds here, too, and at once. */
function followStored(): void {
  const stored = storedPreferences(settings.consentVersion);
  if (stored) apply(stored);
}

function apply(preferences: ConsentPreferences): void {
  window.gtag?.('consent', 'update', signalsOf(preferences));
  removeTrackingCookies(preferences);
  startTagManager(settings.tagManagerId, preferences);
  set({ ...state, open: false, answered: true, preferences });
}

/** Keeps a visitor's choice and lets it take effect at once. */
export function savePreferences(preferences: ConsentPreferences): void {
  storePreferences(preferences, settings.consentVersion);
  apply(preferences);
}

/** Allows everything; marketing not where the browser sends Global Privacy Control, which only the details overrule. */
export const acceptAll = (): void =>
  savePreferences({ necessary: true, analytics: true, marketing: !navigator.globalPrivacyControl, functional: true });

/** Allows only what the site can not do without. */
export const acceptEssential = (): void => savePreferences(ESSENTIAL);

/** Shows the notice again; focus moves into it, and back to `opener` when it closes. */
export const reopenNotice = (opener?: HTMLElement): void => set({ ...state, open: true, opener });

/** Closes a notice that was opened by hand and leaves the choice in force as it was. */
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
