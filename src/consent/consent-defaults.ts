import { ESSENTIAL, toConsentMode } from './consent-mode.ts';
import { installGtag } from './data-layer.ts';
import { storedPreferences } from './stored-consent.ts';

/**
 * Runs first in the head: denies everything, then applies a stored choice. Without one, marks the page so that its styles
 * show the notice.
 * @param version the policy's version; a choice for another version is ignored
 */
export function applyConsentDefaults(version: number): void {
  const command = installGtag();
  command('consent', 'default', toConsentMode(ESSENTIAL));
  const preferences = storedPreferences(version);
  if (preferences) command('consent', 'update', toConsentMode(preferences));
  else document.documentElement.dataset['ask'] = '';
  command('set', 'ads_data_redaction', true);
  command('set', 'url_passthrough', false);
}
