import { IconChevronDown, IconMail, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import classes from './other-ways.module.css';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** E-mail and phone, for those who would rather not fill in a form. */
export function OtherWays({ layout }: { layout: LayoutDocument }) {
  const { email, words } = layout;
  return (
    <div className={classes.ways}>
      <h3 className={classes.heading}>{words.contact.otherWays}</h3>
      <a className={classes.way} href={`mailto:${email}`}>
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        <span className={classes.what}>
          {words.contact.emailLink} <span className={classes.value}>{email}</span>
        </span>
      </a>
      <PhoneChooser layout={layout} />
    </div>
  );
}

/** A button with the phone number; it opens the choice between chat and SMS. */
function PhoneChooser({ layout: { phone, words } }: { layout: LayoutDocument }) {
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
  // While the choice is open, Esc closes it and not the window: Mantine's Modal looks for this attribute.
  const ownEscape = open && { 'data-mantine-stop-propagation': 'true', onKeyDown: closeOnEscape };
  return (
    <div className={classes.chooser}>
      <button
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
          {words.contact.phone} <span className={classes.value}>{phone}</span>
        </span>
        <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden="true" />
      </button>
      <ul ref={choice} id="phone-choice" className={classes.choice} hidden={!open}>
        <li>
          <a href={`https://wa.me/${digitsOf(phone)}`} target="_blank" rel="noopener" {...ownEscape}>
            {words.contact.chat} <span className="visually-hidden">({words.footer.opensInNewTab})</span>
          </a>
        </li>
        <li>
          <a href={`sms:${phone.replaceAll(' ', '')}`} {...ownEscape}>
            {words.contact.sms}
          </a>
        </li>
      </ul>
    </div>
  );
}
