// @vitest-environment node
import type * as FileSystem from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSharePictures } from './render-share-pictures.ts';
import { sharePicture } from './share-picture.ts';

const symbol = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;
const picture = (file: string, title: string) => ({
  file,
  svg: sharePicture({ siteName: 'Mads', symbol, title, form: 'quiet' }),
});

/** Whether two that write wait for each other, so that they are always at the same step. */
const steps = vi.hoisted(() => ({ inPairs: false, waiting: undefined as (() => void) | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const writeFile = async (...words: Parameters<typeof real.writeFile>): Promise<void> => {
    await real.writeFile(...words);
    if (!steps.inPairs) return;
    const other = steps.waiting;
    steps.waiting = undefined;
    if (other) other();
    else await new Promise<void>((resolve) => (steps.waiting = resolve));
  };
  return { ...real, writeFile };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'));
});
afterEach(() => {
  steps.inPairs = false;
  return rm(folder, { recursive: true });
});

const render = (pictures: { file: string; svg: string }[], out = 'out', cache = 'cache') =>
  renderSharePictures(pictures, join(folder, out), join(folder, cache));
const read = (file: string) => readFile(join(folder, file));

it('draws pictures that are alike at the same time', async () => {
  steps.inPairs = true;
  await render([picture('us.png', 'Same'), picture('eu.png', 'Same')]);
  expect((await read('out/us.png')).equals(await read('out/eu.png'))).toBe(true);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
});
