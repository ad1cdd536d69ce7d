import { findReplacement } from '../components/find-replacement.ts';
import { SLOW_NETWORK_MS } from '../components/with-timeout.ts';

const CONTROLS = 'button, [data-region], [role=switch], input[type=checkbox]';

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Ends the wait for the page's script. */
export interface EarlyClicks {
  /** The script is ready: replays what was clicked. */
  release: () => void;
  /** The script can't be loaded: the browser does what it can on its own, and disclosures are open. */
  giveUp: () => void;
}

const openerOf = (control: Element) => control.closest('form[data-opens]');

/** Leads to the contact form of this page, or of the home page, as without script. */
function followPlainly(control: Element): void {
  location.href = openerOf(control)?.getAttribute('action') ?? '#';
  document.querySelector<HTMLElement>('#contact [name=name]')?.focus();
}

/**
 * Until the page's script is ready, a click on something that needs it is held, and the control shows that. A button that
 * opens the contact modal isn't held for long: it then leads to the contact form.
 * @param begin called at the first sign of a visitor's interest, to start the script
 */
export function holdEarlyClicks(begin: () => void): EarlyClicks {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(CONTROLS); // the document has none
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(control)) return;
    held.add(control);
    control.dataset['pending'] = String(Math.round(performance.now()));
    if (openerOf(control)) setTimeout(() => drop(control) && followPlainly(control), SLOW_NETWORK_MS);
    begin();
  };

  const drop = (control: HTMLElement): boolean => {
    delete control.dataset['pending'];
    return held.delete(control);
  };

  const stop = () => {
    removeEventListener('click', hold, true);
    for (const type of INTERACTIONS) removeEventListener(type, begin, true);
  };

  const release = () => {
    stop();
    for (const control of held) {
      const target = findReplacement(control);
      // The contact modal takes its mark away itself, once it is there.
      if (target && openerOf(target)) target.dataset['pending'] ||= control.dataset['pending'];
      else delete control.dataset['pending'];
      target?.click();
    }
    held.clear();
  };

  const giveUp = () => {
    stop();
    // Without script nothing is tracked, and the question could not be answered.
    delete document.documentElement.dataset['ask'];
    for (const panel of document.querySelectorAll<HTMLElement>('fold-panel')) panel.hidden = false;
    for (const control of held) if (drop(control) && openerOf(control)) followPlainly(control);
  };

  addEventListener('click', hold, true);
  for (const type of INTERACTIONS) addEventListener(type, begin, { capture: true, passive: true });
  return { release, giveUp };
}
