import { reopenNotice } from '../consent/consent-store.ts';
import { preloadContactWindow } from '../contact/contact-window-host.tsx';
import { openContact } from '../contact/contact-window-store.ts';

const openerOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-opens]') : null);

const open = (opener: Element, trigger: HTMLElement) =>
  opener.getAttribute('data-opens') === 'contact' ? openContact(trigger) : reopenNotice(trigger);

/** Lets every `data-opens` of the document, pre-rendered or not, open the contact window or the consent notice. */
export function startOpeners(): void {
  document.addEventListener('submit', (event) => {
    const opener = openerOf(event.target);
    if (!opener) return;
    event.preventDefault();
    const trigger = event.submitter ?? opener;
    if (trigger instanceof HTMLElement) open(opener, trigger);
  });
  document.addEventListener('click', ({ target }) => {
    const opener = openerOf(target);
    if (opener instanceof HTMLElement && opener.localName !== 'form') open(opener, opener);
  });
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(
      sign,
      ({ target }) => openerOf(target)?.getAttribute('data-opens') === 'contact' && preloadContactWindow(),
      { passive: true },
    );
}
