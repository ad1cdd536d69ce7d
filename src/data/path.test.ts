import { expect, it } from 'vitest';
import { formatPath, isAtOrBelow, parsePath, type Path } from './path.ts';

it.each<[string, Path]>([
  ['sections[2].title.en', ['sections', 2, 'title', 'en']],
  ['', []],
  ['rows[10][0]', ['rows', 10, 0]],
])('reads and writes the path %s', (name, path) => {
  expect(parsePath(name)).toEqual(path);
  expect(formatPath(path)).toBe(name);
});

it.each<[Path, Path, boolean]>([
  [['a', 1, 'b'], ['a', 1], true],
  [['a', 1], ['a', 1], true],
  [['a'], ['a', 1], false],
  [['b', 1], ['a'], false],
])('knows whether %j is at or below %j', (path, base, expected) => {
  expect(isAtOrBelow(path, base)).toBe(expected);
});
