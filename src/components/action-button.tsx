import type { ReactNode } from 'react';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import classes from './action-button.module.css';

interface ActionButtonProps {
  /** A resolved link; `contact` opens the contact window. */
  to: string;
  children: ReactNode;
  quiet?: boolean;
}

/**
 * A call to action. One that opens the contact window is a button that, as long as there is no script, brings the
 * visitor to the contact section of the page, or of the home page, instead; every other one is a link.
 */
export function ActionButton({ to, children, quiet = false }: ActionButtonProps) {
  const className = quiet ? `${classes.button} ${classes.quiet}` : classes.button;
  if (to !== CONTACT_TARGET)
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  return (
    <form className={classes.form} action="#contact" data-opens={CONTACT_TARGET} suppressHydrationWarning>
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
