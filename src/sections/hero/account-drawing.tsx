import classes from './account-drawing.module.css';
import {
  lensRoom,
  placeDropped,
  placeKept,
  type DroppedSearch,
  type Field,
  type KeptSearch,
  type Search,
  type Stage,
} from './drawing-layout.ts';
import { Landscape } from './landscape.tsx';
import { drawn, short, shortSize } from './short-numbers.ts';

interface AccountDrawingProps {
  searches: Search[];
  stage: Stage;
  className: string | undefined;
}

/** An account as it is read: some searches are struck out, the others flow to what they brought. */
export function AccountDrawing({ searches, stage, className }: AccountDrawingProps) {
  const kept = placeKept(searches, stage);
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
        {placeDropped(searches, stage).map((dropped) => (
          <Dropped key={dropped.search.query} {...dropped} stage={stage} />
        ))}
      </g>
      <g>
        {kept.map((placed) => (
          <Kept key={placed.search.query} {...placed} stage={stage} />
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
      <g transform={placeOf(field)}>
        <SearchField width={field.width} stage={stage} />
        <text className={classes.query} x={lensRoom(stage)} dy="0.34em">
          {search.query}
        </text>
      </g>
      <g>
        <circle className={classes.point} cx={point.x} cy={point.y} r={short(textSize * 0.42)} />
        <rect
          className={classes.label}
          x={short(label.x)}
          y={short(label.y - textSize * 0.85)}
          width={short(label.width)}
          height={short(textSize * 1.7)}
          rx="4"
        />
        <text
          className={classes.query}
          x={short(label.x + label.width / 2)}
          y={short(label.y)}
          dy="0.34em"
          fontSize={shortSize(textSize * 0.92)}
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
    <g className={classes.dropped} transform={placeOf(field)}>
      <g className={classes.tilted}>
        <SearchField width={field.width} stage={stage} />
        <text className={classes.unwanted} x={start} dy="0.34em">
          {search.query}
        </text>
        <path
          className={classes.strike}
          d={drawn`M${start - 3} 2C${start + struck * 0.3} -4 ${start + struck * 0.6} 6 ${end + 6} -3`}
          pathLength="1"
        />
        <text
          className={classes.reason}
          x={end + stage.textSize}
          dy="0.34em"
          fontSize={shortSize(stage.textSize * 0.92)}
        >
          {search.outcome}
        </text>
      </g>
    </g>
  );
}

const placeOf = ({ x, y, scale }: Field) =>
  drawn`translate(${x} ${y})${scale < 1 ? ` scale(${scale.toFixed(3)})` : ''}`;

/** A search field with its magnifier, centred on the line through its middle. */
function SearchField({ width, stage: { fieldHeight, textSize } }: { width: number; stage: Stage }) {
  const lens = textSize * 0.36;
  const centre = textSize * 1.3;
  return (
    <>
      <rect
        className={classes.field}
        y={-fieldHeight / 2}
        width={short(width)}
        height={fieldHeight}
        rx={fieldHeight / 2}
      />
      <path
        className={classes.lens}
        d={drawn`M${centre + lens} ${lens * 0.7}l${lens} ${lens}M${centre - lens} -1a${lens} ${lens} 0 1 1 ${lens * 2} 0a${lens} ${lens} 0 1 1 -${lens * 2} 0`}
      />
    </>
  );
}
