import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import { useContactHref } from './contact-href.ts';
import classes from './action-button.module.css';

interface ActionButtonProps {
  /** A localized link; `contact` opens the contact modal. */
  to: string;
  children: ReactNode;
  quiet?: boolean;
}

/**
 * A call to action: a link, or a button that opens the contact modal. The button submits a form, so that without script
 * it leads to the contact form of this page or of the home page.
 *
 * @example
 * <ActionButton to={primary.to}>{primary.label}</ActionButton>
 * {secondary && (
 *   <ActionButton to={secondary.to} quiet>
 *     {secondary.label}
 *   </ActionButton>
 * )}
 */
export function ActionButton({ to, children, quiet = false }: ActionButtonProps) {
  const contactHref = useContactHref();
  const look = quiet && { variant: 'quiet' };
  if (to !== CONTACT_TARGET)
    return (
      <Button component="a" href={to} {...look}>
        {children}
      </Button>
    );
  return (
    <form className={classes.form} action={contactHref} data-dialog-trigger={CONTACT_TARGET}>
      <Button type="submit" {...look}>
        {children}
      </Button>
    </form>
  );
}
