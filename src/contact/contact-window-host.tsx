import { startTransition, useEffect, useState } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import { afterPaint } from '../components/after-paint.ts';
import { useContactHref } from '../components/contact-href.ts';
import { lazyImport } from '../components/lazy-import.ts';
import { clearPending, markPending, pendingFor } from '../components/pending.ts';
import { SLOW_NETWORK_MS } from '../components/with-timeout.ts';
import { closeContact, useContactWindow } from './contact-window-store.ts';
import type { ContactWindow } from './contact-window.tsx';
import { focusContactSection } from './focus-contact-section.ts';
import { ToastHost } from './toast-host.tsx';
import { useClosingByNavigation } from './use-closing-by-navigation.ts';

const loadWindow = lazyImport(() => import('./contact-window.tsx'));

/** Fetches the contact window as soon as a visitor seems to want it. */
export const preloadContactWindow = (): void => void loadWindow().catch(() => undefined);

/** The place of the contact window and of toasts, once on a page; the window is fetched when it is first opened. */
export function ContactWindowHost({ layout }: { layout: LayoutDocument }) {
  const { opened, visit, trigger } = useContactWindow();
  const [Window, setWindow] = useState<typeof ContactWindow>();
  /** Which opening the window shows: what opened it is drawn as pressed before the window is made. */
  const [shown, setShown] = useState(0);
  const contactHref = useContactHref();
  useClosingByNavigation(opened);
  useEffect(() => {
    if (!opened || shown === visit) return;
    let awaited = true;
    let callOff = (): void => undefined;
    const patience = SLOW_NETWORK_MS - pendingFor(trigger);
    markPending(trigger);
    const show = (part: { ContactWindow: typeof ContactWindow }) => {
      if (!awaited) return;
      clearPending(trigger);
      callOff = afterPaint(() =>
        startTransition(() => {
          setWindow(() => part.ContactWindow);
          setShown(visit);
        }),
      );
    };
    const giveUp = () => {
      if (!awaited) return;
      closeContact();
      // The plain way: the form on this page, or the one on the home page.
      if (!focusContactSection()) location.assign(contactHref);
    };
    loadWindow(patience).then(show, giveUp);
    return () => {
      awaited = false;
      clearPending(trigger);
      callOff();
    };
  }, [opened, visit, shown, trigger, contactHref]);
  return (
    <>
      {Window && <Window layout={layout} opened={opened && shown === visit} visit={shown} trigger={trigger} />}
      <ToastHost />
    </>
  );
}
