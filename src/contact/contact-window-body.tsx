import { Modal } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import { ContactForm } from './contact-form.tsx';
import { closeContact } from './contact-window-store.ts';
import classes from './contact-window.module.css';
import { OtherWays } from './other-ways.tsx';

/** A link to another page of the site takes the visitor away from the window; the draft is kept. */
function closeOnLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.target && link.origin === location.origin) closeContact();
}

/** What stands in the contact window; once the form is sent, only the thanks and the way out. */
export function ContactWindowBody({ layout }: { layout: LayoutDocument }) {
  const { contact } = layout.words;
  const [sent, setSent] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // With a mouse, typing can begin at once. On a phone the keyboard would hide what the window says.
    const start = matchMedia('(pointer: fine)').matches ? '[name="name"]' : 'h2';
    body.current?.querySelector(start)?.setAttribute('data-autofocus', '');
  }, []);
  return (
    <div ref={body} className={sent ? `${classes.body} ${classes.sent}` : classes.body} onClick={closeOnLink}>
      <div className={classes.top}>
        <Modal.Title className={sent ? 'visually-hidden' : classes.title} tabIndex={-1}>
          {contact.title}
        </Modal.Title>
        <Modal.CloseButton className={classes.close} aria-label={contact.close} />
      </div>
      {!sent && <p className={classes.intro}>{contact.intro}</p>}
      <ContactForm data={layout.form} idPrefix="contact-window" onSent={() => setSent(true)} />
      {!sent && <OtherWays layout={layout} />}
    </div>
  );
}
