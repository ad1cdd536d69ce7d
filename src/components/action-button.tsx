import type { ReactNode } from 'react';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import { useContactHref } from './contact-href.ts';
import classes from './action-button.module.css';

interface ActionButtonProps {
  /** A resolved link; `contact` opens the contact window. */
  to: string;
  children: ReactNode;
  quiet?: boolean;
}

/**
 * A call to action. One that opens the contact modal is the button of a form that, without script, leads to the contact
 * form of this page or of the home page; every other one is a link.
 */
export function ActionButton({ to, children, quiet = false }: ActionButtonProps) {
  const contactHref = useContactHref();
  const className = quiet ? `${classes.button} ${classes.quiet}` : classes.button;
  if (to !== CONTACT_TARGET)
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  return (
    <form className={classes.form} action={contactHref} data-opens={CONTACT_TARGET}>
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
