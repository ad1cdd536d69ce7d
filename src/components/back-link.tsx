import { IconArrowLeft } from '@tabler/icons-react';
import classes from './back-link.module.css';

/** The quiet link at the top of a page that leads back to the home page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={classes.link} href={to}>
      <IconArrowLeft className={classes.arrow} size={18} stroke={1.75} aria-hidden="true" />
      {children}
    </a>
  );
}
