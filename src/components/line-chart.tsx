import type { CSSProperties } from 'react';
import classes from './line-chart.module.css';

interface LineChartProps {
  /** Two numbers or more, oldest first. */
  points: readonly number[];
  /** Caption below the line. */
  label: string;
  /** Accessible name: what the line shows, in a sentence. */
  name: string;
  /** The first and the last number, formatted for the region. */
  first: string;
  last: string;
}

const WIDTH = 600;
const HEIGHT = 180;

const round = (value: number, precision = 10) => Math.round(value * precision) / precision;

/** Each number as a share of the largest. The axis begins at zero, so that a small rise looks small. */
const sharesOf = (points: readonly number[]) => {
  const top = Math.max(...points, 1);
  return points.map((value) => Math.max(value, 0) / top);
};

/** A small line chart with the first and last number beside their dots. */
export function LineChart({ points, label, name, first, last }: LineChartProps) {
  const shares = sharesOf(points);
  const step = WIDTH / Math.max(points.length - 1, 1);
  const coordinates = shares.map((share, index) => `${round(index * step)} ${round(HEIGHT - share * HEIGHT)}`);
  const line = `M${coordinates.join('L')}`;
  return (
    <figure className={classes.chart}>
      <div className={classes.plot}>
        <EndLabel text={first} share={shares[0]} />
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
          <path className={classes.dot} d={`M${coordinates[0]}h0`} />
          <path className={`${classes.dot} ${classes.now}`} d={`M${coordinates.at(-1)}h0`} />
        </svg>
        <EndLabel text={last} share={shares.at(-1)} />
      </div>
      <figcaption className={classes.label}>{label}</figcaption>
    </figure>
  );
}

/** A number at the height of its dot; the chart's accessible name already contains it. */
function EndLabel({ text, share = 0 }: { text: string; share: number | undefined }) {
  return (
    <span
      className={classes.end}
      style={{ '--share': round(share, 1000) } as CSSProperties /* the type lacks custom properties */}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}

const monthMarks = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${round((index * WIDTH) / Math.max(count - 1, 1))} ${HEIGHT}v6`).join(
    '',
  );
