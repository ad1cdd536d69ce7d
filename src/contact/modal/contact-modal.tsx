import { Modal, Text } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import type { LayoutData } from '../../schema/page-data.ts';
import { ContactForm } from '../form/contact-form.tsx';
import classes from './contact-modal.module.css';
import { ContactAlternatives } from './contact-alternatives.tsx';
import { closeContactModal, type ContactModalState } from './contact-modal-store.ts';

/** Locks scrolling of the page, but allows pinch zoom. */
const PINCH = { allowPinchZoom: true };
const PARTS = { root: classes.root, inner: classes.inner, content: classes.content };

/** The contact modal: the form and its alternatives. */
export function ContactModal({ layout, opened, openCount, trigger }: ContactModalState & { layout: LayoutData }) {
  useFocusReturn(opened, trigger);
  return (
    <SiteMantineProvider>
      {/* Focus returns by our own hand: a button that was clicked does not have focus in every browser. */}
      <Modal.Root
        opened={opened}
        onClose={closeContactModal}
        returnFocus={false}
        removeScrollProps={PINCH}
        classNames={PARTS}
      >
        <Modal.Overlay className={classes.overlay} />
        <Modal.Content>
          <ContactModalBody key={openCount} layout={layout} />
          <LostFocus trigger={trigger} />
        </Modal.Content>
      </Modal.Root>
    </SiteMantineProvider>
  );
}

function useFocusReturn(opened: boolean, trigger: HTMLElement | undefined): void {
  useEffect(() => {
    if (!opened) return;
    return () => returnFocus(trigger);
  }, [opened, trigger]);
}

/**
 * Unmounts with the modal. The focus trap takes the focus a moment after the modal has appeared; if the modal closes in
 * that moment, the focus would be lost. It returns before the modal leaves the page: it's nowhere for no moment.
 */
function LostFocus({ trigger }: Pick<ContactModalState, 'trigger'>) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    return () => returnFocusOf(dialog, trigger);
  }, [trigger]);
  return <span ref={mark} hidden />;
}

/** Content of the contact modal; after submission, only the thank-you view and a close button. */
function ContactModalBody({ layout }: { layout: LayoutData }) {
  const { contact } = layout.dictionary;
  const [sent, setSent] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Only with a mouse: on a phone the keyboard would cover the modal's text.
    const start = matchMedia('(pointer: fine)').matches ? '[name="name"]' : 'h2';
    body.current?.querySelector(start)?.setAttribute('data-autofocus', '');
  }, []);
  return (
    <div ref={body} className={sent ? `${classes.body} ${classes.sent}` : classes.body}>
      <div className={classes.top}>
        <Modal.Title className={sent ? 'visually-hidden' : classes.title} tabIndex={-1}>
          {contact.title}
        </Modal.Title>
        <Modal.CloseButton aria-label={contact.close} />
      </div>
      {!sent && (
        <Text variant="dimmed" maw="var(--measure)" mb="lg">
          {contact.intro}
        </Text>
      )}
      <ContactForm data={layout.form} idPrefix="contact-modal" onSent={() => setSent(true)} />
      {!sent && <ContactAlternatives layout={layout} />}
    </div>
  );
}

/**
 * Returns the focus to an opener. If it is in a collapsed menu, focuses the menu's button; if its page is gone, focuses
 * the content of the current page.
 */
function returnFocus(trigger: HTMLElement | undefined): void {
  for (const target of [trigger, folderOf(trigger), document.querySelector('main')])
    if (target instanceof HTMLElement && takesFocus(target)) return;
}

/** Returns the focus that a modal has, which is about to leave the page. An element elsewhere keeps it. */
function returnFocusOf(dialog: Element | null | undefined, trigger: HTMLElement | undefined): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || dialog?.contains(activeElement) === true;
  const isOtherOpen = [...document.querySelectorAll('[role=dialog]')].some((other) => other !== dialog);
  if (isLost && !isOtherOpen) returnFocus(trigger);
}

function takesFocus(target: HTMLElement): boolean {
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/** The button that controls the collapsed menu around an element. */
function folderOf(element: HTMLElement | undefined): Element | null {
  const panel = element?.closest('[id]');
  if (!panel) return null;
  return (
    document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) ?? folderOf(panel.parentElement ?? undefined)
  );
}
