import classes from './hero-illustration.module.css';
import {
  lensRoom,
  layOutDropped,
  layOutKept,
  ridgeThrough,
  path,
  roundLength,
  roundSize,
  type DroppedSearch,
  type SearchField,
  type KeptSearch,
  type Search,
  type Stage,
  type CanvasPoint,
} from './illustration-layout.ts';

interface HeroIllustrationProps {
  searches: Search[];
  stage: Stage;
  className: string | undefined;
}

/** A Google Ads account: excluded searches are struck out, the others lead to their outcomes. */
export function HeroIllustration({ searches, stage, className }: HeroIllustrationProps) {
  const kept = layOutKept(searches, stage);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      width={stage.width}
      height={stage.height}
      fontSize={stage.textSize}
      aria-hidden="true"
    >
      <Landscape stage={stage} outcomes={kept.map(({ point }) => point)} />
      <g>
        {layOutDropped(searches, stage).map((dropped, index) => (
          <Dropped key={index} {...dropped} stage={stage} />
        ))}
      </g>
      <g>
        {kept.map((placed, index) => (
          <Kept key={index} {...placed} stage={stage} />
        ))}
      </g>
    </svg>
  );
}

function Kept({ search, field, flow, point, label, stage }: KeptSearch & { stage: Stage }) {
  const { textSize } = stage;
  return (
    <g className={classes.kept}>
      <path className={classes.flow} d={flow} pathLength="1" />
      <g transform={transformOf(field)}>
        <SearchField width={field.width} stage={stage} />
        <text className={classes.query} x={lensRoom(stage)} dy="0.34em">
          {search.query}
        </text>
      </g>
      <g transform={path`translate(${point.x} ${point.y})`}>
        <circle className={classes.point} r={roundLength(textSize * 0.42)} />
        <rect
          className={classes.label}
          x={roundLength(label.x)}
          y={roundLength(label.y - textSize * 0.85)}
          width={roundLength(label.width)}
          height={roundLength(textSize * 1.7)}
          rx="4"
        />
        <text
          className={classes.query}
          x={roundLength(label.x + label.width / 2)}
          y={roundLength(label.y)}
          dy="0.34em"
          fontSize={roundSize(textSize * 0.92)}
          textAnchor="middle"
        >
          {search.outcome}
        </text>
      </g>
    </g>
  );
}

function Dropped({ search, field, struck, stage }: DroppedSearch & { stage: Stage }) {
  const start = lensRoom(stage);
  const end = start + struck;
  return (
    <g className={classes.dropped} transform={transformOf(field)}>
      <g className={classes.tilted}>
        <SearchField width={field.width} stage={stage} />
        <text className={classes.unwanted} x={start} dy="0.34em">
          {search.query}
        </text>
        <path
          className={classes.strike}
          d={path`M${start - 3} 2C${start + struck * 0.3} -4 ${start + struck * 0.6} 6 ${end + 6} -3`}
          pathLength="1"
        />
        <text
          className={classes.reason}
          x={end + stage.textSize}
          dy="0.34em"
          fontSize={roundSize(stage.textSize * 0.92)}
        >
          {search.outcome}
        </text>
      </g>
    </g>
  );
}

const transformOf = ({ x, y, scale }: SearchField) =>
  path`translate(${x} ${y})${scale < 1 ? ` scale(${scale.toFixed(3)})` : ''}`;

/** A search field with a magnifier, vertically centered on the origin. */
function SearchField({ width, stage: { fieldHeight, textSize } }: { width: number; stage: Stage }) {
  const lens = textSize * 0.36;
  const center = textSize * 1.3;
  return (
    <>
      <rect
        className={classes.field}
        y={-fieldHeight / 2}
        width={roundLength(width)}
        height={fieldHeight}
        rx={fieldHeight / 2}
      />
      <path
        className={classes.lens}
        d={path`M${center + lens} ${lens * 0.7}l${lens} ${lens}M${center - lens} -1a${lens} ${lens} 0 1 1 ${lens * 2} 0a${lens} ${lens} 0 1 1 -${lens * 2} 0`}
      />
    </>
  );
}

/** The window in the drawing: sea, sun, and a ridge through the outcomes. */
function Landscape({ stage, outcomes }: { stage: Stage; outcomes: CanvasPoint[] }) {
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
