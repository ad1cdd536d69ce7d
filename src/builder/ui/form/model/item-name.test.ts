import { expect, it } from 'vitest';
import { itemName } from './item-name.ts';

it.each([
  ['Questions', 'Question'],
  ['Later changes', 'Later change'],
  ['Entries', 'Entry'],
  ['Searches', 'Search'],
  ['Days', 'Day'],
  ['Boxes', 'Box'],
])('names an item of “%s” by the singular', (title, name) => {
  expect(itemName({ title, itemSchema: {} })).toBe(name);
});

it('prefers the title of the item’s schema', () => {
  expect(itemName({ title: 'Plans', itemSchema: { title: 'Price plan' } })).toBe('Price plan');
});

it.each(['Legal', 'Proof', 'Progress'])('calls it an item if “%s” is no plural', (title) => {
  expect(itemName({ title, itemSchema: {} })).toBe('Item');
});
