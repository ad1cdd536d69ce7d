import { startTransition, useEffect, useState } from 'react';
import type { RegionCode } from '../regions/region-code.ts';
import { regionPath } from '../regions/region-path.ts';
import type { LayoutDocument } from '../schema/document.ts';
import { afterPaint } from '../components/after-paint.ts';
import { closeContact, useContactWindow } from './contact-window-store.ts';
import type { ContactWindow } from './contact-window.tsx';
import { lazyPart } from './lazy-part.ts';
import { ToastHost } from './toast-host.tsx';
import { useClosingByNavigation } from './use-closing-by-navigation.ts';

const loadWindow = lazyPart(() => import('./contact-window.tsx'));

/** Fetches the contact window as soon as a visitor seems to want it. */
export const preloadContactWindow = (): void => void loadWindow().catch(() => undefined);

/** Where the window can not be had: the form on this page, or the one on the home page. */
function leadToSection(region: RegionCode): void {
  const section = document.getElementById('contact');
  if (!section) return location.assign(regionPath(region, '/#contact'));
  section.scrollIntoView();
  section.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
}

/** The place of the contact window and of toasts, once on a page; the window is fetched when it is first opened. */
export function ContactWindowHost({ layout }: { layout: LayoutDocument }) {
  const { opened, visit, trigger } = useContactWindow();
  const [Window, setWindow] = useState<typeof ContactWindow>();
  /** Which opening the window shows: what opened it is drawn as pressed before the window is made. */
  const [shown, setShown] = useState(0);
  const region = layout.region.code;
  useClosingByNavigation(opened);
  useEffect(() => {
    if (!opened || shown === visit) return;
    let awaited = true;
    let callOff = (): void => undefined;
    const show = (part: { ContactWindow: typeof ContactWindow }) => {
      if (!awaited) return;
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
      leadToSection(region);
    };
    loadWindow().then(show, giveUp);
    return () => {
      awaited = false;
      callOff();
    };
  }, [opened, visit, shown, region]);
  return (
    <>
      {Window && <Window layout={layout} opened={opened && shown === visit} visit={shown} trigger={trigger} />}
      <ToastHost />
    </>
  );
}
