import classes from './price-bar.module.css';

/** How large a price is beside the largest of its section, as a bar; an ornament, the figure stands above it. */
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
