import { SLOW_NETWORK_MS } from '../components/with-timeout.ts';

const CONTROLS = 'button, [data-region], [role=switch], input[type=checkbox]';

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Ends the wait for the page's script. */
export interface EarlyClicks {
  /** The script is ready: returns the clicked controls, marked as busy, for it to click again. */
  release: () => HTMLElement[];
  /** The script failed to load: uses native behavior and opens disclosures. */
  abandon: () => void;
}

const openerOf = (control: Element) => control.closest('form[data-dialog-trigger]');

/** Navigates to the contact form of this page or the home page, as without script. */
function followPlainly(control: Element): void {
  location.href = openerOf(control)?.getAttribute('action') ?? '#';
  document.querySelector<HTMLElement>('#contact [name=name]')?.focus();
}

/**
 * Until the page's script is ready, captures clicks on controls that need it and marks them as busy. A click that opens
 * the contact modal isn't held for long: then it navigates to the contact form.
 * @param begin called at the visitor's first interaction, to start the script
 */
export function captureEarlyEvents(begin: () => void): EarlyClicks {
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
    const controls = [...held];
    held.clear(); // so that no timer follows one plainly
    return controls;
  };

  const abandon = () => {
    stop();
    // Without script nothing is tracked, so the question would have no effect.
    delete document.documentElement.dataset['ask'];
    for (const panel of document.querySelectorAll<HTMLElement>('disclosure-panel')) panel.hidden = false;
    for (const control of held) if (drop(control) && openerOf(control)) followPlainly(control);
  };

  addEventListener('click', hold, true);
  for (const type of INTERACTIONS) addEventListener(type, begin, { capture: true, passive: true });
  return { release, abandon };
}
