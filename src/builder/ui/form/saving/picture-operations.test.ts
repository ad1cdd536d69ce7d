import { expect, test } from 'vitest';
import { replacePicture } from './picture-operations.ts';

const PATH = ['sections', 0, 'portrait'];
const data = (portrait: object) => ({ sections: [{ portrait }] });
const OLD = { src: '/images/a.jpg', alt: { en: 'A', da: 'Et A' } };

test('changes the picture and its alternative texts together, and drops the focal point', () => {
  const operations = replacePicture(data({ ...OLD, focus: { x: 1, y: 2 } }), PATH, {
    src: '/images/b.jpg',
    alt: { en: 'B ', da: 'Et B' },
  });
  expect(operations).toEqual([
    { op: 'set', path: [...PATH, 'src'], value: '/images/b.jpg' },
    { op: 'set', path: [...PATH, 'alt', 'en'], value: 'B' },
    { op: 'set', path: [...PATH, 'alt', 'da'], value: 'Et B' },
    { op: 'remove', path: [...PATH, 'focus'] },
  ]);
});

test('leaves texts that stay', () => {
  const operations = replacePicture(data(OLD), PATH, { src: '/images/b.jpg', alt: OLD.alt });
  expect(operations).toEqual([{ op: 'set', path: [...PATH, 'src'], value: '/images/b.jpg' }]);
});
