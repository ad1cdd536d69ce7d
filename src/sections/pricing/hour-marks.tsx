import classes from './plan-column.module.css';

const IN_A_ROW = 10;
const SIDE = 12;
const PITCH = 17;

/** The hours of a plan, one mark each, ten in a row, so that plans can be compared at a glance; an ornament. */
export function HourMarks({ hours }: { hours: number }) {
  const rows = Math.ceil(hours / IN_A_ROW);
  const width = IN_A_ROW * PITCH - (PITCH - SIDE);
  const height = rows * PITCH - (PITCH - SIDE);
  // From the lowest row upwards, like things that are stacked.
  const marks = Array.from({ length: hours }, (_, hour) => {
    const row = Math.floor(hour / IN_A_ROW);
    return `M${(hour % IN_A_ROW) * PITCH} ${height - SIDE - row * PITCH}h${SIDE}v${SIDE}h-${SIDE}z`;
  });
  return (
    <svg
      className={classes.marks}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks.join('')} />
    </svg>
  );
}
