import { ESSENTIAL, signalsOf } from './consent-signals.ts';
import { startDataLayer } from './data-layer.ts';
import { storedPreferences } from './stored-consent.ts';

/**
 * Runs in the head before anything else: denies everything, then passes on a stored choice; without one the page is
 * marked so that its styles show the question.
 * @param version the policy's version; a choice made for another one counts as none
 */
export function bootConsent(version: number): void {
  startDataLayer();
  const tell = (...command: unknown[]) => window.gtag?.(...command);
  tell('consent', 'default', signalsOf(ESSENTIAL));
  tell('set', 'ads_data_redaction', true);
  tell('set', 'url_passthrough', false);
  const preferences = storedPreferences(version);
  if (preferences) tell('consent', 'update', signalsOf(preferences));
  else document.documentElement.dataset['ask'] = '';
}
