import { Icon } from './icon.tsx';
import classes from './pager.module.css';
import type { PagerData } from '../schema/paging.ts';

/** Links to the previous page, the next page and pages by number. */
export function Pager({ label, previous, next, steps }: PagerData) {
  return (
    <nav className={`${classes.pager} screen-only`} aria-label={label}>
      {previous && (
        <a className={`${classes.link} ${classes.previous}`} href={previous.href} rel="prev">
          <Icon name="arrowLeft" size={18} stroke={2} />
          {previous.label}
        </a>
      )}
      <ol className={classes.numbers}>
        {steps.map((step, index) => (
          <li key={index}>
            {step ? (
              <a className={classes.number} href={step.href} aria-label={step.name} aria-current={step.current}>
                {step.label}
              </a>
            ) : (
              <span className={classes.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <a className={`${classes.link} ${classes.next}`} href={next.href} rel="next">
          {next.label}
          <Icon name="arrowRight" size={18} stroke={2} />
        </a>
      )}
    </nav>
  );
}
