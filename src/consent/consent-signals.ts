/** What a visitor allows. The necessary purpose can not be refused. */
export interface ConsentPreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

/** What cookies may be for. */
export type Purpose = keyof ConsentPreferences;

/** A purpose that can be refused. */
export type OptionalPurpose = Exclude<Purpose, 'necessary'>;

/** Google's answer to one signal. */
type Signal = 'granted' | 'denied';

/** The signals of Google's Consent Mode. */
export type ConsentSignals = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  Signal
>;

/** Only what the site can not do without: also what holds before a visitor has answered. */
export const ESSENTIAL: ConsentPreferences = { necessary: true, analytics: false, marketing: false, functional: false };

const signal = (allowed: boolean): Signal => (allowed ? 'granted' : 'denied');

/** The signals that tell Google what a visitor allows. */
export const signalsOf = ({ analytics, marketing, functional }: ConsentPreferences): ConsentSignals => ({
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  analytics_storage: signal(analytics),
  functionality_storage: signal(functional),
  personalization_storage: signal(functional),
  security_storage: 'granted',
});
