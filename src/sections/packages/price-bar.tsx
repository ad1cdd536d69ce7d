import classes from './price-bar.module.css';

/** A bar that compares a price with the largest in its section. Decorative: the figure is above it. */
export function PriceBar({ share }: { share: number }) {
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      width="100"
      height="1"
      aria-hidden="true"
    >
      <path className={classes.whole} d="M0 0H100V1H0Z" />
      <path className={classes.share} d={`M0 0H${Math.round(share * 100)}V1H0Z`} />
    </svg>
  );
}
