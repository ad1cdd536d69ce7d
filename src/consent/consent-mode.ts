/** What a visitor allows. The necessary purpose can't be refused. */
export interface ConsentPreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

/** Purpose of cookies. */
export type Purpose = keyof ConsentPreferences;

/** A purpose that can be refused. */
export type OptionalPurpose = Exclude<Purpose, 'necessary'>;

/** Value of a consent signal. */
type Signal = 'granted' | 'denied';

/** The signals of Google's Consent Mode. */
export type ConsentModeState = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  Signal
>;

/** Only the necessary purpose; also the state before a visitor has answered. */
export const ESSENTIAL: ConsentPreferences = { necessary: true, analytics: false, marketing: false, functional: false };

const signal = (allowed: boolean): Signal => (allowed ? 'granted' : 'denied');

/** Converts a choice to Google's consent signals. */
export const toConsentMode = ({ analytics, marketing, functional }: ConsentPreferences): ConsentModeState => ({
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  analytics_storage: signal(analytics),
  functionality_storage: signal(functional),
  personalization_storage: signal(functional),
  security_storage: 'granted',
});
