import { expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../../protocol/transport.ts';
import { uploadProblem } from './pictures.ts';

it.each([
  ['Logo.SVG', /Export it as PNG/],
  ['IMG_2041.HEIC', /save it as JPG/],
  ['IMG_2041.heif', /save it as JPG/],
  ['scan.tiff', /Save it as PNG or JPG/],
  ['offer.pdf', /isn’t a picture/],
])('says what to do with %s', (name, words) => {
  expect(uploadProblem({ name, size: 1 })).toMatch(words);
});

it('leaves everything else to the server, but what is too large', () => {
  expect(uploadProblem({ name: 'photo.jpg', size: MAX_PICTURE_BYTES })).toBeUndefined();
  expect(uploadProblem({ name: 'photo', size: 1 })).toBeUndefined();
  expect(uploadProblem({ name: 'photo.jpg', size: MAX_PICTURE_BYTES + 1 })).toMatch(/larger than 10 MB/);
});
