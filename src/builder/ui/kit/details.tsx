import { texts } from '../../texts/texts.ts';
import classes from './details.module.css';

/** Technical lines for a developer, folded; nothing if there are none. */
export const Details = ({ children }: { children: string }) =>
  children === '' ? null : (
    <details className={classes.details}>
      <summary>{texts.shell.details}</summary>
      <pre>{children}</pre>
    </details>
  );
