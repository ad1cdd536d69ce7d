import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NARROW, placeDropped, placeKept, ridgeThrough, WIDE, type Search } from './drawing-layout.ts';

const searches = fc.array(
  fc.record({
    query: fc.string({ minLength: 1, maxLength: 60 }),
    outcome: fc.string({ minLength: 1, maxLength: 20 }),
    kept: fc.boolean(),
  }),
  { minLength: 3, maxLength: 6 },
);

const search = (kept: boolean, query = 'espresso machine'): Search => ({ query, outcome: 'bought one', kept });

it.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('keeps every search on the %s stage', (_name, stage) => {
  fc.assert(
    fc.property(searches, (list) => {
      for (const { field } of [...placeKept(list, stage), ...placeDropped(list, stage)]) {
        expect(field.x).toBeGreaterThanOrEqual(0);
        expect(field.x + field.width * field.scale).toBeLessThanOrEqual(stage.width + 0.01);
        expect(field.y).toBeLessThan(stage.height);
      }
    }),
  );
});

it('sets searches and outcomes apart, and lets no line cross another', () => {
  for (const stage of [WIDE, NARROW])
    for (const count of [2, 3, 4, 5, 6]) {
      const kept = placeKept(
        Array.from({ length: count }, () => search(true)),
        stage,
      );
      for (const [index, placed] of kept.entries()) {
        const next = kept[index + 1];
        if (!next) continue;
        expect(next.field.y - placed.field.y).toBeGreaterThanOrEqual(stage.kept.pitch / 2);
        expect(placed.field.y).toBeLessThan(placed.point.y);
        // Further down on the left, further left and lower on the ridge.
        expect(next.point.x).toBeLessThan(placed.point.x);
        expect(next.point.y).toBeGreaterThan(placed.point.y);
      }
    }
});

it('rises to the last outcome, and is not drawn without any', () => {
  const [only] = placeKept([search(true), search(false), search(false)], WIDE);
  expect(only?.point).toEqual(WIDE.ridge.to);
  expect(ridgeThrough([], WIDE)).toBe('');
});

it('leaves no gap in the wide column: kept and excluded searches stand at even distances, by turns', () => {
  const list = [search(true), search(true), search(true), search(false), search(false)];
  const kept = placeKept(list, WIDE).map(({ field }) => field.y);
  const dropped = placeDropped(list, WIDE).map(({ field }) => field.y);
  const column = [...kept, ...dropped].toSorted((one, other) => one - other);
  const gaps = column.slice(1).map((y, index) => y - (column[index] ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  expect(dropped[0]).toBeLessThan(kept[1] ?? 0);
  expect(Math.max(...column)).toBeGreaterThan(WIDE.height - WIDE.fieldHeight);
});
