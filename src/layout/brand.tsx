import classes from './brand.module.css';

interface BrandProps {
  name: string;
  /** Where the wordmark leads. */
  to: string;
  /** What screen readers add to the name. */
  label: string;
}

/** The symbol and the wordmark, as one link. */
export function Brand({ name, to, label }: BrandProps) {
  return (
    <a className={classes.brand} href={to}>
      {/* Not urgent: React would have it loaded before the page's fonts. */}
      <img src="/images/symbol.svg" alt="" width={36} height={36} className={classes.symbol} fetchPriority="low" />
      <span className={classes.name}>{name}</span>
      <span className="visually-hidden">{`: ${label}`}</span>
    </a>
  );
}
