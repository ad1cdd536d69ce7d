import { round } from './svg.ts';

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** Numbers as points in a box, the largest at the top; the bottom is zero, so that a small rise looks small. */
export function pointsIn(
  numbers: readonly number[],
  box: { x: number; y: number; width: number; height: number },
): Point[] {
  const top = Math.max(...numbers, 1);
  const step = box.width / Math.max(numbers.length - 1, 1);
  return numbers.map((value, index) => [
    round(box.x + index * step),
    round(box.y + box.height - (Math.max(value, 0) / top) * box.height),
  ]);
}

/** Straight lines through points, as path data. */
export const straight = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
