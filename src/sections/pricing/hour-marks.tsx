import classes from './plan-column.module.css';

const IN_A_ROW = 10;
const SIDE = 12;
const PITCH = 17;

/** The hours of a plan, one mark each, ten in a row, so that plans can be compared at a glance; an ornament. */
export function HourMarks({ hours }: { hours: number }) {
  const rows = Math.ceil(hours / IN_A_ROW);
  const width = IN_A_ROW * PITCH - (PITCH - SIDE);
  const height = rows * PITCH - (PITCH - SIDE);
  // From the lowest row upwards, like things that are stacked; each row is one line, dashed by the stylesheet.
  const lines = Array.from({ length: rows }, (_, row) => {
    const marks = Math.min(hours - row * IN_A_ROW, IN_A_ROW);
    return `M0 ${height - SIDE / 2 - row * PITCH}h${marks * PITCH - (PITCH - SIDE)}`;
  });
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}
