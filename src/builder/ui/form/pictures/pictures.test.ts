import { expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../protocol/transport.ts';
import { uploadProblem } from './pictures.ts';

it.each([
  ['scan.tiff', /Save it as PNG or JPG/],
  ['offer.pdf', /isn’t a picture/],
])('says what to do with %s', (name, words) => {
  expect(uploadProblem({ name, size: 1 })).toMatch(words);
});

it('leaves everything else to the server, but what is too large', () => {
  expect(uploadProblem({ name: 'photo.jpg', size: MAX_UPLOAD_BYTES })).toBeUndefined();
  for (const name of ['photo', 'Logo.SVG', 'IMG_2041.HEIC']) expect(uploadProblem({ name, size: 1 })).toBeUndefined();
  expect(uploadProblem({ name: 'photo.jpg', size: MAX_UPLOAD_BYTES + 1 })).toMatch(/larger than 10 MB/);
});

it('takes no drawing for social networks', () => {
  expect(uploadProblem({ name: 'Logo.SVG', size: 1 }, true)).toMatch(/Social networks show no/);
  expect(uploadProblem({ name: 'photo.jpg', size: 1 }, true)).toBeUndefined();
});
