import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { MantineScope } from '../components/mantine-scope.tsx';
import type { LayoutDocument } from '../schema/document.ts';
import { ContactWindowBody } from './contact-window-body.tsx';
import { closeContact, type ContactWindowState } from './contact-window-store.ts';
import classes from './contact-window.module.css';
import { returnFocus, returnLostFocus } from './return-focus.ts';

/** What lies below stays in its place, but who sees badly may enlarge what they read. */
const PINCH = { allowPinchZoom: true };
const PARTS = { root: classes.root, inner: classes.inner, content: classes.content };

/** The contact window: the form, and the other ways to get in touch. */
export function ContactWindow({ layout, opened, visit, trigger }: ContactWindowState & { layout: LayoutDocument }) {
  useFocusReturn(opened, trigger);
  return (
    <MantineScope>
      {/* Focus returns by our own hand: a button that was clicked does not have focus in every browser. */}
      <Modal.Root
        opened={opened}
        onClose={closeContact}
        returnFocus={false}
        removeScrollProps={PINCH}
        classNames={PARTS}
      >
        <Modal.Overlay className={classes.overlay} />
        <Modal.Content>
          <ContactWindowBody key={visit} layout={layout} />
          <LostFocus trigger={trigger} />
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}

function useFocusReturn(opened: boolean, trigger: HTMLElement | undefined): void {
  useEffect(() => {
    if (!opened) return;
    return () => returnFocus(trigger);
  }, [opened, trigger]);
}

/**
 * Stands in the window, and so goes with it. What keeps focus inside takes it a moment after the window has appeared:
 * where that is closed before, focus goes down with it.
 */
function LostFocus({ trigger }: Pick<ContactWindowState, 'trigger'>) {
  useEffect(() => () => returnLostFocus(trigger), [trigger]);
  return null;
}
