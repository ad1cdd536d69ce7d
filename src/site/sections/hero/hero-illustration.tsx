import classes from './hero-illustration.module.css';
import {
  lensRoom,
  layOutDropped,
  layOutKept,
  type DroppedSearch,
  type SearchField,
  type KeptSearch,
  type Search,
  type Stage,
} from './illustration-layout.ts';
import { Landscape } from './landscape.tsx';
import { path, roundLength, roundSize } from './svg-path.ts';

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
