import { Modal, Text } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LayoutData } from '../../schema/page-data.ts';
import { ContactForm } from '../form/contact-form.tsx';
import classes from './contact-modal.module.css';
import { ContactAlternatives } from './contact-alternatives.tsx';

/** Content of the contact modal; after submission, only the thank-you view and a close button. */
export function ContactModalBody({ layout }: { layout: LayoutData }) {
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
