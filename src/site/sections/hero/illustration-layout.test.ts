import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NARROW, layOutDropped, layOutKept, ridgeThrough, WIDE, type Search } from './illustration-layout.ts';

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
] as const)('keeps every search on the %s canvas', (_name, stage) => {
  fc.assert(
    fc.property(searches, (list) => {
      for (const { field } of [...layOutKept(list, stage), ...layOutDropped(list, stage)]) {
        expect(field.x).toBeGreaterThanOrEqual(0);
        expect(field.x + field.width * field.scale).toBeLessThanOrEqual(stage.width + 0.01);
        expect(field.y).toBeLessThan(stage.height);
      }
    }),
  );
});

it('keeps searches and outcomes apart, and lines from crossing', () => {
  for (const stage of [WIDE, NARROW])
    for (const count of [2, 3, 4, 5, 6]) {
      const kept = layOutKept(
        Array.from({ length: count }, () => search(true)),
        stage,
      );
      for (const [index, placed] of kept.entries()) {
        const next = kept[index + 1];
        if (!next) continue;
        expect(next.field.y - placed.field.y).toBeGreaterThanOrEqual(stage.kept.pitch / 2);
        expect(placed.field.y).toBeLessThan(placed.point.y);
        // A search further down leads to a point further left and lower on the ridge.
        expect(next.point.x).toBeLessThan(placed.point.x);
        expect(next.point.y).toBeGreaterThan(placed.point.y);
      }
    }
});

it('draws the ridge up to the last outcome, and nothing without outcomes', () => {
  const [only] = layOutKept([search(true), search(false), search(false)], WIDE);
  expect(only?.point).toEqual(WIDE.ridge.to);
  expect(ridgeThrough([], WIDE)).toBe('');
});

it('alternates kept and excluded searches at even distances in the wide column', () => {
  const list = [search(true), search(true), search(true), search(false), search(false)];
  const kept = layOutKept(list, WIDE).map(({ field }) => field.y);
  const dropped = layOutDropped(list, WIDE).map(({ field }) => field.y);
  const column = [...kept, ...dropped].toSorted((one, other) => one - other);
  const gaps = column.slice(1).map((y, index) => y - (column[index] ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  expect(dropped[0]).toBeLessThan(kept[1] ?? 0);
  expect(Math.max(...column)).toBeGreaterThan(WIDE.height - WIDE.fieldHeight);
});
