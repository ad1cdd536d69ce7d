import { ESSENTIAL, signalsOf } from './consent-signals.ts';
import { startCommands } from './data-layer.ts';
import { storedPreferences } from './stored-consent.ts';

/**
 * Runs in the head before anything else: denies everything, then at once passes on a stored choice; without one the
 * page is marked so that its styles show the question.
 * @param version the policy's version; a choice made for another one counts as none
 */
export function bootConsent(version: number): void {
  const command = startCommands();
  command('consent', 'default', signalsOf(ESSENTIAL));
  const preferences = storedPreferences(version);
  if (preferences) command('consent', 'update', signalsOf(preferences));
  else document.documentElement.dataset['ask'] = '';
  command('set', 'ads_data_redaction', true);
  command('set', 'url_passthrough', false);
}
