import { Modal } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-window.module.css';
import { OtherWays } from './other-ways.tsx';

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
    <div ref={body} className={sent ? `${classes.body} ${classes.sent}` : classes.body}>
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
