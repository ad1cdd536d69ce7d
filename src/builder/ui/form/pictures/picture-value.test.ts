import { expect, it } from 'vitest';
import { missingAlt, pictureValueOf } from './picture-value.ts';
import { fileName } from '../../state/file-name.ts';
import { formatBytes } from './pictures.ts';

it.each([
  [undefined, { src: '', alt: {} }],
  [
    { src: '/images/a.svg', alt: { en: 'A', da: 7 } },
    { src: '/images/a.svg', alt: { en: 'A' } },
  ],
  [
    { src: 'x', alt: null, focus: { x: 1, y: 2 } },
    { src: 'x', alt: {}, focus: { x: 1, y: 2 } },
  ],
  [
    { src: 'x', alt: {}, focus: { x: 'left' } },
    { src: 'x', alt: {} },
  ],
])('reads %j', (value, picture) => expect(pictureValueOf(value)).toEqual(picture));

it('asks for the alternative text in every language', () => {
  const languages = [{ code: 'en' }, { code: 'da' }];
  expect(missingAlt({ src: 'x', alt: { en: 'A', da: ' ' } }, languages)).toEqual([{ code: 'da' }]);
  expect(missingAlt({ src: 'x', alt: { en: 'A', da: 'B' } }, languages)).toEqual([]);
});

it('formats names and sizes', () => {
  expect(fileName('/images/cases/ascently.svg')).toBe('ascently.svg');
  expect([999, 12_400, 1_440_000].map(formatBytes)).toEqual(['999 B', '12 kB', '1.4 MB']);
});
