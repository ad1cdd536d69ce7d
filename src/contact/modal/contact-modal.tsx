import { Modal } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import type { LayoutData } from '../../schema/page-data.ts';
import { ContactModalBody } from './contact-modal-body.tsx';
import { closeContactModal, type ContactModalState } from './contact-modal-store.ts';
import classes from './contact-modal.module.css';
import { returnFocus, returnFocusOf } from './return-focus.ts';

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
