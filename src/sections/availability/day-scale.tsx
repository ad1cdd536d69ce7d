import classes from './day-scale.module.css';

const DAY_MINUTES = 24 * 60;
const HOUR = 60;
/** A longer mark every six hours: midnight, morning, noon, evening. */
const QUARTER = 6 * HOUR;

const mark = (at: number) => `M${at} 0V${at % QUARTER === 0 ? 10 : 5}`;

const MARKS = Array.from({ length: DAY_MINUTES / HOUR + 1 }, (_, hour) => mark(hour * HOUR)).join('');

/** From one time to another; over midnight where the second comes before the first. */
const span = (from: number, to: number): string =>
  from < to ? `M${from} 14H${to}` : `M${from} 14H${DAY_MINUTES}M0 14H${to}`;

/** The hours of a day as a ruler, with a part of it filled; decorative, because the text above it says the same. */
export function DayScale({ from, to }: { from: number; to: number }) {
  return (
    <svg
      className={classes.scale}
      viewBox={`0 0 ${DAY_MINUTES} 20`}
      preserveAspectRatio="none"
      width={DAY_MINUTES}
      height={20}
      aria-hidden="true"
    >
      <path className={classes.marks} d={MARKS} />
      <path className={classes.day} d={`M0 14H${DAY_MINUTES}`} />
      <path className={classes.hours} d={span(from, to)} />
    </svg>
  );
}
