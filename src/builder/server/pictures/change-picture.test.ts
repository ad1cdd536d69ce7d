import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePicture } from './change-picture.ts';

let root = '';
const folder = () => join(root, 'public/images');
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(folder(), { recursive: true });
  // Red on the left, blue on the right.
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#00c' } });
  writeFileSync(
    join(folder(), 'photo.png'),
    await picture
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const colorAt = async (file: string, left: number, top: number) => [
  ...(await sharp(join(folder(), file)).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

it('turns a picture to the right, and leaves the original', async () => {
  const before = readFileSync(join(folder(), 'photo.png'));
  expect(await changePicture(root, { path: '/images/photo.png', quarterTurns: 1 })).toMatchObject({
    ok: true,
    isNew: true,
    picture: { path: '/images/photo-turned.png', width: 20, height: 40 },
  });
  expect(await colorAt('photo-turned.png', 0, 0)).toEqual([204, 0, 0]);
  expect(await colorAt('photo-turned.png', 0, 39)).toEqual([0, 0, 204]);
  expect(readFileSync(join(folder(), 'photo.png'))).toEqual(before);
});

it('stores a part of a picture, also of a turned one and of a part', async () => {
  const crop = { x: 50, y: 0, width: 50, height: 100 };
  const part = { path: '/images/photo-cropped.png', width: 20, height: 20 };
  expect(await changePicture(root, { path: '/images/photo.png', quarterTurns: 0, crop })).toMatchObject({
    picture: part,
  });
  expect(await colorAt('photo-cropped.png', 0, 0)).toEqual([0, 0, 204]);
  // Turned twice, the right half is red.
  const turned = { path: '/images/photo-cropped-2.png', width: 20, height: 20 };
  expect(await changePicture(root, { path: '/images/photo.png', quarterTurns: 2, crop })).toMatchObject({
    picture: turned,
  });
  expect(await colorAt('photo-cropped-2.png', 0, 0)).toEqual([204, 0, 0]);
  const tiny = { x: 100, y: 99.9, width: 0, height: 0.01 };
  expect(await changePicture(root, { path: '/images/photo-cropped-2.png', quarterTurns: 0, crop: tiny })).toMatchObject(
    {
      picture: { path: '/images/photo-cropped-3.png', width: 1, height: 1 },
    },
  );
});

it.each(['/images/none.png', '/images/../../package.json', '/favicon.svg', '/images/logo.svg'])(
  'refuses %s',
  async (path) => {
    writeFileSync(join(folder(), 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await changePicture(root, { path, quarterTurns: 1 })).toMatchObject({ ok: false });
  },
);
