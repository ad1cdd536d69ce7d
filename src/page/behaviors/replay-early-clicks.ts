import { findReplacement } from '../../components/find-replacement.ts';

/** Clicks the controls that the visitor clicked before the page's script was ready; hydration may have replaced them. */
export function replayEarlyClicks(): void {
  for (const control of window.releaseEarlyClicks?.() ?? []) {
    const target = findReplacement(control);
    // The contact modal removes its mark itself when it opens.
    if (target?.closest('form[data-dialog-trigger]')) target.dataset['pending'] ||= control.dataset['pending'];
    else delete control.dataset['pending'];
    target?.click();
  }
}
