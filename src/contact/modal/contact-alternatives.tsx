import { Anchor, Text, Title, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { LayoutData } from '../../schema/page-data.ts';
import classes from './contact-alternatives.module.css';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Email and phone, as alternatives to the form. */
export function ContactAlternatives({ layout }: { layout: LayoutData }) {
  const { email, dictionary } = layout;
  return (
    <div className={classes.ways}>
      <Title order={3} variant="label" fz="sm" c="dimmed" className={classes.heading}>
        {dictionary.contact.otherWays}
      </Title>
      <Anchor underline="never" className={classes.way} href={`mailto:${email}`}>
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        <span className={classes.what}>
          {dictionary.contact.emailLink}{' '}
          <Text span variant="note" className={classes.value}>
            {email}
          </Text>
        </span>
      </Anchor>
      <PhoneChooser layout={layout} />
    </div>
  );
}

/** A button with the phone number that opens the choice between chat and SMS. */
function PhoneChooser({ layout: { phone, dictionary } }: { layout: LayoutData }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  // While the choice is open, Esc closes it and not the modal: Mantine's Modal checks this attribute.
  const ownEscape = open && { 'data-mantine-stop-propagation': 'true', onKeyDown: closeOnEscape };
  return (
    <div>
      <UnstyledButton
        ref={button}
        type="button"
        className={classes.way}
        aria-expanded={open}
        aria-controls="phone-choice"
        onClick={() => setOpen(!open)}
        {...ownEscape}
      >
        <IconPhone size={20} stroke={1.5} aria-hidden="true" />
        <span className={classes.what}>
          {dictionary.contact.phone}{' '}
          <Text span variant="note" display="block">
            {phone}
          </Text>
        </span>
        <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden="true" />
      </UnstyledButton>
      <PhoneChoice ref={choice} phone={phone} dictionary={dictionary} open={open} ownEscape={ownEscape} />
    </div>
  );
}

interface PhoneChoiceProps extends Pick<LayoutData, 'phone' | 'dictionary'> {
  ref: Ref<HTMLUListElement>;
  open: boolean;
  /** Props of each link, so that Esc closes the choice. */
  ownEscape: object | false;
}

/** Links for chat and SMS. */
function PhoneChoice({ ref, phone, dictionary, open, ownEscape }: PhoneChoiceProps) {
  return (
    <ul ref={ref} id="phone-choice" className={classes.choice} hidden={!open}>
      <li>
        <Anchor
          c="accent"
          variant="quiet"
          fw={600}
          href={`https://wa.me/${digitsOf(phone)}`}
          target="_blank"
          rel="noopener"
          {...ownEscape}
        >
          {dictionary.contact.chat} <span className="visually-hidden">({dictionary.footer.opensInNewTab})</span>
        </Anchor>
      </li>
      <li>
        <Anchor
          c="var(--mantine-color-accent)"
          variant="quiet"
          fw={600}
          href={`sms:${phone.replaceAll(' ', '')}`}
          {...ownEscape}
        >
          {dictionary.contact.sms}
        </Anchor>
      </li>
    </ul>
  );
}
