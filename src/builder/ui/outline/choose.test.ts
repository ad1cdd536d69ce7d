import { expect, test } from 'vitest';
import { chooseAll, chooseOne, extendTo, moveChoice, toggle } from './choose.ts';

test('extends from the anchor in both directions', () => {
  const three = chooseOne(3);
  expect(extendTo(three, 5).indexes).toEqual([3, 4, 5]);
  expect(extendTo(extendTo(three, 5), 1)).toEqual({ anchor: 3, focus: 1, indexes: [1, 2, 3] });
});

test('adds and takes out single entries, but not the last', () => {
  const two = toggle(chooseOne(4), 1);
  expect(two).toEqual({ anchor: 1, focus: 1, indexes: [1, 4] });
  expect(toggle(two, 1)).toEqual({ anchor: 4, focus: 4, indexes: [4] });
  expect(toggle(toggle(two, 1), 4).indexes).toEqual([4]);
});

test('chooses several, or nothing', () => {
  expect(chooseAll([2, 3])).toEqual({ anchor: 2, focus: 2, indexes: [2, 3] });
  expect(chooseAll([])).toBeUndefined();
});

test('keeps entries chosen that have changed their places, unless one is gone', () => {
  const choice = { anchor: 1, focus: 2, indexes: [1, 2] };
  const swapped = [1, 0, 3, 2];
  expect(moveChoice(choice, (index) => swapped.indexOf(index))).toEqual({ anchor: 0, focus: 3, indexes: [0, 3] });
  expect(moveChoice(choice, (index) => [0, 1].indexOf(index))).toBeUndefined();
});
