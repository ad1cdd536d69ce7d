import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCloseRequest } from '../use-close-request.ts';

type DialogProps = Omit<ModalProps, 'returnFocus' | 'transitionProps'> & DialogFocusProps;

/**
 * A dialog of the builder. It's there, with the focus in it, before the key or click that opens it is over: what is typed
 * next is typed into it. Where it holds an input, `useKeptInput` keeps what is typed.
 */
export function Dialog({ opened, onClose, onClosed, children, ...props }: DialogProps) {
  useCloseRequest(opened, onClose);
  if (!opened) return null;
  return (
    <Modal opened onClose={onClose} returnFocus={false} {...props}>
      {children}
      <DialogFocus onClosed={onClosed} />
    </Modal>
  );
}

interface DialogFocusProps {
  /** Runs once the dialog is gone, and moves the focus; left out, the focus returns to where it was. */
  onClosed?: (() => void) | undefined;
}

/** What can take the focus in a dialog that names no first input. */
const FOCUSABLE =
  ':is(input, textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]):not(:disabled)';

/**
 * Stands at the end of a dialog that is mounted open. Focuses its first input at once, where Mantine waits a moment and keys
 * that are pressed meanwhile go to the page; keeps the focus inside, also from a menu that takes it back later; and gives it
 * back before the dialog is gone.
 */
export function DialogFocus({ onClosed }: DialogFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [opener] = useState(() => document.activeElement);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  }, [onClosed]);
  useLayoutEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    focusFirst(dialog);
    const release = keepFocusIn(dialog);
    return () => {
      release();
      const isInside = dialog.contains(document.activeElement) || document.activeElement === document.body;
      if (!closed.current && isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  useEffect(() => () => closed.current?.(), []);
  return <span ref={mark} hidden />;
}

function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? dialog).focus({ preventScroll: true });
}

/** Brings the focus back when it goes behind a dialog; menus and further dialogs may have it. */
function keepFocusIn(dialog: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  const keep = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (dialog.contains(target)) last = target;
    else if (target.closest('[data-portal], [role="menu"], [role="dialog"]') === null)
      (last?.isConnected ? last : dialog).focus({ preventScroll: true });
  };
  document.addEventListener('focusin', keep);
  keep({ target: document.activeElement } as FocusEvent); // only the target is read
  return () => document.removeEventListener('focusin', keep);
}
