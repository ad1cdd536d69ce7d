import { Anchor } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import classes from './back-link.module.css';

/** A link back to the home page, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor className={`${classes.link} screen-only`} variant="quiet" fz="sm" href={to}>
      <IconArrowLeft className={classes.arrow} size={18} stroke={1.75} aria-hidden="true" />
      {children}
    </Anchor>
  );
}
