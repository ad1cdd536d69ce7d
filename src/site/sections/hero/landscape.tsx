import classes from './hero-illustration.module.css';
import { ridgeThrough, type CanvasPoint, type Stage } from './illustration-layout.ts';
import { path, roundLength } from './svg-path.ts';

/** The window in the drawing: sea, sun, and a ridge through the outcomes. */
export function Landscape({ stage, outcomes }: { stage: Stage; outcomes: CanvasPoint[] }) {
  const { width, height, arch, textSize } = stage;
  const { left, right, top } = arch;
  const radius = (right - left) / 2;
  const sea = height - radius;
  const opening = path`M${left} ${height}V${top + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}Z`;
  const frame = textSize * 0.6;
  const clip = `account-window-${width}`;
  const ridge = ridgeThrough(outcomes, stage);
  return (
    <>
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <path
        className={classes.frame}
        d={path`M${left - frame} ${height}V${top + radius}a${radius + frame} ${radius + frame} 0 0 1 ${2 * (radius + frame)} 0V${height}`}
      />
      <g clipPath={`url(#${clip})`}>
        <path className={classes.sky} d={opening} />
        <circle className={classes.sun} cx={stage.sun.x} cy={stage.sun.y} r={roundLength(radius * 0.24)} />
        <path
          className={classes.far}
          d={path`M${left} ${sea}l${radius * 0.3} -${radius * 0.16}l${radius * 0.24} ${radius * 0.08}l${radius * 0.4} -${radius * 0.3}l${radius * 0.5} ${radius * 0.3}l${radius * 0.6} -${radius * 0.1}V${sea + 4}H${left}Z`}
        />
        <path className={classes.sea} d={path`M${left} ${sea}H${right}V${height}H${left}Z`} />
        <path
          className={classes.waves}
          d={path`M${left + radius * 0.12} ${sea + radius * 0.14}h${radius * 0.2}M${left + radius * 0.5} ${sea + radius * 0.1}h${radius * 0.16}M${left + radius * 0.2} ${sea + radius * 0.26}h${radius * 0.12}`}
        />
        {ridge && (
          <>
            <path className={classes.hill} d={`${ridge}V${height}H${left}Z`} />
            <path className={classes.ridge} d={ridge} />
          </>
        )}
      </g>
    </>
  );
}
