import classes from './line-chart.module.css';

interface LineChartProps {
  /** Two numbers or more, oldest first. */
  points: readonly number[];
  /** What the line shows, under it. */
  label: string;
  /** The same in a sentence, for those who do not see the line. */
  name: string;
  /** The first and the last number as they are written in the region. */
  first: string;
  last: string;
}

const WIDTH = 600;
const HEIGHT = 180;

/** Numbers as places in the drawing; it begins at zero, so that a small rise looks small. */
const placesOf = (points: readonly number[]) => {
  const top = Math.max(...points, 1);
  const step = WIDTH / Math.max(points.length - 1, 1);
  return points.map((value, index) => `${round(index * step)} ${round(HEIGHT - (Math.max(value, 0) / top) * HEIGHT)}`);
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A small line chart, drawn from the numbers themselves. */
export function LineChart({ points, label, name, first, last }: LineChartProps) {
  const places = placesOf(points);
  const line = `M${places.join('L')}`;
  return (
    <figure className={classes.chart}>
      <div className={classes.ends} aria-hidden="true">
        <span>{first}</span>
        <span className={classes.last}>{last}</span>
      </div>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={name}
      >
        <path className={classes.area} d={`${line}V${HEIGHT}H0Z`} />
        <path className={classes.months} d={monthMarks(points.length)} />
        <path className={classes.line} d={line} />
        {/* A line without length and with round ends stays a circle however the drawing is stretched. */}
        <path className={classes.dot} d={`M${places[0]}h0`} />
        <path className={`${classes.dot} ${classes.now}`} d={`M${places.at(-1)}h0`} />
      </svg>
      <figcaption className={classes.label}>{label}</figcaption>
    </figure>
  );
}

const monthMarks = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${round((index * WIDTH) / Math.max(count - 1, 1))} ${HEIGHT}v6`).join(
    '',
  );
