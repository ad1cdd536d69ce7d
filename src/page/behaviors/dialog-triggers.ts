import { reopenNotice } from '../../consent/consent-store.ts';
import { preloadContactModal } from '../../contact/modal/contact-modal-host.tsx';
import { openContactModal } from '../../contact/modal/contact-modal-store.ts';

const openerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-dialog-trigger]') : null;

const open = (opener: Element, trigger: HTMLElement) =>
  opener.getAttribute('data-dialog-trigger') === 'contact' ? openContactModal(trigger) : reopenNotice(trigger);

/** Handles clicks on every `data-dialog-trigger`, pre-rendered or not: opens the contact modal or the consent notice. */
export function initDialogTriggers(): void {
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
      ({ target }) => openerOf(target)?.getAttribute('data-dialog-trigger') === 'contact' && preloadContactModal(),
      { passive: true },
    );
}
