import { expect, test } from 'vitest';
import { outlineCommand, type Key } from './outline-keys.ts';

const press = (key: string, ...held: (keyof Omit<Key, 'key'>)[]) =>
  outlineCommand({
    key,
    altKey: held.includes('altKey'),
    shiftKey: held.includes('shiftKey'),
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
  });

test('maps keys to commands', () => {
  expect(press('ArrowDown')).toBe('next');
  expect(press('ArrowDown', 'altKey')).toBe('move-down');
  expect(press('ArrowUp', 'shiftKey')).toBe('extend-up');
  expect(press('D')).toBe('duplicate');
  expect(press('a', 'ctrlKey')).toBe('all');
});

test('leaves the keys of the browser and of the shell alone', () => {
  expect(press('d', 'ctrlKey')).toBeUndefined();
  expect(press('z', 'metaKey')).toBeUndefined();
  expect(press('d', 'shiftKey')).toBeUndefined();
  expect(press('ArrowLeft', 'altKey')).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
