import { expect, it } from 'vitest';
import { hexColor } from './hex-color.ts';

it.each([
  ['#0f4c81', '#0f4c81'],
  [' #ABC ', '#aabbcc'],
  ['0F4C81', '#0f4c81'],
  ['fff', '#ffffff'],
  ['rgb(15, 76, 129)', '#0f4c81'],
  ['RGB(0 0 0)', '#000000'],
  ['red', undefined],
  ['#12345', undefined],
  ['rgb(300, 0, 0)', undefined],
  ['rgba(15, 76, 129, 0.5)', undefined],
  ['', undefined],
])('reads %j as %j', (text, color) => {
  expect(hexColor(text)).toBe(color);
});
