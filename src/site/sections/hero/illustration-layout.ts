/** A search in the drawing. */
export interface Search {
  query: string;
  outcome: string;
  kept: boolean;
}

/** The canvas of the drawing; lengths in SVG units. */
export interface Stage {
  width: number;
  height: number;
  textSize: number;
  fieldHeight: number;
  /** The arched window with the landscape. */
  arch: { left: number; right: number; top: number };
  /** Position of the kept searches: their left or right ends, and the shift from one to the next. */
  kept: { left?: number; right?: number; top: number; pitch: number; shift: number };
  /** Whether excluded searches alternate with the kept ones in one column, instead of following below. */
  mixed: boolean;
  /** First and last outcome on the ridge. */
  ridge: { from: CanvasPoint; to: CanvasPoint };
  sun: CanvasPoint;
}

export interface CanvasPoint {
  x: number;
  y: number;
}

/** A search field with its position and length. */
export interface SearchField extends CanvasPoint {
  width: number;
  /** Scale, below 1 if the text is too long for the canvas. */
  scale: number;
}

/** A kept search: its field, the line from it, and the outcome at the end of the line. */
export interface KeptSearch {
  search: Search;
  field: SearchField;
  flow: string;
  point: CanvasPoint;
  label: CanvasPoint & { width: number };
}

/** An excluded search: its field, and the length of the struck-out text. */
export interface DroppedSearch {
  search: Search;
  field: SearchField;
  struck: number;
}

/** Beside the text on wide screens. */
export const WIDE: Stage = {
  width: 760,
  height: 664,
  textSize: 17,
  fieldHeight: 46,
  arch: { left: 384, right: 748, top: 16 },
  kept: { left: 2, top: 60, pitch: 144, shift: 0 },
  mixed: true,
  ridge: { from: { x: 462, y: 518 }, to: { x: 690, y: 284 } },
  sun: { x: 580, y: 222 },
};

/**
 * Below the text on narrow screens. Text, fields and window have the same size as on the wide canvas, so that the common
 * markup of both drawings compresses well.
 */
export const NARROW: Stage = {
  width: 425,
  height: 530,
  textSize: 17,
  fieldHeight: 46,
  arch: { left: 56, right: 420, top: 10 },
  kept: { right: 415, top: 36, pitch: 56, shift: -53 },
  mixed: false,
  ridge: { from: { x: 168, y: 360 }, to: { x: 369, y: 238 } },
  sun: { x: 136, y: 262 },
};

/** Letter widths of the text font in em. A pre-rendered drawing can't measure its text. */
const LETTERS: readonly [RegExp, number][] = [
  [/[ijl.,:;'’|]/, 0.27],
  [/[ftr\-() ]/, 0.36],
  [/[mwæMWÆ%@]/, 0.85],
  [/[A-ZÅØ0-9]/, 0.64],
];
const OTHER_LETTER = 0.55;

/** Length of a text at a font size. */
export const lengthOf = (text: string, size: number): number =>
  Math.round(
    [...text].reduce((sum, letter) => sum + (LETTERS.find(([shape]) => shape.test(letter))?.[1] ?? OTHER_LETTER), 0) *
      size,
  );

/** Space for the magnifier before the text. */
export const lensRoom = (stage: Stage): number => Math.round(stage.textSize * 2.35);

/** Clamps a value to bounds. */
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Distance from the center of the lowest search to the bottom edge, as a share of a field's height. */
const GROUND = 0.58;

/** The vertical centers of all searches, from top to bottom. */
interface Column {
  kept: number[];
  dropped: number[];
}

const columnOf = (searches: Search[], stage: Stage): Column => {
  const kept = searches.filter((search) => search.kept).length;
  const dropped = searches.length - kept;
  return stage.mixed ? mixedColumn(kept, dropped, stage) : stackedColumn(kept, dropped, stage);
};

/** Kept searches at the top, excluded ones at the bottom. */
function stackedColumn(kept: number, dropped: number, { kept: { top, pitch }, fieldHeight, height }: Stage): Column {
  const step = Math.min(pitch, (pitch * 3) / kept);
  const ground = height - fieldHeight * GROUND;
  return {
    kept: Array.from({ length: kept }, (_, index) => top + index * step),
    dropped: Array.from({ length: dropped }, (_, index) => ground - (dropped - 1 - index) * fieldHeight * 1.5),
  };
}

/** Kept and excluded searches alternate at even distances, so that the column has no gap. An excluded one is last. */
function mixedColumn(kept: number, dropped: number, { kept: { top }, ridge, fieldHeight, height }: Stage): Column {
  const before = Array.from({ length: dropped }, (_, index) => Math.floor(((index + 1) * kept) / dropped));
  const keptRows = Array.from({ length: kept }, (_, row) => row + before.filter((count) => count <= row).length);
  const droppedRows = before.map((count, index) => count + index);
  const rows = Math.max(kept + dropped - 1, 1);
  // The line of the lowest kept search must lead down to its outcome, not up through the hill.
  const step = Math.min(
    (height - fieldHeight * GROUND - top) / rows,
    (ridge.from.y - fieldHeight / 2 - top) / Math.max(keptRows.at(-1) ?? 0, 1),
  );
  const middle = (row: number) => Math.round(top + row * step);
  return { kept: keptRows.map(middle), dropped: droppedRows.map(middle) };
}

/** Kept searches from top to bottom; the first leads to the highest outcome, so that lines don't cross. */
export function layOutKept(searches: Search[], stage: Stage): KeptSearch[] {
  const kept = searches.filter((search) => search.kept);
  const column = columnOf(searches, stage);
  return kept.map((search, index) => {
    const y = column.kept[index] ?? stage.kept.top;
    const width = lensRoom(stage) + lengthOf(search.query, stage.textSize) + stage.textSize * 1.3;
    const shift = (stage.kept.shift * (y - stage.kept.top)) / stage.kept.pitch;
    const x = stage.kept.left ?? Math.max((stage.kept.right ?? 0) + shift - width, 2);
    const field = { x, y, width, scale: fit(x, width, stage) };
    const point = outcomeAt(kept.length === 1 ? 1 : 1 - index / (kept.length - 1), stage);
    return { search, field, flow: flowBetween(field, point, stage), point, label: labelAt(point, search, stage) };
  });
}

const fit = (x: number, width: number, stage: Stage) => Math.min(1, (stage.width - x) / width);

/** A point on the ridge: 0 is the first outcome, 1 the last. The slope increases. */
const outcomeAt = (share: number, { ridge: { from, to } }: Stage): CanvasPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: Math.round(from.y + (to.y - from.y) * share ** 1.2),
});

function flowBetween(field: SearchField, point: CanvasPoint, stage: Stage): string {
  if (stage.kept.left === undefined) {
    const start = {
      x: field.x + field.width * field.scale - stage.fieldHeight * 0.7,
      y: field.y + stage.fieldHeight / 2,
    };
    const reach = (point.y - start.y) * 0.5;
    return path`M${start.x} ${start.y}C${start.x} ${start.y + reach} ${point.x} ${point.y - reach} ${point.x} ${point.y}`;
  }
  const start = field.x + field.width * field.scale;
  return path`M${start} ${field.y}C${start + (point.x - start) * 0.62} ${field.y} ${point.x} ${field.y + (point.y - field.y) * 0.2} ${point.x} ${point.y}`;
}

/** The label of an outcome, relative to its point: below it, and inside the window. */
function labelAt(point: CanvasPoint, search: Search, { textSize, arch }: Stage): KeptSearch['label'] {
  const width = lengthOf(search.outcome, textSize * 0.92) + textSize * 1.2;
  const x = within(-width / 2, arch.left + 8 - point.x, arch.right - 8 - width - point.x);
  return { x, y: textSize * 1.9, width };
}

/** Excluded searches, each slightly displaced. */
export function layOutDropped(searches: Search[], stage: Stage): DroppedSearch[] {
  const dropped = searches.filter((search) => !search.kept);
  const column = columnOf(searches, stage);
  const { textSize } = stage;
  return dropped.map((search, index) => {
    const struck = lengthOf(search.query, textSize);
    const width = lensRoom(stage) + struck + lengthOf(search.outcome, textSize * 0.92) + textSize * 1.9;
    const x = 4 + ((dropped.length - 1 - index) % 2) * textSize * 0.4;
    const y = column.dropped[index] ?? stage.height;
    return { search, struck, field: { x, y, width, scale: fit(x, width, stage) } };
  });
}

/** The ridge through the outcomes across the window, irregular like a chart of real months. */
export function ridgeThrough(outcomes: CanvasPoint[], { arch, textSize }: Stage): string {
  const points = outcomes.toSorted((one, other) => one.x - other.x);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const months = points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const rise = next.y - point.y;
    const run = next.x - point.x;
    return [
      point,
      { x: point.x + run * 0.3, y: point.y + rise * 0.12 },
      { x: point.x + run * 0.55, y: point.y + rise * 0.66 },
      { x: point.x + run * 0.74, y: point.y + rise * 0.56 },
    ];
  });
  const line = [{ x: arch.left, y: first.y + textSize * 2 }, ...months, { x: arch.right, y: last.y - textSize * 2.4 }];
  return `M${line.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

/** Rounds a length to whole units (about pixels), because every further digit adds bytes without a visible difference. */
export const roundLength = (length: number): number => Math.round(length);

/** Rounds a font size to a tenth, because smaller steps than a unit are visible in text. */
export const roundSize = (size: number): number => Math.round(size * 10) / 10;

/** Template tag for path data and transforms; rounds the lengths. */
export const path = (texts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? roundLength(value) : value)));
