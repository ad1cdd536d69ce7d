import { ActionIcon, CloseButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { showFocused } from '../state/use-visible-screen.ts';
import classes from './sheet-controls.module.css';

/** How far a finger moves the form for it to take the whole screen, to leave it, or to close, in pixels. */
const SWIPE_PX = 40;

/** On a narrow screen, the buttons of the form below the page: it takes the whole screen, or closes. A swipe of its header does the same. */
export function SheetControls({ onClose }: { onClose: () => void }) {
  const [isFull, setFull] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const swipe = useEffectEvent((distance: number) => {
    if (distance < -SWIPE_PX) setFull(true);
    else if (distance > SWIPE_PX && isFull) setFull(false);
    else if (distance > SWIPE_PX) onClose();
  });
  useEffect(() => {
    const sheet = root.current?.parentElement;
    if (!sheet) return undefined;
    // The keyboard, or what stands in the header, has taken a part of it.
    const sizes = new ResizeObserver(() => sheet.contains(document.activeElement) && showFocused());
    sizes.observe(sheet);
    const end = onSwipe(sheet, (distance) => swipe(distance));
    return () => {
      sizes.disconnect();
      end();
    };
  }, []);
  const Chevron = isFull ? IconChevronDown : IconChevronUp;
  const { larger, smaller, close } = texts.shell.form;
  return (
    <div ref={root} className={classes.controls} data-full={isFull || undefined}>
      <ActionIcon aria-label={isFull ? smaller : larger} onClick={() => setFull(!isFull)}>
        <Chevron size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <CloseButton aria-label={close} onClick={onClose} />
    </div>
  );
}

/** Calls back after a finger has moved the header of a form, with the distance down. Returns a function that ends it. */
function onSwipe(sheet: HTMLElement, callback: (distance: number) => void): () => void {
  const ending = new AbortController();
  let start: number | undefined;
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    sheet.addEventListener(type, listener, { signal: ending.signal });
  listen('pointerdown', ({ target, pointerType, clientY }) => {
    const isHeader = (target as Element).closest('form:not([data-part]) > header') !== null;
    start = isHeader && pointerType !== 'mouse' ? clientY : undefined;
  });
  listen('pointerup', ({ clientY }) => {
    if (start !== undefined) callback(clientY - start);
    start = undefined;
  });
  listen('pointercancel', () => (start = undefined));
  return () => ending.abort();
}
