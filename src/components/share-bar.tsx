import classes from './share-bar.module.css';

/** A bar filled to a percentage, 0 to 100. Decorative: the figure is above it. */
export function ShareBar({ percent }: { percent: number }) {
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
      <path className={classes.share} d={`M0 0H${percent}V1H0Z`} />
    </svg>
  );
}
