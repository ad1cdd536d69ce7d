import { round } from '../../../content/outputs/og-image/drawing/svg.ts';

/** A point in pixels. */
export type ChartPoint = readonly [x: number, y: number];

/**
 * Maps numbers to points in a box. The largest is at the top and zero at the bottom, so that a small rise looks small.
 */
export function pointsIn(
  numbers: readonly number[],
  box: { x: number; y: number; width: number; height: number },
): ChartPoint[] {
  const top = Math.max(...numbers, 1);
  const step = box.width / Math.max(numbers.length - 1, 1);
  return numbers.map((value, index) => [
    round(box.x + index * step),
    round(box.y + box.height - (Math.max(value, 0) / top) * box.height),
  ]);
}

/** Returns path data for straight lines through points. */
export const straightPath = (points: readonly ChartPoint[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
