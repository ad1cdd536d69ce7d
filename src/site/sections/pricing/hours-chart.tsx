import classes from './plan-column.module.css';

const IN_A_ROW = 25;
const IN_A_GROUP = 5;
const SIDE = 8;
const PITCH = 11;
/** Additional gap between two groups. */
const GROUP_GAP = 4;

/** Horizontal start of a mark in its row. */
const startOf = (mark: number) => mark * PITCH + Math.floor(mark / IN_A_GROUP) * GROUP_GAP;

/** Length of a row with a number of marks. */
const lengthOf = (marks: number) => (marks === 0 ? 0 : startOf(marks - 1) + SIDE);

/** One line per row of marks; the stylesheet dashes it into squares in groups of five. */
const linesOf = (marks: number) =>
  Array.from({ length: Math.ceil(marks / IN_A_ROW) }, (_, row) => {
    const inRow = Math.min(marks - row * IN_A_ROW, IN_A_ROW);
    return `M0 ${row * PITCH + SIDE / 2}h${lengthOf(inRow)}`;
  }).join('');

/**
 * The hours of a plan, one mark each, in a field as large as that of the largest plan, so that plans are comparable at a
 * glance. Decorative.
 */
export function HoursChart({ hours, most }: { hours: number; most: number }) {
  const width = lengthOf(Math.min(most, IN_A_ROW));
  const height = Math.ceil(most / IN_A_ROW) * PITCH - (PITCH - SIDE);
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={classes.room} d={linesOf(most)} />
      <path d={linesOf(hours)} />
    </svg>
  );
}
