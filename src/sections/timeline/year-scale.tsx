import classes from './year-scale.module.css';

/** All years on a line, to scale. Decorative: the entries name the years. */
export function YearScale({ years }: { years: number[] }) {
  const first = Math.min(...years);
  const span = Math.max(Math.max(...years) - first, 1);
  return (
    <svg className={classes.scale} width="100%" height="22" aria-hidden="true">
      <line className={classes.line} x1="0" x2="100%" y1="11" y2="11" />
      {years.map((year, index) => (
        <circle
          key={`${year} ${index}`}
          className={year === first || year === first + span ? classes.end : classes.mark}
          cx={`${Math.round(((year - first) / span) * 1000) / 10}%`}
          cy="11"
          r={year === first || year === first + span ? 7 : 5}
        />
      ))}
    </svg>
  );
}
