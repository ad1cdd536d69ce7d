import { startTransition, useEffect, useState } from 'react';
import type { LayoutData } from '../../schema/page-data.ts';
import { afterPaint } from '../../components/after-paint.ts';
import { useContactHref } from '../../components/contact-href.ts';
import { lazyImport } from '../../components/lazy-import.ts';
import { clearPending, markPending, pendingMs } from '../../components/pending.ts';
import { SLOW_NETWORK_MS } from '../../components/with-timeout.ts';
import { closeContactModal, useContactModal } from './contact-modal-store.ts';
import type { ContactModal } from './contact-modal.tsx';
import { focusContactSection } from '../form/focus-contact-section.ts';
import { ToastHost } from '../toast/toast-host.tsx';

const loadModal = lazyImport(() => import('./contact-modal.tsx'));

/** Preloads the contact modal when a visitor is about to open it. */
export const preloadContactModal = (): void => void loadModal().catch(() => undefined);

/** Renders the contact modal and toasts, once on a page. The modal's code loads when it is first opened. */
export function ContactModalHost({ layout }: { layout: LayoutData }) {
  const { opened, openCount, trigger } = useContactModal();
  const [Modal, setModal] = useState<typeof ContactModal>();
  /** The opening that the modal shows; deferred, so that the trigger looks pressed before the modal renders. */
  const [shown, setShown] = useState(0);
  const contactHref = useContactHref();
  useCloseOnNavigation(opened);
  useEffect(() => {
    if (!opened || shown === openCount) return;
    let awaited = true;
    let cancel = (): void => undefined;
    const timeout = SLOW_NETWORK_MS - pendingMs(trigger);
    markPending(trigger);
    const show = (module: { ContactModal: typeof ContactModal }) => {
      if (!awaited) return;
      clearPending(trigger);
      cancel = afterPaint(() =>
        startTransition(() => {
          setModal(() => module.ContactModal);
          setShown(openCount);
        }),
      );
    };
    const giveUp = () => {
      if (!awaited) return;
      closeContactModal();
      // Fallback: the form on this page, or the one on the home page.
      if (!focusContactSection()) location.assign(contactHref);
    };
    loadModal(timeout).then(show, giveUp);
    return () => {
      awaited = false;
      clearPending(trigger);
      cancel();
    };
  }, [opened, openCount, shown, trigger, contactHref]);
  return (
    <>
      {Modal && <Modal layout={layout} opened={opened && shown === openCount} openCount={shown} trigger={trigger} />}
      <ToastHost />
    </>
  );
}

/**
 * Closes the modal on a navigation, including Back and Forward, even while its code is loading. Keeps the draft.
 */
function useCloseOnNavigation(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    document.addEventListener('click', closeOnLink);
    window.addEventListener('popstate', closeContactModal);
    return () => {
      document.removeEventListener('click', closeOnLink);
      window.removeEventListener('popstate', closeContactModal);
    };
  }, [opened]);
}

function closeOnLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.target && link.origin === location.origin) closeContactModal();
}
