import classes from './plan-column.module.css';

const IN_A_ROW = 25;
const IN_A_GROUP = 5;
const SIDE = 8;
const PITCH = 11;
/** Added to the gap between two groups. */
const GROUP_GAP = 4;

/** Where a mark of a row begins. */
const startOf = (mark: number) => mark * PITCH + Math.floor(mark / IN_A_GROUP) * GROUP_GAP;

/** Where so many marks of a row end. */
const lengthOf = (marks: number) => (marks === 0 ? 0 : startOf(marks - 1) + SIDE);

/** One line for each row of so many marks; the stylesheet dashes it into squares in groups of five. */
const linesOf = (marks: number) =>
  Array.from({ length: Math.ceil(marks / IN_A_ROW) }, (_, row) => {
    const inRow = Math.min(marks - row * IN_A_ROW, IN_A_ROW);
    return `M0 ${row * PITCH + SIDE / 2}h${lengthOf(inRow)}`;
  }).join('');

/**
 * The hours of a plan, one mark each, in a field that has room for those of the largest plan: so plans can be compared
 * at a glance. An ornament.
 */
export function HourMarks({ hours, most }: { hours: number; most: number }) {
  const width = lengthOf(Math.min(most, IN_A_ROW));
  const height = Math.ceil(most / IN_A_ROW) * PITCH - (PITCH - SIDE);
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path className={classes.room} d={linesOf(most)} />
      <path d={linesOf(hours)} />
    </svg>
  );
}
