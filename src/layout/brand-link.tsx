import classes from './brand-link.module.css';

interface BrandProps {
  name: string;
  /** Href of the home page. */
  to: string;
  /** Suffix of the accessible name. */
  label: string;
}

/** Logo and wordmark as one link. */
export function BrandLink({ name, to, label }: BrandProps) {
  return (
    <a className={classes.brand} href={to}>
      {/* Not urgent: React would have it loaded before the page's fonts. */}
      <img src="/images/symbol.svg" alt="" width={36} height={36} className={classes.symbol} fetchPriority="low" />
      <span className={classes.name}>{name}</span>
      <span className="visually-hidden">{`: ${label}`}</span>
    </a>
  );
}
